import SwiftScanner

/// Why a document is no well-formed XML, and where.
package struct XMLProblem: Error, Hashable {
  package var reason: Reason
  /// The byte at fault, from 0.
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
    /// Foundation's parser gave up for another reason, with this code of its own.
    case refused(code: Int)
  }
}

extension XMLProblem: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .empty: "the file is empty"
    case .notXML: "this is no XML: the file does not begin with a tag"
    case .encoding(let name): "the encoding is \(name), and a storyboard is UTF-8"
    case .invalidUTF8: "the bytes are no valid UTF-8"
    case .character(let byte): "control character \(byte) is not allowed in XML"
    case .documentType:
      "a document type declaration is refused: Interface Builder writes none, and it can define "
        + "entities"
    case .processingInstruction:
      "a processing instruction is refused: Interface Builder writes none, and Foundation's XML "
        + "parser crashes on some"
    case .undefinedEntity(let name): "entity '\(name)' is not defined"
    case .invalidReference: "this '&' begins no character reference"
    case .expected(let what): "expected \(what)"
    case .duplicateAttribute(let name): "attribute '\(name)' is given twice"
    case .unclosed(let name): "element '\(name)' is never closed; the file may be cut off"
    case .mismatchedEndTag(let found, let expected):
      "found '</\(found)>' where '</\(expected)>' is expected"
    case .unexpectedEndTag(let name): "'</\(name)>' closes nothing"
    case .contentAfterRoot: "nothing may follow the root element"
    case .unterminated(let what): "\(what) is never closed; the file may be cut off"
    case .forbiddenSequence(let text): "'\(text)' is not allowed here"
    case .refused(code: 1):
      "the document is too large or nested too deeply for Foundation's XML parser"
    case .refused(code: 97): "the document is of another version of XML than 1.0"
    case .refused(let code): "Foundation's XML parser refuses the document, with its code \(code)"
    }
  }
}
