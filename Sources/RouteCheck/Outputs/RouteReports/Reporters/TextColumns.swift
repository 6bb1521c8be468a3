import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText

/// Converts columns in bytes to columns in UTF-16 code units, as SARIF counts them.
enum TextColumns {
  /// The report with converted columns. The columns of unreadable files stay unchanged.
  static func convert(_ report: Report, reading files: FileSystem) -> Report {
    var diagnostics = report.diagnostics
    var sources: [ExactString: [UInt8]?] = [:]
    var tables: [ExactString: LineTable] = [:]
    for index in diagnostics.indices {
      diagnostics[index].visitLocations { file, location in
        let bytes = sources[file] ?? (try? files.contents(file.string))
        sources[file] = .some(bytes)
        guard let bytes else { return }
        let table = tables[file] ?? LineTable(bytes)
        tables[file] = table
        let line = table.start(ofLine: location.line)
        let start = min(line + Int(location.column) - 1, bytes.count)
        let end = min(start + Int(location.length), bytes.count)
        location.column = 1 + count(bytes[line..<start])
        location.length = count(bytes[start..<end])
      }
    }
    return Report(
      diagnostics,
      fileCount: report.fileCount,
      uncheckedApps: report.uncheckedApps
    )
  }

  /// The number of UTF-16 code units in valid UTF-8: two for a scalar of four bytes.
  private static func count(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}

extension Diagnostic {
  fileprivate mutating func visitLocations(_ body: (ExactString, inout TextLocation) -> Void) {
    let file = finding.file
    body(file, &finding.location)
    for (index, note) in finding.notes.enumerated() {
      if var location = note.location {
        body(note.file ?? file, &location)
        finding.notes[index].location = location
      }
    }
    for (index, place) in finding.otherPlaces.enumerated() {
      body(place.file, &finding.otherPlaces[index].location)
    }
  }
}
