import Routes
import TestSupport
import Testing

@Suite struct SpellingSuggestionTests {
  static let slips: [(name: String, known: [String], near: String?)] = [
    ("ShowProfle", ["ShowProfile", "ShowPost"], "ShowProfile"),
    ("showpost", ["ShowPost", "ShowPort"], "ShowPost"),
    ("ShowPos", ["ShowPost", "ShowPose"], nil),
    ("ShowPos", ["ShowPost", "ShowPose", "ShowPosts", "showpos"], "showpos"),
    ("ShowPos", ["ShowPost", "ShowPost"], "ShowPost"),
    ("ShowPost", ["ShowList"], nil),
    ("ShowConversation", ["ShowConvertion"], "ShowConvertion"),
    ("ShowConversation", ["ShowConverter"], nil),
    ("ShowPost", ["ShowPost"], nil),
    ("ShowPst", ["Settings", "ShowPost"], "ShowPost"),
    ("Login", ["Logout", "Settings"], nil),
    ("b", ["", "a"], nil),
    ("b", ["", "B"], "B"),
    ("", ["a"], nil),
    ("Übersicht", ["Ubersicht"], "Ubersicht"),
    ("ab", ["ba", "abcd"], "ba"),
    ("ab", ["cd", "abcd"], nil),
    ("Mian", ["Main", "Mean"], nil),
    ("Mian", ["Main", "Menu"], "Main"),
    ("shwo", ["show", "push"], "show"),
    ("SettingsController", ["ReviewsController"], nil),
    ("ListController", ["PostController"], nil),
    ("AdressController", ["AddressController"], "AddressController"),
    ("Controler", ["Controller"], "Controller"),
    ("Controller", ["Controler"], "Controler"),
    (String(repeating: "a", count: 64), [String(repeating: "a", count: 67)], "aaaa"),
    (String(repeating: "a", count: 64), [String(repeating: "a", count: 68)], nil),
    (String(repeating: "a", count: 65), [String(repeating: "a", count: 66)], nil),
  ]

  @Test(arguments: slips)
  func `the closest name is suggested`(name: String, known: [String], near: String?) {
    let found = SpellingSuggestion.closest(to: name, among: known)
    if let near { #expect(found?.hasPrefix(near) == true) } else { #expect(found == nil) }
  }

  @Test func `of several slips the first by name is suggested`() {
    #expect(
      SpellingSuggestion.slip(of: "ShowPost", among: ["ShowPosts", "ShowPist"]) == "ShowPist"
    )
    #expect(
      SpellingSuggestion.slip(of: "ShowPost", among: ["ShowPist", "ShowPosts"]) == "ShowPist"
    )
  }

  @Test func theDistanceEqualsThatOfAFullTable() {
    var random = SplitMix(seed: 11)
    let alphabet = Array("aAbC")
    for _ in 0..<5_000 {
      let names = (0..<2).map { _ in
        String((0..<1 + random.below(12)).map { _ in alphabet[random.below(alphabet.count)] })
      }
      guard names[0] != names[1] else { continue }
      let shorter = min(names[0].count, names[1].count)
      let limit = shorter == 1 ? 0 : min(max(1, (shorter + 1) / 5), 3)
      let isNear = distance(names[0].lowercased(), names[1].lowercased()) <= limit
      #expect(
        (SpellingSuggestion.closest(to: names[0], among: [names[1]]) != nil) == isNear,
        "\(names)"
      )
    }
  }

  private func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var table = [Array(0...right.count)]
    for (i, letter) in left.enumerated() {
      var next = [i + 1]
      for (j, other) in right.enumerated() {
        var least = min(table[i][j] + (letter == other ? 0 : 1), table[i][j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], other == left[i - 1] {
          least = min(least, table[i - 1][j - 1] + 1)
        }
        next.append(least)
      }
      table.append(next)
    }
    return table[left.count][right.count]
  }

  @Test(arguments: ["0", "5", "9"])
  func `another digit is no slip`(digit: String) {
    let name = ExactString("Step\(digit)Controller")
    #expect(SpellingSuggestion.slip(of: name, among: ["StepController", "Step7Controller"]) == nil)
  }
}
