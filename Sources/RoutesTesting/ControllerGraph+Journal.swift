import Foundation
import Routes

extension ControllerGraph {
  /// Writes the graph's journal to a file, for `routecheck explore --coverage`.
  ///
  /// ```swift
  /// graph.startRecording()
  /// try graph.present(LoginController())
  /// try graph.writeJournal()
  /// ```
  ///
  /// With the environment variable `ROUTES_JOURNALS` the file is written to the folder that it names,
  /// which is made if it does not exist. Without it nothing is written:
  ///
  /// ```sh
  /// ROUTES_JOURNALS=Journals swift test
  /// routecheck explore --coverage Journals App
  /// ```
  ///
  /// The file is named after the call and the contents, so that a repeated test replaces its own file,
  /// and each argument of a test has another one.
  ///
  /// - Parameters:
  ///   - folder: A folder to write to, instead of the environment's folder.
  ///   - fileID: The call's file, for the name and the failure; leave it out.
  ///   - filePath: The call's file, for the failure; leave it out.
  ///   - line: The call's line, for the name and the failure; leave it out.
  ///   - column: The call's column, for the failure; leave it out.
  /// - Throws: ``ExpectationFailure`` outside of a Swift Testing test, when the graph does not record; or
  ///   the error of writing the file.
  /// - Complexity: O(*n*) in the number of entries of the journal and of controllers in them.
  public func writeJournal(
    to folder: String? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    guard let journal else {
      return try CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        .report(.notRecording)
    }
    let chosen = folder ?? ProcessInfo.processInfo.environment["ROUTES_JOURNALS"]
    guard let chosen, !chosen.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(journal)
    let place = fileID.map { $0 == "/" ? "-" : $0 }
    let name = "\(String(place))-\(line)-\(String(data.checksum, radix: 16)).json"
    let folder = URL(filePath: chosen)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: name), options: .atomic)
  }
}

extension Data {
  /// The checksum FNV-1a with 64 bits.
  fileprivate var checksum: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
