import Foundation

extension FileSystem {
  package static let disk = FileSystem(
    kind: { path in kind(of: path, following: false) },
    target: { path in kind(of: path, following: true) },
    realPath: { path in realPath(path) },
    identity: { path in identity(of: path) },
    contents: { path throws(FileProblem) in try readFile(path) },
    entries: { path throws(FileProblem) in try readFolder(path) },
    stage: { path, bytes throws(FileProblem) in try stageFile(path, bytes) },
    removeDrafts: { folder in removeDrafts(in: folder) }
  )

  static func kind(of path: String, following: Bool) -> FileKind? {
    status(of: path, following: following).map { kind(ofMode: $0.st_mode) }
  }

  static func status(of path: String, following: Bool) -> stat? {
    var status = stat()
    let result = following ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status : nil
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func identity(of path: String) -> FileIdentity? {
    status(of: path, following: true).map {
      FileIdentity(device: UInt64(truncatingIfNeeded: $0.st_dev), number: UInt64($0.st_ino))
    }
  }

  static func kind(ofMode mode: mode_t) -> FileKind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The system's message for an error code, by default for the call that just failed.
  package static func lastProblem(_ code: Int32 = errno) -> FileProblem {
    FileProblem(reason: String(cString: strerror(code)).lowercased())
  }

  private static func readFile(_ path: String) throws(FileProblem) -> [UInt8] {
    // A device may act when it is opened, so its kind is checked first.
    try checkKind(of: path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw lastProblem() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastProblem() }
    guard kind(ofMode: status.st_mode) == .file else {
      throw FileProblem(reason: "it is not a regular file")
    }
    let size = Int(status.st_size)
    guard size <= maximumSize else {
      throw FileProblem(
        reason: "it has \(size >> 20) MB; files of more than \(maximumSize >> 20) MB are not read"
      )
    }
    // Room for one more byte, to notice that the file has grown.
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      while count < buffer.count {
        let done = read(descriptor, start + count, buffer.count - count)
        if done < 0, errno == EINTR { continue }
        if done < 0 { problem = errno }
        if done <= 0 { return }
        count += done
      }
    }
    guard problem == 0 else { throw lastProblem(problem) }
    guard bytes.count == size else {
      throw FileProblem(reason: "its size changed while it was read; try again")
    }
    return bytes
  }

  private static func checkKind(of path: String) throws(FileProblem) {
    switch kind(of: path, following: true) {
    case .file?: return
    case .folder?: throw FileProblem(reason: "it is a folder")
    case .link?, .other?: throw FileProblem(reason: "it is not a regular file")
    case nil:
      let code = errno
      guard code == ENOENT, kind(of: path, following: false) == .link else {
        throw lastProblem(code)
      }
      throw FileProblem(reason: "it is a link to a file that does not exist")
    }
  }

  static func readFolder(
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
        if let kind = kind(of: "\(path)/\(name)", following: false) {
          entries.append((name, kind))
        }
      }
    }
    return entries
  }
}
