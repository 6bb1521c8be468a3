import Foundation

/// The availability of UIKit's declarations, from the list in the tests of RoutesUIKit.
///
/// The test double has no `@available` of its own, so that code for one platform can be compiled.
struct UIKitSignatures {
  /// Since when platforms have a declaration; `nil` for a platform that does not.
  typealias Availability = [String: Version?]

  /// The availability by the name of a declaration, such as `UIView.addSubview(_:)`.
  private var availability: [String: Availability] = [:]
  private var supertypes: [String: [String]] = [:]

  /// Reads the list: types, and below them their members, each followed by its availability.
  init(path: String) throws {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    var type = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: " | ").map(String.init)
      let isMember = columns[0].hasPrefix("  ")
      if !isMember {
        let parts = columns[0].split(separator: " : ").map(String.init)
        type = parts[0].split(separator: " ")[1].description
        supertypes[type, default: []] += parts.dropFirst().flatMap {
          $0.split(separator: ", ").map(String.init)
        }
      }
      if columns.count > 1 {
        let name = isMember ? "\(type).\(Self.name(of: columns[0]))" : type
        availability[name] = Self.availability(columns[1])
      }
    }
  }

  /// The availability of a declaration, or of the one that it overrides.
  func availability(of path: [String]) -> Availability? {
    if let found = availability[path.joined(separator: ".")] { return found }
    guard let name = path.last else { return nil }
    for type in supertypes[path.dropLast().joined(separator: "."), default: []] {
      if let found = availability(of: type.split(separator: ".").map(String.init) + [name]) {
        return found
      }
    }
    return nil
  }

  /// Reads a text such as `iOS 3.2, no tvOS`.
  private static func availability(_ text: String) -> Availability {
    var availability: Availability = [:]
    for item in text.split(separator: ", ") {
      let words = item.split(separator: " ").map(String.init)
      if words[0] == "no" {
        availability[words[1]] = .some(nil)
      } else {
        availability[words[0]] = Version(words[1])
      }
    }
    return availability
  }

  /// The name of a member, with its labels.
  private static func name(of declaration: String) -> String {
    let words = declaration.split(separator: " ", maxSplits: 3).map(String.init)
    let keyword = words.first {
      ["func", "var", "let", "case"].contains($0) || $0.hasPrefix("init")
    }
    guard let keyword, let start = declaration.range(of: keyword) else { return declaration }
    let isInitializer = keyword.hasPrefix("init")
    let rest = declaration[(isInitializer ? start.lowerBound : start.upperBound)...]
      .drop { $0 == " " }
    let name = String(rest.prefix { !"(:? ".contains($0) }).replacing("`", with: "")
    guard isInitializer || keyword == "func" else { return name }
    return "\(name)(\(labels(in: rest)))"
  }

  /// The labels of the parameters of a function, each with its colon.
  private static func labels(in function: Substring) -> String {
    var labels = ""
    var label = ""
    var depth = 0
    for character in function {
      switch character {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0 { return labels }
      case ":" where depth == 1:
        labels += "\(label.drop { " (,".contains($0) }):"
      default: break
      }
      label = depth == 1 && "(,".contains(character) ? "" : label + String(character)
    }
    return labels
  }
}
