import ProjectModel
import SourceText

/// The text that a command reads from standard input in place of a file.
package enum StandardInput {
  /// The path of standard input, also in findings.
  package static let path = "<stdin>"

  /// Whether a text is a route table, and not a storyboard or a source file.
  package static func isTable(_ bytes: [UInt8]) -> Bool { Inputs.Kind(contents: bytes) == .table }
}

extension FileSystem {
  /// The files, with a text at ``StandardInput/path`` that cannot be written.
  package func adding(standardInput bytes: [UInt8]) -> FileSystem {
    let disk = self
    var files = self
    files.kind = { $0 == StandardInput.path ? .file : disk.kind($0) }
    files.target = { $0 == StandardInput.path ? .file : disk.target($0) }
    files.realPath = { $0 == StandardInput.path ? $0 : disk.realPath($0) }
    files.identity = { $0 == StandardInput.path ? nil : disk.identity($0) }
    files.contents = { path throws(FileProblem) in
      path == StandardInput.path ? bytes : try disk.contents(path)
    }
    files.stage = { path, bytes throws(FileProblem) in
      if path == StandardInput.path { throw FileProblem(reason: "it is standard input") }
      return try disk.stage(path, bytes)
    }
    return files
  }
}

extension Inputs.Kind {
  /// The kind of a text without a name: XML begins with `<`, JSON with `{`, and Swift with neither.
  init(contents bytes: [UInt8]) {
    // A byte order mark and the zeros of wide characters come before the first character.
    let first = bytes.first { !Ascii.isSpace($0) && $0 != 0 && $0 < 0x80 }
    self =
      switch first {
      case UInt8(ascii: "<"): .storyboard
      case UInt8(ascii: "{"): .table
      default: .source
      }
  }
}
