import Foundation
import RouteTables
import Routes
import TestSupport
import Testing

/// Tables of random storyboards, in which some fields are wrong.
@Suite struct RandomTableTests {
  /// The issues of the first tables, and the checksums of the others.
  @Test func `random tables have the recorded rows and issues`() throws {
    let text = (0..<80 as Range<UInt64>).map { seed in
      var random = SplitMix(seed: seed)
      let bundle = Self.bundle(seed, &random)
      let table = Self.table(of: bundle, &random)
      let storyboards = [[0], [1], [0, 1]][random.below(3)]
      let issues = table.issues(against: bundle, storyboards: storyboards) { name, expected in
        name == expected ? true : name.utf8.count == expected.utf8.count ? nil : false
      }
      let lines = issues.map { "  \($0.row), \($0.field): \($0)\n" }.joined()
      let sum = String(checksum(fullText(table) + lines), radix: 16)
      return "\(seed): \(table.routes.count), \(sum)\n\(seed < 8 ? lines : "")"
    }
    let file = Repository.root.appending(path: "Tests/RoutesTests/Tables/Recorded/RandomTables.txt")
    #expect(try isRecorded(text.joined(), in: file), "set ROUTES_RECORD=1 to record them again")
  }

  /// Two storyboards, whose scenes have the same object ids and lead to each other.
  private static func bundle(_ seed: UInt64, _ random: inout SplitMix) -> StoryboardBundle {
    let storyboards = (0..<2 as Range<UInt64>).map { number in
      var storyboard = RandomStoryboard(seed: seed * 2 + number).storyboard
      storyboard.name = number == 0 ? "Main" : "Shop"
      for index in storyboard.scenes.indices {
        if random.below(3) == 0 { storyboard.scenes[index].identifier = "Scene\(index)" }
        if random.below(8) == 0, index > 0 {
          storyboard.scenes[index].kind = .viewControllerPlaceholder
          storyboard.scenes[index].reference = .init(
            storyboardName: ["Main", "Shop", "Gone"][random.below(3)],
            identifier: [nil, "Scene1", "Scene2"][random.below(3)]
          )
        }
        for segue in storyboard.scenes[index].segues.indices where random.below(2) == 0 {
          storyboard.scenes[index].segues[segue].identifier = "Go\(random.below(4))"
        }
      }
      return storyboard
    }
    return StoryboardBundle(storyboards)
  }

  private static func table(of bundle: StoryboardBundle, _ random: inout SplitMix) -> RouteTable {
    var table = RouteTable(bundle) { _ in nil }
    let ends = table.routes.flatMap { [$0.source, $0.destination] }.compactMap { $0 }
    for index in table.routes.indices {
      let (end, other) = (ends[random.below(ends.count)], ends[random.below(ends.count)])
      switch random.below(12) {
      case 0: table.routes[index].segue = "Go\(random.below(4))"
      case 1: table.routes[index].segue = "Go0.9"
      case 2: table.routes[index].source = nil
      case 3: table.routes[index].source = .init(className: other.className)
      case 4: table.routes[index].source?.scene = end.scene
      case 5: table.routes[index].destination = .init(className: end.className)
      case 6: table.routes[index].destination?.scene = "Scene9"
      case 7: table.routes[index].destination = .init(unwrapped: end.className ?? end.scene)
      case 8: table.routes[index].destination = end
      case 9: table.routes[index].destination = .init(scene: end.scene)
      default: break
      }
    }
    let repeated = table.routes.filter { _ in random.below(4) == 0 }
    return RouteTable(routes: table.routes + repeated)
  }
}
