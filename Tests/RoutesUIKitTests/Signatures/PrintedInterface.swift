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
  /// Lines that do not say since when, and on which platforms, UIKit has the declaration.
  private(set) var unmarked: [String] = []

  /// Reads the list.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/UIKitSignatures.txt").standardized
    self.init(text: try String(contentsOf: file, encoding: .utf8))
  }

  init(text: String) {
    var name = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: " | ")
      let declaration = columns[0]
      let isMarked = columns.last?.wholeMatch(of: Self.availability) != nil
      if !isMarked, !declaration.hasPrefix("extension ") { unmarked.append(String(line)) }
      if declaration.hasPrefix("  ") {
        types[name, default: TypeDeclaration()].members.append(Signature.normalized(declaration))
        continue
      }
      let head = declaration.split(separator: " ", maxSplits: 1)
      let parts = head[1].split(separator: head[0] == "typealias" ? " = " : " : ")
      name = String(parts[0])
      if head[0] == "extension" { continue }
      types[name, default: TypeDeclaration()].keyword = String(head[0])
      types[name]?.supertypes = (parts.dropFirst().first ?? "").split(separator: ", ").map(
        String.init
      )
    }
  }

  /// What follows a declaration, such as `iOS 13, tvOS 13` or `iOS 3.2, no tvOS`.
  private static var availability: Regex<Substring> { #/iOS [0-9.]+, (?:tvOS [0-9.]+|no tvOS)/# }

  /// A type, its superclasses and the protocols of all of them.
  func lineage(of type: String) -> [String] {
    [type] + (types[type]?.supertypes ?? []).flatMap(lineage)
  }
}
