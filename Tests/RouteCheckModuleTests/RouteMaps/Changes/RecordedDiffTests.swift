import Foundation
import TestSupport
import Testing

@testable import RouteMaps

/// The differences between a storyboard and versions of it with random edits, as they are recorded.
///
/// `ROUTES_RECORD=1` writes them.
@Suite struct RecordedDiffTests {
  private static let folder = Repository.root
    .appending(path: "Tests/RouteCheckModuleTests/RouteMaps/Map/Recorded")

  /// The lines of a storyboard with all kinds of views, and with outlets and actions.
  private static func storyboard() throws -> [String] {
    let file = folder.appending(path: "Phone.storyboard")
    let outlets = """
      <connections><outlet property="total" destination="c0" id="o1"/>
      <outlet property="pay" destination="c2" id="o2"/>
      <outlet property="cart" destination="c18" id="o3"/>
      """
    let action = #"<action selector="pay:" destination="controls" id="a1"/>"#
    return try String(contentsOf: file, encoding: .utf8)
      .replacing(
        "<connections><segue destination=\"small\"",
        with: outlets + "\n<segue destination=\"small\""
      )
      .replacing(
        #"height="60"/></button>"#,
        with: #"height="60"/><connections>\#(action)</connections></button>"#
      )
      .split(separator: "\n").map(String.init)
  }

  private static func edit(_ lines: inout [String], _ random: inout SplitMix) throws {
    let attributes = [
      "text", "title", "image", "placeholder", "on", "identifier", "customClass", "kind",
      "destination", "pointSize", "white", "textAlignment", "width", "systemItem", "property",
      "selector", "textLabel",
    ]
    /// The lines with one view each.
    let pattern = /<(\w+) id="[cd].*<\/\1>/
    let views = lines.indices.filter { line in
      lines[line].hasPrefix("<") && lines[line].wholeMatch(of: pattern) != nil
    }
    let view = views[random.below(views.count)]
    switch random.below(8) {
    case 0: lines.remove(at: view)
    case 1: lines.swapAt(view, views[random.below(views.count)])
    case 2: lines[view].replace(" id=", with: " hidden=\"YES\" id=", maxReplacements: 1)
    case 3: lines.insert(lines[view].replacing(" id=\"", with: " id=\"x"), at: view)
    default:
      let attribute = attributes[random.below(attributes.count)]
      let text = lines.joined(separator: "\n")
      let values = text.matches(
        of: try Regex<(Substring, Substring)>(" \(attribute)=\"([^\"]*)\"")
      )
      guard !values.isEmpty else { return }
      let old = values[random.below(values.count)]
      let new = values[random.below(values.count)].output.1
      let value = random.below(3) == 0 ? "New" : String(new)
      lines = text.replacingCharacters(
        in: old.output.1.startIndex..<old.output.1.endIndex,
        with: value
      )
      .split(separator: "\n").map(String.init)
    }
  }

  @Test func `random edits of a storyboard are told as recorded`() async throws {
    let old = try Self.storyboard()
    var text = ""
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      var new = old
      for _ in 0...random.below(5) { try Self.edit(&new, &random) }
      let diff = await AppDiff(
        ["Main.storyboard": old.joined(separator: "\n")],
        ["Main.storyboard": new.joined(separator: "\n")]
      )
      let others = [DiffFormat.json, .markdown, .svg].map { $0.text(of: diff) }.joined()
      text += "\(seed): \(String(checksum(others), radix: 16))\n" + DiffFormat.text.text(of: diff)
    }
    let file = Self.folder.appending(path: "Differences.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to record the differences again")
  }
}
