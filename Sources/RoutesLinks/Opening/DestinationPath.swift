import Routes

/// The destinations that led to an app's state, as a list for storage.
///
/// A list that an older version of the app has written is read up to the first case that the enum no
/// longer has. ``cut`` has the reason.
public struct DestinationPath<Target> {
  /// The destinations, in the order in which they are opened.
  public let destinations: [Target]
  /// The part that was cut off; `nil` if the list is whole.
  public let cut: Cut?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - destinations: The destinations, in the order in which they are opened.
  ///   - cut: The part that was cut off.
  public init(_ destinations: [Target], cut: Cut? = nil) {
    self.destinations = destinations
    self.cut = cut
  }

  /// The end of a list that cannot be used.
  public struct Cut: Hashable, Sendable {
    /// The number of destinations that were cut off.
    public var count: Int
    /// Why the first of them cannot be used.
    public var reason: Reason

    /// Creates a cut from its parts.
    public init(count: Int, reason: Reason) {
      self.count = count
      self.reason = reason
    }
  }

  /// Why a destination cannot be used.
  public enum Reason: Hashable, Sendable {
    /// The destination cannot be read, for example because the enum no longer has the case.
    case unreadable(String)
    /// The graph refused to open the destination, or a closure failed.
    case refused(String)
  }
}

extension DestinationPath: Sendable where Target: Sendable {}
extension DestinationPath: Equatable where Target: Equatable {}
extension DestinationPath: Hashable where Target: Hashable {}

extension DestinationPath.Cut: CustomStringConvertible {
  /// The part that was cut off, and why.
  public var description: String {
    let what = count == 1 ? "1 destination was" : "\(count) destinations were"
    switch reason {
    case .unreadable(let problem):
      let which = count == 1 ? "it" : "the first"
      return "\(what) cut off, because \(which) cannot be read: \(problem)"
    case .refused(let problem): return "\(what) cut off: \(problem)"
    }
  }
}

extension DestinationPath: Encodable where Target: Encodable {
  /// Encodes the destinations, without the part that was cut off.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(destinations)
  }
}

extension DestinationPath: Decodable where Target: Decodable {
  /// Decodes the destinations up to the first that cannot be read.
  ///
  /// - Throws: `DecodingError` when there is no list.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var destinations: [Target] = []
    while !container.isAtEnd {
      do {
        destinations.append(try container.decode(Target.self))
      } catch {
        let count = max(1, (container.count ?? 0) - destinations.count)
        self.init(destinations, cut: Cut(count: count, reason: .unreadable("\(error)")))
        return
      }
    }
    self.init(destinations)
  }
}

extension DestinationPath where Target: Linkable {
  /// The links to the destinations, separated by semicolons.
  ///
  /// - Throws: ``LinkError`` when the table of links has issues, and for the first destination that has
  ///   no link.
  /// - Complexity: O(*p* + *n*) in the number of patterns and the length of the links.
  public var link: String {
    get throws(LinkError) {
      let table = try LinkTable<Target>()
      return try destinations.map(table.link).joined(separator: ";")
    }
  }

  /// Reads links, separated by semicolons, up to the first that does not lead to a destination.
  ///
  /// - Parameter link: The links.
  /// - Throws: ``LinkError/table(_:)`` when the table of links has issues.
  /// - Complexity: O(*p* + *n*) in the number of patterns and the length of the links.
  public init(link: String) throws(LinkError) {
    let table = try LinkTable<Target>()
    let links = link.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
    var destinations: [Target] = []
    for link in links {
      do throws(LinkError) {
        destinations.append(try table.destination(for: link))
      } catch {
        let count = links.count - destinations.count
        self.init(destinations, cut: Cut(count: count, reason: .unreadable("\(error)")))
        return
      }
    }
    self.init(destinations)
  }
}

extension ControllerGraph {
  /// The destinations that led to the controllers in the graph.
  ///
  /// ```swift
  /// let path = graph.destinations(of: AppDestination.self)
  /// ```
  ///
  /// A controller from another request has no destination. The destination of the visible controller is
  /// the last, so that ``open(_:)-([Target])`` leads to it again.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  public var destinations: [any Destination] {
    reading {
      var found: [any Destination] = []
      var pending = rootNode.map { [$0] } ?? []
      while let node = pending.popLast() {
        if let destination = node.destination { found.append(destination) }
        if let presented = node.presented { pending.append(presented) }
        pending += (node.embedded + inOrderOfOpening(node)).reversed()
          .compactMap { self.node(of: $0) }
      }
      return found
    }
  }

  /// The children of a container, the one in front last; of a stack from the root upwards.
  private func inOrderOfOpening(_ node: Node) -> [any Controller] {
    guard let content = node.content, node.stack == nil else {
      return node.children
    }
    return node.children.filter { $0 !== content } + [content]
  }

  /// The destinations of one enum that led to the controllers in the graph.
  ///
  /// - Parameter type: The app's enum of destinations.
  /// - Complexity: O(*n*) in the number of controllers.
  public func destinations<Target: Destination>(
    of type: Target.Type
  ) -> DestinationPath<Target> {
    DestinationPath(destinations.compactMap { $0 as? Target })
  }

  /// Opens the destinations of a list up to the first that is refused.
  ///
  /// ```swift
  /// let path = graph.destinations(of: AppDestination.self)
  /// let restored = graph.restore(path)
  /// if let cut = restored.cut { print(cut) }
  /// ```
  ///
  /// The destinations are opened one after the other, each as a whole. The first that cannot be read or
  /// opened ends the list, so that the others survive an update of the app that drops a screen. So does
  /// the 501st, because a list from outside of the app may have any length.
  ///
  /// - Parameter path: The list, as ``destinations(of:)`` returned it.
  /// - Returns: The opened destinations, and the reason why the rest was cut off.
  /// - Complexity: That of ``open(_:)-(Target)`` for each destination, at most 500 of them.
  @discardableResult
  public func restore<Target: Destination>(
    _ path: DestinationPath<Target>
  ) -> DestinationPath<Target> where Target.Parent == Target? {
    let limit = 500
    func cut(at position: Int, _ reason: String) -> DestinationPath<Target> {
      let count = path.destinations.count - position + (path.cut?.count ?? 0)
      return DestinationPath(
        Array(path.destinations.prefix(position)),
        cut: .init(count: count, reason: .refused(reason))
      )
    }
    for (position, destination) in path.destinations.enumerated() {
      if position == limit { return cut(at: position, "a list has at most \(limit) destinations") }
      do {
        try open(destination)
      } catch {
        return cut(at: position, "\(error)")
      }
    }
    return path
  }
}
