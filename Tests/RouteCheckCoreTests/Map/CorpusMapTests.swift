import Foundation
import TestSupport
import Testing

@testable import RouteCheckCore

/// The maps of storyboards of public apps: nothing overlaps, and few lines cross.
@Suite struct CorpusMapTests {
  /// How many pairs of lines cross at most, by the ends of the file names; none in the others.
  private static let crossings = ["IB-macOS__Message.storyboard": 2]

  @Test(arguments: Corpus.files)
  func nothingOverlaps(path: String) async throws {
    var loader = ProjectLoader(files: .disk, concurrency: 1)
    loader.readsWireframes = true
    let project = await loader.load([path])
    let map = SceneMap(project, RuleRunner().run(on: project))
    #expect(!map.nodes.isEmpty)
    let measure = MapMeasure(map)
    #expect(measure.overlaps == [])
    #expect(measure.hiddenLines == [])
    #expect(measure.coveredLabels == [])
    let most = Self.crossings.first { path.hasSuffix($0.key) }?.value ?? 0
    #expect(measure.crossings <= most, "\(measure.crossings) crossings in \(path)")
    // Every format can be written.
    for format in MapFormat.allCases { #expect(!format.text(of: map).isEmpty) }
  }
}
