import Foundation
import TestSupport

/// The files of a folder, and changes of them, one for each time that the tool waits.
actor WatchEdits {
  typealias Edit = @Sendable (inout [String: String]) -> Void

  private let folder: TemporaryFolder
  private var files: [String: String]
  private let edits: [Edit]
  /// The date that all folders keep; `nil` if they get a new one with each change.
  private let folderDate: Date?
  private(set) var sleeps: [Duration] = []

  init(
    _ folder: TemporaryFolder,
    _ files: [String: String],
    _ edits: [Edit],
    folderDate: Date?
  ) throws {
    self.folder = folder
    self.files = files
    self.edits = edits
    self.folderDate = folderDate
    for (path, text) in files {
      try folder.write(path, text)
      try Self.date(folderOf: path, in: folder, folderDate ?? .now)
    }
  }

  /// Dates the folder of a file: each change has a time of its own, however fast the test is.
  private static func date(folderOf path: String, in folder: TemporaryFolder, _ date: Date) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date],
      ofItemAtPath: (folder.path(path) as NSString).deletingLastPathComponent
    )
  }

  /// Makes the next change; without one, it throws as an interrupt does.
  func sleep(_ duration: Duration) throws {
    sleeps.append(duration)
    guard sleeps.count <= edits.count else { throw CancellationError() }
    let old = files
    edits[sleeps.count - 1](&files)
    let date = folderDate ?? Date(timeIntervalSinceNow: Double(sleeps.count))
    for path in old.keys where files[path] == nil {
      try FileManager.default.removeItem(atPath: folder.path(path))
      try Self.date(folderOf: path, in: folder, date)
    }
    for (path, text) in files where old[path] != text {
      try folder.write(path, text)
      if old[path] == nil { try Self.date(folderOf: path, in: folder, date) }
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(sleeps.count))],
        ofItemAtPath: folder.path(path)
      )
    }
  }
}
