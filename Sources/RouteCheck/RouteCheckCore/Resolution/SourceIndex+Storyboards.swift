import StoryboardReader
import SwiftScanner

extension SourceIndex {
  /// The one member that a path means which is a storyboard, and the position of its file.
  ///
  /// - Parameters:
  ///   - path: `["UIStoryboard", "main"]`; a name by itself means a member of the type around the
  ///     code or of one above that.
  func storyboard(
    _ path: [String],
    in type: String,
    of file: Int
  ) -> (constant: StoryboardConstant, file: Int)? {
    let root = files[file].root
    guard let name = path.last, path.count <= 2 else { return nil }
    let owners: [String] =
      if path.count == 1 {
        ancestors(of: type, in: root)
      } else if path[0].isEmpty {
        ["UIStoryboard", "NSStoryboard"]
      } else {
        [holder([path[0]], in: type, root: root)]
      }
    let found = owners.flatMap { owner in
      members(of: owner, storyboards(named: name, of: owner, from: root), root, by: \.constant.type)
    }
    // Of several, one is that of another platform or overrides another, and nobody knows which.
    guard found.count == 1, let member = found.first else { return nil }
    let isOfObject = path.count == 1 || path[0] == "Self"
    return isOfObject && mayDiffer(member.constant.type, root) ? nil : member
  }

  /// Whether an object may have another member than the one of a type: that of a class below, or
  /// its own one instead of a protocol's.
  private func mayDiffer(_ type: String, _ root: String) -> Bool {
    isInherited(type) || isProtocol(type, from: root)
  }
}
