import SwiftScanner

/// Why a file is no storyboard, and where.
package struct StoryboardProblem: Error, Hashable {
  package var reason: Reason
  /// The byte at fault, from 0.
  package var offset: Int

  package enum Reason: Hashable {
    case xml(XMLProblem.Reason)
    case archive
    case wrongRoot(String)
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
      "this is a storyboard of the format before Xcode 5 ('archive'); open and save it in Xcode"
    case .wrongRoot(let name): "this is no storyboard: the root is '\(name)' and not 'document'"
    case .wrongType(let type): "this is no storyboard: the document's type is '\(type)'"
    }
  }
}
