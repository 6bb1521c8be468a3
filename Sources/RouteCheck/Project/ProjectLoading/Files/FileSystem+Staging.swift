import Foundation
import SourceText

extension FileSystem {
  /// Writes a draft next to the target and renames it when it is committed, so that the target never
  /// has a part of its contents.
  ///
  /// A link is kept, and its target is written. A device or a pipe cannot be replaced, so that the
  /// bytes are written to it when they are committed.
  static func stageFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) -> StagedFile {
    switch kind(of: path, following: true) {
    case .file?, nil: break
    case .folder?: throw FileProblem(reason: "it is a folder")
    case .link?, .other?:
      return StagedFile(
        commit: { () throws(FileProblem) in try write(bytes, to: path, O_WRONLY) },
        discard: {}
      )
    }
    let target = try followingLinks(path)
    let old = status(of: target, following: false)
    // An administrator can write any file, also one that its owner protects.
    if let old, old.st_mode & 0o222 == 0 { throw FileProblem(reason: "it is read-only") }
    // The name does not extend the target's, which may already have the maximum length.
    let name = "\(draftPrefix)\(getpid())-\(UUID().uuidString)"
    let draft = Path.join(Path.folder(target), name)
    do throws(FileProblem) {
      try write(bytes, to: draft, O_WRONLY | O_CREAT | O_EXCL, replacing: old)
    } catch {
      unlink(draft)
      throw error
    }
    return StagedFile(
      commit: { () throws(FileProblem) in
        guard rename(draft, target) == 0 else { throw lastProblem() }
      },
      discard: { unlink(draft) }
    )
  }

  private static let draftPrefix = ".routecheck-"

  /// Removes the drafts in a folder whose process has ended.
  static func removeDrafts(in folder: String) {
    for (name, kind) in (try? readFolder(folder.isEmpty ? "." : folder)) ?? [] where kind == .file {
      guard name.hasBytePrefix(draftPrefix) else { continue }
      let parts = name.dropFirst(draftPrefix.count).split(separator: "-", maxSplits: 1)
      // Signal 0 only asks whether the process exists.
      guard parts.count == 2, let process = pid_t(parts[0]),
        UUID(uuidString: String(parts[1])) != nil,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(Path.join(folder, name))
    }
  }

  /// The path at the end of links, where a file may not exist yet.
  private static func followingLinks(_ path: String) throws(FileProblem) -> String {
    var path = path
    // The system follows 40 links, and the path at their end is none.
    for _ in 0...40 {
      guard let status = status(of: path, following: false), kind(ofMode: status.st_mode) == .link
      else { return path }
      let target = try linkTarget(path)
      path = target.hasBytePrefix("/") ? target : Path.join(Path.folder(path), target)
    }
    throw lastProblem(ELOOP)
  }

  /// The target of a link. Foundation may change `errno` before it throws.
  private static func linkTarget(_ path: String) throws(FileProblem) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { throw lastProblem() }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Opens a file and writes all bytes.
  ///
  /// - Parameter old: The file that this one replaces, whose owner and permissions it gets.
  private static func write(
    _ bytes: [UInt8],
    to path: String,
    _ flags: Int32,
    replacing old: stat? = nil
  ) throws(FileProblem) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw lastProblem() }
      throw FileProblem(reason: "there is no folder '\(Path.folder(path))'")
    }
    defer { close(descriptor) }
    if let old {
      // Only an administrator can give a file away.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      fchmod(descriptor, old.st_mode & 0o7777)
    }
    let problem = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    guard problem == 0 else { throw lastProblem(problem) }
  }

  /// Writes all bytes to an open file, and returns the system's error code; 0 for success.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Foundation.write(descriptor, start, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 {
        return EIO
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
