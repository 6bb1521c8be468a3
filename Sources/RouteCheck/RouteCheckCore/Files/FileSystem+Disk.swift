import Foundation

extension FileSystem {
  /// The files of this machine.
  package static let disk = FileSystem(
    kind: { path in status(of: path, following: false) },
    target: { path in status(of: path, following: true) },
    contents: { path throws(FileProblem) in try readFile(path) },
    entries: { path throws(FileProblem) in try readFolder(path) },
    stage: { path, bytes throws(FileProblem) in try stageFile(path, bytes) }
  )

  private static func status(of path: String, following: Bool) -> FileKind? {
    var status = stat()
    let result = following ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? kind(ofMode: status.st_mode) : nil
  }

  static func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The system's message for an error code, by default that of the call that just failed.
  package static func lastProblem(_ code: Int32 = errno) -> FileProblem {
    FileProblem(reason: String(cString: strerror(code)).lowercased())
  }

  private static func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw lastProblem() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastProblem() }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileProblem(reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      while count < size {
        let done = read(descriptor, start + count, size - count)
        if done > 0 {
          count += done
        } else if done == 0 {
          return
        } else if errno != EINTR {
          failed = true
          return
        }
      }
    }
    if failed { throw lastProblem() }
    return bytes
  }

  private static func readFolder(
    _ path: String
  ) throws(FileProblem) -> [(name: String, kind: FileKind)] {
    guard let folder = opendir(path) else { throw lastProblem() }
    defer { closedir(folder) }
    var entries: [(name: String, kind: FileKind)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        {
          String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .file))
      case Int32(DT_DIR): entries.append((name, .folder))
      case Int32(DT_LNK): entries.append((name, .link))
      default:
        if let kind = status(of: "\(path)/\(name)", following: false) {
          entries.append((name, kind))
        }
      }
    }
    return entries
  }
}
