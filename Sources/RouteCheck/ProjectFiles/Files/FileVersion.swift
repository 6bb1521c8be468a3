import Foundation

/// The version of a file, which differs after the file is saved or replaced.
package struct FileVersion: Equatable, Sendable {
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  private let number: UInt64

  package init(size: Int64, seconds: Int64, nanoseconds: Int64 = 0, number: UInt64 = 0) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.number = number
  }

  /// The version of the file at a path on disk, with links followed; `nil` when nothing exists there.
  static func onDisk(_ path: String) -> FileVersion? {
    guard let status = FileSystem.status(of: path, following: true) else { return nil }
    // The time of change, which no program can set back.
    #if canImport(Darwin)
      let date = status.st_ctimespec
    #else
      let date = status.st_ctim
    #endif
    return FileVersion(
      size: Int64(status.st_size),
      seconds: Int64(date.tv_sec),
      nanoseconds: Int64(date.tv_nsec),
      number: UInt64(status.st_ino)
    )
  }
}
