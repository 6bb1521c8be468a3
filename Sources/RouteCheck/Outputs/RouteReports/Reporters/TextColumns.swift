import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText

/// Converts columns in bytes to columns in UTF-16 code units, as SARIF counts them.
enum TextColumns {
  /// The report with converted columns. The columns of unreadable files stay unchanged.
  static func convert(_ report: Report, reading files: FileSystem) -> Report {
    var diagnostics = report.diagnostics
    var locations: [ExactString: Set<TextLocation>] = [:]
    for index in diagnostics.indices {
      diagnostics[index].visitLocations { file, location in
        locations[file, default: []].insert(location)
      }
    }
    var lines: [ExactString: [TextLocation: TextLocation]] = [:]
    for (file, locations) in locations {
      lines[file] = (try? files.contents(file.string)).map { convert(locations.sorted(), in: $0) }
    }
    for index in diagnostics.indices {
      diagnostics[index].visitLocations { file, location in
        location = lines[file]?[location] ?? location
      }
    }
    return Report(
      diagnostics,
      fileCount: report.fileCount,
      uncheckedApps: report.uncheckedApps
    )
  }

  /// Converts sorted locations in one pass over the bytes.
  private static func convert(
    _ locations: [TextLocation],
    in bytes: [UInt8]
  ) -> [TextLocation: TextLocation] {
    let table = LineTable(bytes)
    var converted: [TextLocation: TextLocation] = [:]
    var line: UInt32 = 0
    var offset = 0
    var units: UInt32 = 1
    for location in locations {
      if location.line != line {
        line = location.line
        offset = table.start(ofLine: line)
        units = 1
      }
      let end = min(table.start(ofLine: line) + Int(location.column) - 1, bytes.count)
      if end > offset {
        units += count(bytes[offset..<end])
        offset = end
      }
      let length = min(Int(location.length), bytes.count - offset)
      converted[location] = TextLocation(
        line: line,
        column: units,
        length: count(bytes[offset..<offset + length])
      )
    }
    return converted
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
