import Routes

/// Paths as plain text, with `/` between their parts.
///
/// They are divided at bytes, as in file systems, also if a combining character follows a slash.
package enum Path {
  /// The name of a configuration that is found without `--config`.
  package static let configuration = ".routecheck.json"

  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasByteSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path without `.` parts, repeated slashes and a trailing slash.
  package static func tidy(_ path: String) -> String {
    let parts = path.split(at: "/").filter { $0 != "." }
    let tidied = parts.joined(separator: "/")
    if path.hasBytePrefix("/") { return "/" + tidied }
    return tidied.isEmpty ? "." : tidied
  }

  /// The part after the last slash.
  package static func name(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    guard let end = path.utf8.lastIndex(where: { $0 != slash }) else { return path }
    let name = path.utf8[...end].lastIndex(of: slash).map { path.utf8[$0...end].dropFirst() }
    return String(decoding: name ?? path.utf8[...end], as: UTF8.self)
  }

  package static func isSwift(_ path: String) -> Bool { path.hasByteSuffix(".swift") }

  /// Whether the file is compiled separately, unlike a header.
  package static func isSource(_ path: String) -> Bool {
    [".swift", ".m", ".mm"].contains { path.hasByteSuffix($0) }
  }

  package static func isOfInterfaceBuilder(_ path: String) -> Bool {
    path.hasByteSuffix(".storyboard") || path.hasByteSuffix(".xib")
  }

  /// The folder of a path; empty for a name alone.
  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }

  /// The name without its last extension.
  package static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// The last extension of the name, without its period; `nil` if there is none.
  package static func fileExtension(_ path: String) -> String? {
    let rest = name(path).utf8.dropFirst(stem(path).utf8.count)
    return rest.count < 2 ? nil : String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  /// A path relative to a folder, with `..` resolved if possible.
  package static func resolve(_ folder: String, _ path: String?) -> String {
    guard let path, !path.isEmpty else { return folder }
    if path.hasBytePrefix("/") { return tidy(path) }
    var parts = folder.split(at: "/")
    for part in path.split(at: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasBytePrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path from a folder to a file, both absolute.
  package static func relative(_ path: String, from folder: String) -> String {
    let (parts, start) = (tidy(path).split(at: "/"), tidy(folder).split(at: "/"))
    let common = zip(parts, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let ways = start.dropFirst(common).map { _ in ".." } + parts.dropFirst(common).map { "\($0)" }
    return ways.isEmpty ? "." : ways.joined(separator: "/")
  }

  /// Whether a path comes before another one, in the order of their bytes.
  ///
  /// The order of `String` takes names for equal that differ in normalization alone.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    ExactString(one) < ExactString(other)
  }

  /// The folder and the folders above it, innermost first. The last one is empty, or `/`, unless
  /// there are more than ``depth``.
  package static func ancestors(of folder: String) -> [String] {
    var folders = [folder]
    while folders.count < depth, let last = folders.last, !last.isEmpty, last != "/" {
      folders.append(Self.folder(last))
    }
    return folders
  }

  /// The number of folders above a file in which projects and storyboards are searched. Without it,
  /// the time for nested folders would grow with the cube of their number.
  private static let depth = 128
}
