import ProjectLoading
import ProjectModel
import Routes
import RuleRunning
import SourceText

/// One side of a comparison: files of the disk or of a revision.
struct DiffSide {
  /// The file or folder that is read.
  var path: String
  var files: FileSystem
  /// The revision of the files; `nil` for files of the disk.
  var revision: String?

  /// The two sides of a comparison, from the operands of a command line.
  ///
  /// A file or folder is a side. Any other operand is a revision, or a range of two.
  ///
  /// - Parameter beginsWithRevision: Whether the first operand is a revision, even if a file has its name.
  /// - Throws: ``UsageError`` without a second side, and ``FileProblem`` for an unknown operand, or one
  ///   that is both.
  static func sides(
    of operands: [String],
    beginsWithRevision: Bool,
    _ console: Console
  ) throws -> (old: DiffSide, new: DiffSide) {
    let first = operands[0]
    let second = operands.count > 1 ? operands[1] : nil
    let hasFirst = try !beginsWithRevision && console.isPath(first)
    if !hasFirst, let range = RevisionRange(first) {
      let path = second ?? "."
      let old = try range.isFromMergeBase ? console.mergeBase(of: range) : range.old
      return (
        try console.side(ofRevision: old, at: path),
        try console.side(ofRevision: range.new, at: path)
      )
    }
    guard let second else {
      if hasFirst || console.revisions == nil { throw UsageError("missing argument NEW") }
      return (
        try console.side(ofRevision: first, at: "."), DiffSide(path: ".", files: console.files)
      )
    }
    let hasSecond = try console.isPath(second)
    // A revision beside a path is read at that path.
    let path = hasFirst ? first : hasSecond ? second : "."
    func side(_ operand: String, isPath: Bool) throws(FileProblem) -> DiffSide {
      if isPath { return DiffSide(path: operand, files: console.files) }
      return try console.side(ofRevision: operand, at: path)
    }
    return (try side(first, isPath: hasFirst), try side(second, isPath: hasSecond))
  }

  /// Reads the side, with its screens and with the configuration that applies to it.
  ///
  /// - Parameter shared: The configuration for both sides; `nil` for the configuration of the side.
  /// - Throws: ``ConfigurationProblem`` or ``FileProblem`` for a configuration that cannot be used.
  func load(
    _ arguments: Arguments,
    _ shared: Settings?,
    _ console: Console
  ) async throws -> Project {
    var console = console
    console.files = files
    var loader = ProjectLoader(arguments, try shared ?? settings(), console)
    loader.readsWireframes = true
    return await loader.load([path])
  }

  /// The settings of the nearest configuration of the side.
  private func settings() throws -> Settings {
    guard let place = Configuration.nearest(to: path, in: files) else {
      return Settings(Configuration())
    }
    do {
      return Settings(try Configuration.read(place.path, from: files), in: place.folder)
    } catch let problem as ConfigurationProblem {
      guard let revision else { throw problem }
      throw problem.inRevision(revision)
    }
  }
}

/// Two revisions with two or three periods between them; a missing one is the current commit.
struct RevisionRange {
  var old: String
  var new: String
  /// Whether the old side is the common ancestor, as with three periods.
  var isFromMergeBase: Bool

  /// Reads a range; `nil` for another text, such as a path.
  init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    var after = text[dots.upperBound...]
    isFromMergeBase = after.first == "."
    if isFromMergeBase { after.removeFirst() }
    let before = text[..<dots.lowerBound]
    // No revision begins with a period, or begins or ends with a slash; a path such as '../App' does.
    if before.isEmpty && after.isEmpty || after.first == "." || after.first == "/"
      || before.last == "/"
    {
      return nil
    }
    (old, new) = (before.isEmpty ? "HEAD" : "\(before)", after.isEmpty ? "HEAD" : "\(after)")
  }
}

extension Console {
  /// Whether an operand is a file or folder, and no revision.
  ///
  /// - Throws: ``FileProblem`` if it is both.
  fileprivate func isPath(_ operand: String) throws(FileProblem) -> Bool {
    if files.target(operand) == nil { return false }
    // No revision begins so.
    if operand.hasBytePrefix(".") || operand.hasBytePrefix("/") { return true }
    let range = RevisionRange(operand)
    for revision in range.map({ [$0.old, $0.new] }) ?? [operand] {
      guard let revisions, (try? revisions.contains(revision)) == true else { return true }
    }
    throw FileProblem(
      reason: """
        '\(operand)' is a file or folder and also a git revision; write './\(operand)' for the path, or \
        add '--revision' for the revision
        """
    )
  }

  fileprivate func side(
    ofRevision revision: String,
    at path: String
  ) throws(FileProblem) -> DiffSide {
    let revisions = try revisions(for: revision)
    // The paths of a revision are relative to the current folder.
    var path = path
    if path.utf8.first == UInt8(ascii: "/"), let current = files.realPath(".") {
      path = Path.relative(files.realPath(path) ?? path, from: current)
    }
    return DiffSide(path: path, files: try revisions.files(revision, path), revision: revision)
  }

  fileprivate func mergeBase(of range: RevisionRange) throws(FileProblem) -> String {
    _ = try revisions(for: range.old)
    return try revisions(for: range.new).mergeBase(range.old, range.new)
  }

  /// The one or two revisions of a text.
  private func revisions(for revision: String) throws(FileProblem) -> Revisions {
    guard let revisions else {
      throw FileProblem(
        reason: "there is no file or folder '\(revision)'\(files.nearPathHint(revision))"
      )
    }
    do throws(FileProblem) {
      if try revisions.contains(revision) { return revisions }
    } catch {
      let hint = files.nearPathHint(revision)
      throw FileProblem(
        reason: "there is no file or folder '\(revision)', and no revision: \(error.reason)\(hint)"
      )
    }
    let near = SpellingSuggestion.closest(to: revision, among: try revisions.names())
    let hint = near.map { SpellingSuggestion.hint($0) } ?? files.nearPathHint(revision)
    throw FileProblem(reason: "there is no file, folder or git revision '\(revision)'\(hint)")
  }
}
