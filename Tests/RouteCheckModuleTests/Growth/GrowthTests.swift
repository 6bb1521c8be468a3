import Foundation
import RouteCheckTestSupport
import Routes
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteGenerators
@testable import RouteMaps
@testable import RouteReports
@testable import SourceText
@testable import StoryboardModel
@testable import StoryboardReader

/// Inputs of sizes that take hours in quadratic time. `Examples/Benchmarks/run growth` measures more.
@Suite struct GrowthTests {
  @Test(.timeLimit(.minutes(1)))
  func manyPatternsAndPathsAreMatched() {
    let count = 40_000
    let patterns = PathPatterns((0..<count).map { "folder/part\($0)" } + ["*.generated.swift"])
    let excluded = (0..<count).filter { patterns.match("folder/part\($0 * 2)/Feed.swift") }
    #expect(excluded.count == count / 2)
    #expect(patterns.match("other/Feed.generated.swift"))
  }

  @Test(.timeLimit(.minutes(1)))
  func rowsOfOneSegueAreCompared() {
    let rows = (0..<20_000).map { number in
      RouteTable.Row(segue: "ShowPost", source: .init(className: "Feed\(number)"))
    }
    let diff = RouteTableDiff(
      from: RouteTable(routes: rows),
      to: RouteTable(routes: rows.dropFirst().reversed())
    )
    #expect(diff.changes.map(\.name) == ["segue 'ShowPost' of 'Feed0'"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `scenes without segues are placed below a long chain`() {
    let count = 4_000
    let chain = (0..<count).map { scene("a\($0)", leadingTo: "a\($0 + 1)") }
    let project = project(chain + (0..<count).map { scene("b\($0)") })
    let layout = MapLayout(SceneMap(project, Report([], fileCount: 1)))
    #expect(Set(layout.frames.map { "\($0.x) \($0.y)" }).count == count * 2)
  }

  @Test(.timeLimit(.minutes(1)))
  func manySeguesOfOneSceneAreDrawn() {
    let count = 4_000
    var hub = scene("hub")
    hub.segues = (0..<count).map { number in
      .init(
        id: "h\(number)",
        kind: .show,
        identifier: "Show\(number)",
        destination: "a\(number)"
      )
    }
    let others = (0..<count).map { scene("a\($0)", leadingTo: "hub") }
    let map = SceneMap(project([hub] + others), Report([], fileCount: 1))
    let layout = MapLayout(map)
    #expect(layout.lines.count == count * 2)
    #expect(layout.frames[0].height >= Double(count) * LayeredLayout.Measure.port)
  }

  @Test(.timeLimit(.minutes(1)))
  func containersInsideOfEachOtherAreDrawn() {
    let count = 4_000
    let containers = (0..<count).map { number in
      var container = scene("c\(number)")
      container.kind = .navigationController
      container.segues = [
        .init(
          id: "r\(number)",
          kind: .relationship,
          destination: "c\((number + 1) % count)",
          relationship: "rootViewController"
        )
      ]
      return container
    }
    let map = SceneMap(project(containers), Report([], fileCount: 1))
    let outermost = map.nodes.filter { $0.container == nil }.count
    #expect(outermost == (count + SceneMap.nesting) / (SceneMap.nesting + 1))
    #expect(SVGMap(map).text.contains("node-\(count - 1)"))
  }

  @Test(.timeLimit(.minutes(1)))
  func contentsOfManyContainersAreFound() {
    let count = 2_000
    let containers = (0..<count).map { number in
      var container = scene("c\(number)", leadingTo: "c\(number)")
      container.kind = .navigationController
      container.segues.append(
        .init(
          id: "r\(number)",
          kind: .relationship,
          destination: "c\(number + 1)",
          relationship: "rootViewController"
        )
      )
      return container
    }
    var content = scene("c\(count)")
    content.customClass = "Post"
    let generator = SwiftGenerator(
      SwiftNames(project(containers + [content])),
      leavingOutErrorsOf: Report([], fileCount: 1)
    )
    let segues = generator.storyboards.flatMap(\.segues)
    #expect(Set(segues.map(\.destination.text)) == ["Post"])
    #expect(segues.count == count)
  }

  @Test(.timeLimit(.minutes(1)))
  func aRepeatedIDInAHugeTagIsLocated() throws {
    let attributes = (0..<10_000).map { "a\($0)=''" }.joined(separator: " ")
    let views = String(repeating: "<view id='v'/>", count: 10_000)
    let text = "<document><scenes><view \(attributes) id='v'/>\(views)</scenes></document>"
    let file = try StoryboardParser.read(Array(text.utf8), path: "Main.storyboard", name: "Main")
      .get()
    #expect(file.duplicates.count == 10_000)
    #expect(Set(file.duplicates.map(\.first)).count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func manyTargetsUseThePlugin() {
    let count = 15_000
    let targets = (0..<count).map { number in
      #".target(name: "T\#(number)", plugins: [.plugin(name: "RouteCheckPlugin", package: "r")])"#
    }
    let text = "let package = Package(targets: [\(targets.joined(separator: ","))])"
    let manifest = Array(text.utf8).withUnsafeBufferPointer {
      PackageManifest($0, path: "Package.swift")
    }
    let plugin = PluginTargets([manifest])
    #expect(manifest.targets.count == count)
    #expect((0..<count).allSatisfy { plugin.cover("Sources/T\($0)/Main.storyboard") })
    #expect(!plugin.cover("Sources/Other/Main.storyboard"))
  }

  private func scene(_ id: ExactString, leadingTo next: ExactString? = nil) -> Storyboard.Scene {
    let segues = next.map { next in
      [Storyboard.Segue(id: "s-\(id)", kind: .show, identifier: "To-\(id)", destination: next)]
    }
    return Storyboard.Scene(id: id, kind: .viewController, segues: segues ?? [])
  }

  private func project(_ scenes: [Storyboard.Scene]) -> Project {
    let locations = scenes.map { scene in
      StoryboardFile.SceneLocations(
        element: .start,
        segues: scene.segues.map { _ in .init(element: .start) }
      )
    }
    let file = StoryboardFile(
      path: "Main.storyboard",
      storyboard: Storyboard(name: "Main", scenes: scenes),
      document: .start,
      scenes: locations
    )
    return Project(LoadedFiles(storyboards: [file]))
  }

  @Test(.timeLimit(.minutes(1)))
  func manyColumnsOfALongLineAreCounted() {
    let count = 30_000
    let diagnostics = (0..<count).map { number in
      Diagnostic(
        rule: "r",
        severity: .error,
        file: "f",
        location: TextLocation(line: 1, column: UInt32(number * 10 + 1)),
        message: "m"
      )
    }
    let text = String(repeating: "é23456789", count: count)
    let report = TextColumns.convert(
      Report(diagnostics, fileCount: 1),
      reading: .memory(["f": text])
    )
    #expect(report.diagnostics.last?.location.column == UInt32(count - 1) * 9 + 1)
  }
}
