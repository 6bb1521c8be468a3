import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText
import StoryboardReader

extension Report {
  /// The report for readers: one finding for each cause, and those in storyboards and xibs have the
  /// names of their objects in Interface Builder.
  package func forReaders(reading files: FileSystem) -> Report {
    let report = joined
    var locations: [ExactString: Set<TextLocation>] = [:]
    for diagnostic in report.diagnostics
    where diagnostic.file.hasSuffix(".storyboard") || diagnostic.file.hasSuffix(".xib") {
      locations[diagnostic.file, default: []].insert(diagnostic.location)
    }
    let entries = locations.compactMap { file, locations in
      (try? files.contents(file.string)).map {
        (file, StoryboardOutline.entries(at: locations, in: $0))
      }
    }
    let outlines = Dictionary(uniqueKeysWithValues: entries)
    return report.filtered { diagnostics in
      diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        let outline = outlines[diagnostic.file]?[diagnostic.location] ?? []
        diagnostic.finding.outline = outline.map { ExactString($0) }
        return diagnostic
      }
    }
  }
}
