/// Why a document is not well-formed XML, and where.
package struct XMLProblem: Error {
  package var reason: Reason
  /// The offset of the first byte at fault.
  package var offset: Int

  package enum Reason: Equatable {
    case empty
    case notXML
    case encoding(String)
    case invalidUTF8
    case character(UInt8)
    /// U+FFFE or U+FFFF.
    case noncharacter(UInt32)
    case declaration
    case version
    case documentType
    case processingInstruction
    case undefinedEntity(String)
    case invalidReference
    case expected(String)
    case duplicateAttribute(String)
    case undeclaredPrefix(String)
    case unclosed(String)
    case mismatchedEndTag(found: String, expected: String)
    case unexpectedEndTag(String)
    case contentAfterRoot
    case unterminated(String)
    case forbiddenSequence(String)
  }
}

extension XMLProblem: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .empty: "the file is empty"
    case .notXML: "the file is not XML: it does not begin with a tag"
    case .encoding(let name): "expected UTF-8, found \(name)"
    case .invalidUTF8: "the file is not valid UTF-8"
    case .character(let byte): "control character \(byte) is not allowed in XML"
    case .noncharacter(let code):
      "U+\(String(code, radix: 16, uppercase: true)) is not a character of XML"
    case .declaration: "the XML declaration is damaged; expected '<?xml version=\"1.0\"?>'"
    case .version: "the XML version of the document is not 1.0"
    case .documentType:
      "document type declarations are not supported: Interface Builder does not write them, and "
        + "they can define entities"
    case .processingInstruction:
      "processing instructions are not supported: Interface Builder does not write them"
    case .undefinedEntity(let name): "entity '\(name)' is not defined"
    case .invalidReference:
      "'&' does not begin a character reference; write '&amp;' for the character"
    case .expected(let what): "expected \(what)"
    case .duplicateAttribute(let name): "duplicate attribute '\(name)'"
    case .undeclaredPrefix(let prefix): "no element declares the prefix '\(prefix)'"
    case .unclosed(let name): "element '\(name)' is not closed; the file may be cut off"
    case .mismatchedEndTag(let found, let expected):
      "expected '</\(expected)>', found '</\(found)>'"
    case .unexpectedEndTag(let name): "'</\(name)>' has no start tag"
    case .contentAfterRoot: "content after the root element"
    case .unterminated(let what): "\(what) is not closed; the file may be cut off"
    case .forbiddenSequence(let text): "'\(text)' is not allowed here"
    }
  }
}
