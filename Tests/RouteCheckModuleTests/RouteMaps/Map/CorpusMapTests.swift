import Foundation
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteMaps

/// The maps of storyboards of public apps: nothing overlaps, and few lines cross.
@Suite struct CorpusMapTests {
  /// How many pairs of lines cross at most, by the ends of the file names; none in the others.
  private static let crossings = ["IB-macOS__Message.storyboard": 2]

  @Test(arguments: Corpus.files)
  func nothingOverlaps(path: String) async throws {
    let map = await Project.drawn(.disk, [path]).map
    #expect(!map.nodes.isEmpty)
    let measure = measured(map)
    let most = Self.crossings.first { path.hasSuffix($0.key) }?.value ?? 0
    #expect(measure.crossings <= most, "\(measure.crossings) crossings in \(path)")
    // Every format can be written.
    for format in MapFormat.allCases { #expect(!format.text(of: map).isEmpty) }
  }

  /// A folder with whole apps, from the environment variable `APPS`.
  private static let apps = ProcessInfo.processInfo.environment["APPS"]

  @Test(.enabled(if: apps != nil, "APPS names a folder of apps"))
  func nothingOverlapsInApps() async throws {
    let folder = try #require(Self.apps)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let map = await Project.drawn(.disk, ["\(folder)/\(name)"]).map
      print("\(name): \(map.nodes.count) scenes, \(measured(map).crossings) crossings")
    }
  }

  private func measured(_ map: SceneMap) -> MapMeasure {
    let measure = MapMeasure(map)
    #expect(measure.overlaps == [])
    #expect(measure.hiddenLines == [])
    #expect(measure.coveredLabels == [])
    return measure
  }
}
