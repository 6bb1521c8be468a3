import Foundation

/// A value of a property list, such as `project.pbxproj`, which has the old format with braces.
package enum PropertyList: Equatable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The strings of a list; empty for anything else.
  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }
}

/// The reason why a property list cannot be read.
package struct PropertyListProblem: Error, Equatable {
  package var message: String
  /// The line of the mistake; 1 if it is unknown.
  package var line: UInt32 = 1
}

extension PropertyList {
  /// Reads a property list in the old format or in XML. Xcode and other tools write both.
  ///
  /// The parts of a binary list can be shared, so that a few bytes become a list of any size.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8]) throws(PropertyListProblem) {
    if bytes.starts(with: "bplist".utf8) {
      throw PropertyListProblem(
        message: "it is a binary property list; convert it with 'plutil -convert xml1'"
      )
    }
    do {
      self.init(
        value: try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      )
    } catch {
      throw PropertyListProblem(error as NSError, isXML: bytes.first == UInt8(ascii: "<"))
    }
  }

  private init(value: Any) {
    switch value {
    // Most values are texts, and a cast that fails takes long.
    case let text as String: self = .text(text)
    case let members as [String: Any]: self = .dictionary(members.mapValues(Self.init(value:)))
    case let values as [Any]: self = .list(values.map(Self.init(value:)))
    default: self = .text("\(value)")
    }
  }
}

extension PropertyListProblem {
  /// Extracts message and line from Foundation's error, such as `Missing ';' on line 3`.
  ///
  /// They are only in the description of an underlying error, which is about the old format even for
  /// XML that cannot be read.
  fileprivate init(_ error: NSError, isXML: Bool) {
    message = "it is not a property list"
    if isXML { return }
    let old = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
    let words = #/"([^"]+?)(?: starting)? (?:on|at) line ([0-9]+)/#
    guard let found = old.firstMatch(of: words), let line = UInt32(found.2) else { return }
    message = found.1.prefix(1).lowercased() + found.1.dropFirst()
    self.line = line
  }
}
