import Routes
import Testing

@testable import RouteMaps

@Suite struct EdgeStyleTests {
  @Test func everyFormatDrawsASegueInItsStyle() {
    let kinds: [SegueKind] = [.show, .presentation, .embed, .unwind, .unknown("new")]
    #expect(Set(kinds.map(EdgeStyle.init)) == Set(EdgeStyle.allCases).subtracting([.code]))
    for style in EdgeStyle.allCases where style != .show {
      #expect(SVGMap.style.contains(".edge.\(style.rawValue) path{stroke:var(--"))
    }
  }

  @Test func `two styles differ by their ends or dashes`() {
    let shapes = EdgeStyle.allCases.map { "\($0.end) \($0.dashes ?? "")" }
    #expect(Set(shapes).count == shapes.count)
    for style in EdgeStyle.allCases { #expect(SVGMap.definitions.contains("id=\"\(style.end)\"")) }
  }
}
