import Foundation

/// A folder of its own for one run of the tool, inside another one that must stay as it is.
struct Sandbox {
  let outer: String
  /// The current folder of the run.
  let folder: String

  /// Makes the items.
  ///
  /// - Returns: `nil` if the file system cannot hold them.
  init?(_ items: [Attempt.Item]) throws {
    let manager = FileManager.default
    outer = manager.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
      .path(percentEncoded: false)
    folder = outer + "/inside/here"
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("untouched".utf8).write(to: URL(filePath: outer + "/canary"))
    for item in items where try !make(item) {
      remove()
      return nil
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: outer) }

  private func make(_ item: Attempt.Item) throws -> Bool {
    let manager = FileManager.default
    func path(_ name: String) throws -> String {
      let path = "\(folder)/\(name)"
      let parent = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
      try manager.createDirectory(atPath: String(parent), withIntermediateDirectories: true)
      return path
    }
    switch item {
    case .file(let name, let bytes): return write(bytes, to: Array(try path(name).utf8))
    case .folder(let name):
      try manager.createDirectory(atPath: try path(name), withIntermediateDirectories: true)
      return true
    case .link(let name, let target): return symlink(target, try path(name)) == 0
    case .hardLink(let name, let target):
      return Foundation.link("\(folder)/\(target)", try path(name)) == 0
    case .pipe(let name): return mkfifo(try path(name), 0o600) == 0
    case .sparse(let name, let size):
      let path = try path(name)
      return write([], to: Array(path.utf8)) && truncate(path, off_t(size)) == 0
    case .rawName(let name, let bytes):
      return write(bytes, to: Array("\(folder)/".utf8) + name)
    }
  }

  private func write(_ bytes: [UInt8], to path: [UInt8]) -> Bool {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Every path in the outer folder, with what identifies its contents.
  func contents() -> [String: String] {
    var result: [String: String] = [:]
    var open = [""]
    while let path = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: outer + path)) ?? []
      for name in names {
        let path = "\(path)/\(name)"
        var status = stat()
        guard lstat(outer + path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
          result[path] = "folder"
          open.append(path)
        case S_IFREG where status.st_size < 1 << 20:
          let data = try? Data(contentsOf: URL(filePath: outer + path))
          result[path] = data.map { $0.base64EncodedString() } ?? "unreadable"
        case S_IFREG: result[path] = "\(status.st_size) bytes"
        case S_IFLNK:
          let target = try? FileManager.default.destinationOfSymbolicLink(atPath: outer + path)
          result[path] = "link to \(target ?? "?")"
        default: result[path] = "other"
        }
      }
    }
    return result
  }
}
