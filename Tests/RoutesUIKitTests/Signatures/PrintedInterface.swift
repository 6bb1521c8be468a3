import Foundation

/// Declarations of UIKit as `Fixtures/UIKitSignatures.txt` lists them.
struct PrintedInterface {
  struct TypeDeclaration {
    /// The word that declares it, such as `class`.
    var keyword = ""
    /// The superclass, if it has one, and then protocols.
    var supertypes: [String] = []
    var members: [String] = []
  }

  /// The types by name. A type alias is a type without members.
  private(set) var types: [String: TypeDeclaration] = [:]

  /// Reads the list.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/UIKitSignatures.txt").standardized
    self.init(text: try String(contentsOf: file, encoding: .utf8))
  }

  init(text: String) {
    var name = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        types[name, default: TypeDeclaration()].members.append(Signature.normalized(line))
        continue
      }
      let head = line.split(separator: " ", maxSplits: 1)
      let parts = head[1].split(separator: head[0] == "typealias" ? " = " : " : ")
      name = String(parts[0])
      if head[0] == "extension" { continue }
      types[name, default: TypeDeclaration()].keyword = String(head[0])
      types[name]?.supertypes = (parts.dropFirst().first ?? "").split(separator: ", ").map(
        String.init
      )
    }
  }

  /// A type, its superclasses and the protocols of all of them.
  func lineage(of type: String) -> [String] {
    [type] + (types[type]?.supertypes ?? []).flatMap(lineage)
  }
}
