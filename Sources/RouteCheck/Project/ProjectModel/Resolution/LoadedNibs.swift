import CodeFacts
import Routes

/// The nibs that code loads by a known name.
package struct LoadedNibs: Sendable {
  package struct Load: Sendable {
    package var name: ExactString
    package var use: NibUse
    /// The position of the file.
    package var file: Int
    /// The class of the File's Owner, as written; `nil` if it is unknown.
    package var owner: ExactString?
  }

  package private(set) var all: [Load] = []
  private var byName: [ExactString: [Int]] = [:]
  private let index: SourceIndex

  package init(_ code: ProjectCode) {
    index = code.index
    for (file, use) in code.uses(\.facts.nibUses) {
      let owner = use.ownerType
      let name =
        use.name.map { index.resolve($0, in: use.type, of: file).known }
        ?? owner.map(SourceIndex.lastName)
      guard let name else { continue }
      byName[name, default: []].append(all.count)
      all.append(Load(name: name, use: use, file: file, owner: owner))
    }
  }

  package func loads(of name: ExactString, in app: App) -> [Load] {
    (byName[name] ?? []).lazy.map { all[$0] }.filter { index.apps[$0.file].sees(app) }
  }

  /// The class of the File's Owner of a xib: the class that the xib states, if code loads the xib with
  /// it, or if it loads the xib by its name; or else the only class that code loads the xib with. `nil` if it is
  /// unknown, because any object can own a nib.
  package func owner(of xib: ExactString, stated: ExactString?, in app: App) -> ExactString? {
    // `FeedViewController` loads `FeedView` or `FeedViewController`.
    if stated == xib || xib.hasSuffix("View") && stated == "\(xib)Controller" { return stated }
    let owners = Set(loads(of: xib, in: app).compactMap(\.owner))
    if let stated, owners.contains(stated) { return stated }
    guard let owner = owners.first, owners.count == 1 else { return nil }
    // An object of a class may be one of its subclasses.
    if let stated, index.inherits(stated, from: owner, in: app) != false { return stated }
    return owner
  }
}

extension NibUse {
  /// The class of the File's Owner, as written; `nil` if it is unknown.
  package var ownerType: ExactString? {
    switch owner {
    case .own: type.isEmpty ? nil : type
    case .instance(let type): type
    case .other: nil
    }
  }
}
