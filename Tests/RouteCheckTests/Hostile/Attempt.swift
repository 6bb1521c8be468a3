/// One attempt to make the tool crash, hang, lose something or write where it must not.
///
/// Every attempt must end in time with one of its exit statuses, print nothing that controls a
/// terminal, change no file but those that it may write, and print the same with any `--jobs`.
/// An attempt states what it requires beyond that.
struct Attempt: Sendable {
  let kind: Kind
  let name: String
  /// The command line. With `shell` set, a script in which `$TOOL` is the tool.
  var words: [String]
  var isShell = false
  /// What is in the current folder.
  var items: [Item] = []
  /// The exit statuses, one of which is required.
  var statuses: Set<Int32> = [0]
  /// Texts that must occur in the output or in the errors.
  var fragments: [String] = []
  /// The files that the tool may write or change.
  var writes: Set<String> = []
  /// What the output must be beyond that.
  var check: Check = .findings
  var environment: [String: String] = [:]
  /// Whether the command has an option `--jobs`.
  var takesJobs = true

  enum Kind: String, CaseIterable, Sendable {
    case names
    case storyboards
    case sources
    case tables
    case configurations
    case projects
    case paths
    case commandLines = "command lines"
    case outputs
    case explorations
    case maps
  }

  /// What the standard output must be.
  enum Check: Sendable {
    case nothing
    /// Findings as text, each on a line of its own.
    case findings
    /// An output with structure, compared with that of the same input with harmless names.
    case structure(Syntax)
  }

  /// An output syntax whose structure can be compared.
  enum Syntax: Sendable {
    case json
    case gitHub
    case markup
    case mermaid
    case markdown
    case columns
    case swift
  }

  /// Something that is on disk before the tool runs.
  enum Item: Sendable {
    case file(String, [UInt8])
    case folder(String)
    case link(String, to: String)
    /// A second name of a file that is made before.
    case hardLink(String, to: String)
    case pipe(String)
    /// A file of this size that takes no space.
    case sparse(String, size: Int)
    /// A file whose name is bytes that are no text.
    case rawName([UInt8], [UInt8])

    static func text(_ path: String, _ text: String) -> Item { .file(path, Array(text.utf8)) }
  }
}

extension Attempt {
  /// Whether the output is meant to be read by a runner of workflows.
  var printsCommands: Bool {
    if case .structure(.gitHub) = check { true } else { false }
  }

  /// An attempt that validates what is in the folder.
  static func validate(
    _ kind: Kind,
    _ name: String,
    _ items: [Item],
    _ statuses: Set<Int32> = [1],
    saying fragments: String...,
    words: [String] = ["validate"]
  ) -> Attempt {
    Attempt(
      kind: kind,
      name: name,
      words: words,
      items: items,
      statuses: statuses,
      fragments: fragments
    )
  }
}
