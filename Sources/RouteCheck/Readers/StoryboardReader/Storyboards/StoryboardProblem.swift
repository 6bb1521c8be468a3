/// Why a file is not a storyboard, and where.
package struct StoryboardProblem: Error {
  package var reason: Reason
  /// The offset of the first byte at fault.
  package var offset: Int

  package enum Reason: Equatable {
    case xml(XMLProblem.Reason)
    /// The root element belongs to the format before Xcode 5.
    case archive
    /// The name of the root element is not `document`.
    case wrongRoot(String)
    /// The type of the document belongs to another kind of file.
    case wrongType(String)
  }

  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  package init(_ problem: XMLProblem) {
    self.init(.xml(problem.reason), at: problem.offset)
  }
}

extension StoryboardProblem: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .xml(let reason): XMLProblem(reason: reason, offset: offset).description
    case .archive:
      "the file has the storyboard format before Xcode 5 ('archive'); open and save it in Xcode"
    case .wrongRoot(let name):
      "the file is not a storyboard: expected the root element 'document', found '\(name)'"
    case .wrongType(let type): "the file is not a storyboard: the type of the document is '\(type)'"
    }
  }
}
