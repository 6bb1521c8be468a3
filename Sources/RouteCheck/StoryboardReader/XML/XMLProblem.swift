/// Why a document is not well-formed XML, and where.
package struct XMLProblem: Error, Hashable {
  package var reason: Reason
  /// The offset of the first byte at fault.
  package var offset: Int

  package enum Reason: Hashable {
    case empty
    case notXML
    case encoding(String)
    case invalidUTF8
    case character(UInt8)
    case documentType
    case processingInstruction
    case undefinedEntity(String)
    case invalidReference
    case expected(String)
    case duplicateAttribute(String)
    case unclosed(String)
    case mismatchedEndTag(found: String, expected: String)
    case unexpectedEndTag(String)
    case contentAfterRoot
    case unterminated(String)
    case forbiddenSequence(String)
    /// Foundation's parser failed for another reason, with one of its error codes.
    case refused(code: Int)
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
    case .documentType:
      "document type declarations are not supported: Interface Builder does not write them, and "
        + "they can define entities"
    case .processingInstruction:
      "processing instructions are not supported: Interface Builder does not write them, and "
        + "Foundation's XML parser crashes on some"
    case .undefinedEntity(let name): "entity '\(name)' is not defined"
    case .invalidReference:
      "'&' does not begin a character reference; write '&amp;' for the character"
    case .expected(let what): "expected \(what)"
    case .duplicateAttribute(let name): "duplicate attribute '\(name)'"
    case .unclosed(let name): "element '\(name)' is not closed; the file may be cut off"
    case .mismatchedEndTag(let found, let expected):
      "expected '</\(expected)>', found '</\(found)>'"
    case .unexpectedEndTag(let name): "'</\(name)>' has no start tag"
    case .contentAfterRoot: "content after the root element"
    case .unterminated(let what): "\(what) is not closed; the file may be cut off"
    case .forbiddenSequence(let text): "'\(text)' is not allowed here"
    case .refused(code: 1):
      "the document is too large or nested too deeply for Foundation's XML parser"
    case .refused(code: 97): "the XML version of the document is not 1.0"
    case .refused(let code): "Foundation's XML parser failed with error \(code)"
    }
  }
}
