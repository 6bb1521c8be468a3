import Foundation
import SourceText

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
  package init(_ bytes: [UInt8]) throws(PropertyListProblem) {
    if bytes.starts(with: "bplist".utf8) {
      throw PropertyListProblem(
        message: "it is a binary property list; convert it with 'plutil -convert xml1'"
      )
    }
    // Property lists may be in UTF-16.
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let text = isUTF16 ? String(bytes: bytes, encoding: .utf16).map { Array($0.utf8) } : bytes
    // A mark of byte order, which is not ASCII, may be in front.
    let first = text?.first(where: { $0 < 0x80 && !Ascii.isSpace($0) })
    guard first == UInt8(ascii: "<") else {
      var reader = OldPropertyListReader(text ?? bytes)
      self = try reader.read()
      return
    }
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { throw PropertyListProblem(message: "it is not a property list") }
    self.init(value: value)
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
