import RouteCheckCore
import Routes

/// One side of a comparison: files of the disk, or those of a revision.
struct DiffSide {
  /// The file or folder that is read.
  var path: String
  var files: FileSystem

  /// The two sides that the operands of a command line mean.
  ///
  /// An operand that is a file or folder is one; any other one is a revision, or a range of two.
  ///
  /// - Throws: ``UsageError`` without a second side, and ``FileProblem`` for what is neither.
  static func sides(
    of operands: [String],
    _ console: Console
  ) throws -> (old: DiffSide, new: DiffSide) {
    let first = operands[0]
    let second = operands.count > 1 ? operands[1] : nil
    if console.files.target(first) == nil, let range = Range(first) {
      let path = second ?? "."
      return (
        try console.side(ofRevision: range.old, at: path),
        try console.side(ofRevision: range.new, at: path)
      )
    }
    let hasFirst = console.files.target(first) != nil
    guard let second else {
      guard !hasFirst, console.revisions?.contains(first) == true else {
        throw UsageError.missingArgument("NEW")
      }
      return (
        try console.side(ofRevision: first, at: "."), DiffSide(path: ".", files: console.files)
      )
    }
    let hasSecond = console.files.target(second) != nil
    // A revision beside a path is read at that path.
    let path = hasFirst ? first : hasSecond ? second : "."
    func side(_ operand: String, isPath: Bool) throws(FileProblem) -> DiffSide {
      if isPath { return DiffSide(path: operand, files: console.files) }
      return try console.side(ofRevision: operand, at: path)
    }
    return (try side(first, isPath: hasFirst), try side(second, isPath: hasSecond))
  }

  /// Reads the side, with its screens.
  func load(_ arguments: Arguments, _ console: Console) async -> Project {
    var loader = ProjectLoader(
      files: files,
      concurrency: arguments[.jobs].flatMap { Int($0) } ?? console.concurrency
    )
    loader.readsWireframes = true
    return await loader.load([path])
  }

  /// Two revisions with two periods between them; a missing one is the current commit.
  private struct Range {
    var old: String
    var new: String

    init?(_ text: String) {
      guard let dots = text.firstRange(of: "..") else { return nil }
      let parts = [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
      if parts.allSatisfy(\.isEmpty) || parts[1].hasPrefix(".") { return nil }
      (old, new) = (parts[0].isEmpty ? "HEAD" : parts[0], parts[1].isEmpty ? "HEAD" : parts[1])
    }
  }
}

extension Console {
  fileprivate func side(
    ofRevision revision: String,
    at path: String
  ) throws(FileProblem) -> DiffSide {
    guard let revisions else {
      throw FileProblem(
        reason: "there is no file or folder '\(revision)'\(files.nearPathHint(revision))"
      )
    }
    return DiffSide(path: path, files: try revisions.files(revision, path))
  }
}
