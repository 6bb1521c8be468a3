import CodeFacts
import Routes

extension SourceIndex {
  /// The storyboard member that a path means, and the position of its file; `nil` unless there is
  /// exactly one.
  ///
  /// - Parameter path: `["UIStoryboard", "main"]`. A single name means a member of the type around the code,
  ///   or of a type above that.
  func storyboard(
    _ path: [ExactString],
    in type: ExactString,
    of file: Int
  ) -> (constant: StoryboardConstant, file: Int)? {
    let app = apps[file]
    guard let name = path.last, path.count <= 2 else { return nil }
    let owners: [ExactString]? =
      if path.count == 1 {
        ancestors(of: type, in: app)
      } else if path[0].isEmpty {
        ["UIStoryboard", "NSStoryboard"]
      } else {
        owner([path[0]], around: type, in: app).map { [$0] }
      }
    guard let owners else { return nil }
    var found: [(constant: StoryboardConstant, file: Int)] = []
    for owner in owners {
      guard let members = storyboards(named: name, of: owner, in: app) else { return nil }
      found += members
    }
    // Several members are for several platforms, or override each other.
    guard found.count == 1, let member = found.first else { return nil }
    let isOfObject = path.count == 1 || path[0] == "Self"
    return isOfObject && mayDiffer(member.constant.type, in: app) ? nil : member
  }

  /// Whether a member may be overridden below its type, or be a protocol's default.
  private func mayDiffer(_ type: ExactString, in app: App) -> Bool {
    isInherited(type) || isProtocol(type, in: app)
  }
}
