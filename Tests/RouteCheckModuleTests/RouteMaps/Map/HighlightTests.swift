import Foundation
import Testing

@testable import RouteMaps

/// The colours of what a search says about scenes and segues.
@Suite struct HighlightTests {
  private typealias Kind = SceneMap.Highlight.Kind

  /// The relative luminance of a colour, as the Web Content Accessibility Guidelines define it.
  private func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: String, _ other: String) throws -> Double {
    let values = try [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(arguments: [true, false])
  func coloursDifferInLightness(isLight: Bool) throws {
    let page = isLight ? "#f3f4f6" : "#0d1117"
    #expect(SVGMap.style.contains("--page:\(page);"))
    func colour(_ kind: Kind) -> String { isLight ? kind.look.colour.light : kind.look.colour.dark }
    for (index, kind) in Kind.allCases.enumerated() {
      #expect(try contrast(colour(kind), page) >= 3, "\(kind)")
      for other in Kind.allCases[..<index] where other.isOfScenes == kind.isOfScenes {
        #expect(try contrast(colour(kind), colour(other)) >= 1.2, "\(kind), \(other)")
      }
    }
  }

  @Test func blackTextIsReadableOnFilledBoxes() throws {
    for kind in Kind.allCases { #expect(try contrast(kind.look.colour.dark, "#000000") >= 4.5) }
  }

  @Test func theStyleSheetDrawsEachKind() {
    for kind in Kind.allCases {
      let (name, colour) = (kind.className, kind.look.colour)
      #expect(SVGMap.style.contains("--\(name):\(colour.light);"))
      #expect(SVGMap.style.contains("--\(name):\(colour.dark);"))
      #expect(SVGMap.style.contains(".edge.\(name) path{stroke:var(--\(name));"))
      #expect(SVGMap.style.contains(".node.\(name)>.box{stroke:") == kind.isOfScenes)
    }
  }

  @Test(arguments: [
    (0, "start"), (1, "near"), (2, "near"), (3, "middle"), (4, "middle"), (5, "far"),
  ])
  func `the number of taps chooses the highlight`(taps: Int, name: String) {
    #expect(Kind(taps: taps).rawValue == name)
  }

  @Test func `the first kind in their order wins`() {
    var highlight = SceneMap.Highlight(.uncovered, "not performed")
    highlight.add(.path, "path of dead-end")
    highlight.add(.path, "path of dead-end")
    #expect(highlight.kind == .path)
    #expect(highlight.text == "not performed · path of dead-end")
    highlight.add(.covered, "performed")
    #expect(highlight.kind == .path)
  }

  @Test func eachHighlightHasARowOfTheLegend() {
    var map = SceneMap()
    map.canvases = [.init(name: "Main", file: "Main.storyboard", nodes: 0..<0)]
    let height = MapLayout(map).size.height
    map.nodes = Kind.allCases.map { kind in
      var node = SceneMap.Node(
        id: kind.rawValue,
        title: kind.rawValue,
        kind: "viewController",
        location: "Main.storyboard:1:1"
      )
      node.highlight = .init(kind, kind.look.meaning)
      return node
    }
    #expect(map.highlights == Kind.allCases)
    let layout = MapLayout(map)
    #expect(layout.size.height == height + Double(Kind.allCases.count) * MapLayout.legendRow)
    let rows = SVGMap(map).legend.matches(of: /<path d="M48 ([\d.]+)h34"/)
      .compactMap { Double($0.output.1) }
    #expect(rows.count == Kind.allCases.count && rows == rows.sorted())
    #expect(rows.allSatisfy { $0 > 0 && $0 + 4 < layout.size.height })
  }
}
