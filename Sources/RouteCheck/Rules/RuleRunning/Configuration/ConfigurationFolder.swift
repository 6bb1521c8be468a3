import ProjectLoading
import SourceText

/// The folder of a configuration. The paths of the configuration are relative to it.
package struct ConfigurationFolder: Sendable {
  /// The folder, as a path from the current one; empty for the current folder.
  private let folder: String
  /// The path from the folder to the current one, if the folder is above it.
  private let below: String

  package init(_ folder: String = "", below: String = "") {
    self.folder = folder.isEmpty || folder == "." ? "" : Path.tidy(folder)
    self.below = below
  }

  /// The path that leads from the current folder to one of the configuration.
  package func path(_ path: String) -> String { Path.resolve(folder, path) }

  func isAtOrBelow(_ path: String) -> Bool {
    let path = Path.tidy(path)
    if !below.isEmpty { return false }
    return path == "." || path == folder || folder.hasBytePrefix(path + "/")
  }

  /// The path from the folder to a file, or an absolute path outside of the folder.
  package func relative(_ path: String) -> String {
    let path = Path.tidy(path)
    let isAbsolute = path.hasBytePrefix("/")
    if !below.isEmpty, !isAbsolute { return Path.resolve(below, path) }
    if folder.isEmpty { return path }
    if path.hasBytePrefix(folder + "/") {
      return String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
    }
    if isAbsolute || folder.hasBytePrefix("/") { return path }
    return folder.split(at: "/").map { _ in "../" }.joined() + path
  }
}

extension Configuration {
  package struct Place: Sendable {
    package var path: String
    package var folder: ConfigurationFolder

    package init(path: String, folder: ConfigurationFolder) {
      self.path = path
      self.folder = folder
    }
  }

  /// Finds the configuration of a path: the nearest one in its folder or above it, or else in the
  /// current folder or above it; `nil` if there is none.
  ///
  /// A folder above the current one counts only inside a repository, up to the folder with `.git`,
  /// because anybody can write a file into a shared folder.
  package static func nearest(to path: String, in files: FileSystem) -> Place? {
    let isFolder = files.target(path) == .folder
    let start = isFolder ? Path.tidy(path) : Path.folder(Path.tidy(path))
    let current = files.realPath(".").flatMap { $0.hasBytePrefix("/") ? $0 : nil }
    let above = Path.ancestors(of: start == "." ? "" : start)
    let trusted = above.firstIndex { isRepository($0, in: files) || $0 == current } ?? 0
    let inside = start.hasBytePrefix("/") ? above[...trusted] : above[...]
    for folder in inside + [""] {
      let candidate = Path.join(folder, Path.configuration)
      if files.kind(candidate) != nil {
        return Place(path: candidate, folder: ConfigurationFolder(folder))
      }
      if isRepository(folder, in: files) { return nil }
    }
    guard let current else { return nil }
    let outside = Path.ancestors(of: current).dropFirst()
    guard let top = outside.firstIndex(where: { isRepository($0, in: files) }) else { return nil }
    for folder in outside[...top] where !folder.isEmpty {
      let candidate = Path.join(folder, Path.configuration)
      guard files.kind(candidate) != nil else { continue }
      let below = ConfigurationFolder(folder).relative(current)
      return Place(path: candidate, folder: ConfigurationFolder(folder, below: below))
    }
    return nil
  }

  private static func isRepository(_ folder: String, in files: FileSystem) -> Bool {
    files.kind(Path.join(folder, ".git")) != nil
  }
}
