import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText

/// Converts columns in bytes to columns in UTF-16 code units, as SARIF counts them.
enum TextColumns {
  /// The report with converted columns. The columns of unreadable files stay unchanged.
  static func convert(_ report: Report, reading files: FileSystem) -> Report {
    var lines: [ExactString: [TextLocation: TextLocation]] = [:]
    for (file, locations) in locations(in: report) {
      guard let bytes = try? files.contents(file.string) else { continue }
      lines[file] = convert(locations.sorted(), in: bytes)
    }
    func converted(_ location: TextLocation, in file: ExactString) -> TextLocation {
      lines[file]?[location] ?? location
    }
    let diagnostics = report.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      let file = diagnostic.file
      diagnostic.finding.location = converted(diagnostic.location, in: file)
      diagnostic.finding.notes = diagnostic.notes.map { note in
        var note = note
        note.location = note.location.map { converted($0, in: note.file ?? file) }
        return note
      }
      diagnostic.finding.otherPlaces = diagnostic.otherPlaces.map {
        Finding.Place(file: $0.file, location: converted($0.location, in: $0.file))
      }
      return diagnostic
    }
    return Report(
      diagnostics,
      fileCount: report.fileCount,
      uncheckedApps: report.uncheckedApps
    )
  }

  private static func locations(in report: Report) -> [ExactString: Set<TextLocation>] {
    var locations: [ExactString: Set<TextLocation>] = [:]
    for diagnostic in report.diagnostics {
      locations[diagnostic.file, default: []].insert(diagnostic.location)
      for note in diagnostic.notes {
        guard let location = note.location else { continue }
        locations[note.file ?? diagnostic.file, default: []].insert(location)
      }
      for place in diagnostic.otherPlaces {
        locations[place.file, default: []].insert(place.location)
      }
    }
    return locations
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
