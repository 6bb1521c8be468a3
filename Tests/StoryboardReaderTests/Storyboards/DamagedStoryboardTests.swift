import TestSupport
import Testing

@testable import StoryboardReader

/// Storyboards in which something is missing, double or at another place.
@Suite struct DamagedStoryboardTests {
  private static let files = ["Phone", "Unframed", "Mac", "TV", "Watch"].map {
    "Tests/RouteCheckModuleTests/RouteMaps/Map/Recorded/\($0).storyboard"
  }

  /// The number of scenes and views, or the problem, and a checksum of all that is read.
  @Test func `damaged storyboards are read as recorded`() throws {
    var text = ""
    for path in Self.files {
      let storyboard = try String(
        contentsOf: Repository.root.appending(path: path),
        encoding: .utf8
      )
      for seed in 0..<40 as Range<UInt64> {
        // Lines, attributes, or words.
        let parts = [#/[^\n]*\n/#, #/ \w+="[^"]*"|\s+|[^\s"]+|./#, #/\w+|\s+|./#][Int(seed % 3)]
        let damaged = Array(damaged(storyboard, into: parts, seed: seed).utf8)
        text += "\(seed): \(Self.line(of: damaged, path))\n"
      }
    }
    let file = Repository.root
      .appending(path: "Tests/StoryboardReaderTests/Wireframes/Recorded/Damaged.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to read the storyboards again")
  }

  private static func line(of bytes: [UInt8], _ path: String) -> String {
    switch StoryboardParser.read(bytes, path: path, name: "Main", readsWireframes: true) {
    case .failure(let problem): return "\(problem.message) at \(problem.offset)"
    case .success(let file):
      let places = file.scenes.flatMap { [$0.element] + $0.segues.map(\.element) }
      let outline = StoryboardOutline.entries(at: Set(places), in: bytes)
      let views = file.wireframes.map(\.views.count).reduce(0, +)
      let sum = checksum(fullText(file) + fullText(outline))
      return "\(file.scenes.count), \(views), \(String(sum, radix: 16))"
    }
  }
}
