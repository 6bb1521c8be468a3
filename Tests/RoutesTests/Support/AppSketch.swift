import Routes

/// A storyboard called `Main`, with a line for each container and each segue.
///
/// ```
/// tabs = tab(nav, settings)
/// nav = nav(feed)
/// s1: feed show post identifier=ShowPost
/// scene id=post customClass=PostController definesPresentationContext=true
/// ```
///
/// The first scene is the initial one. A segue has its object id, its source, its kind and its
/// destination. A scene without a line is a screen: that of `settings` has the class
/// `SettingsController`. Other attributes are those of the notation of storyboards.
struct AppSketch: ExpressibleByStringInterpolation {
  var storyboard: Storyboard

  /// The kinds of containers, and the relationships of their children.
  private static let containers = [
    "nav": ("navigationController", ["rootViewController"]),
    "tab": ("tabBarController", ["viewControllers"]),
    "split": ("splitViewController", ["masterViewController", "detailViewController"]),
  ]

  init(stringLiteral text: String) {
    var scenes: [(id: String, line: String, segues: [String])] = []
    func index(_ id: String, line: String? = nil) -> Int {
      let index = scenes.firstIndex { $0.id == id } ?? scenes.count
      if index == scenes.count {
        let name = id.prefix(1).uppercased() + id.dropFirst()
        scenes.append((id, line ?? "scene id=\(id) customClass=\(name)Controller", []))
      } else if let line {
        scenes[index].line = line
      }
      return index
    }
    for line in text.split(separator: "\n") {
      let words = line.split { " (,)".contains($0) }.map(String.init)
      if words[0] == "scene" {
        _ = index(String(words[1].dropFirst("id=".count)), line: String(line))
      } else if words[1] == "=", let (kind, relationships) = Self.containers[words[2]] {
        let isNamed = scenes.contains { $0.id == words[0] && $0.line.contains("kind=") }
        let container = index(
          words[0],
          line: isNamed ? nil : "scene id=\(words[0]) kind=\(kind)"
        )
        for (position, child) in words.dropFirst(3).enumerated() {
          _ = index(child)
          let relationship = relationships[min(position, relationships.count - 1)]
          scenes[container].segues.append(
            """
            segue id=\(words[0])-\(position) kind=relationship destination=\(child) \
            relationship=\(relationship)
            """
          )
        }
      } else {
        let source = index(words[1])
        if words[2] != "unwind" { _ = index(words[3]) }
        let attributes = line.split(separator: " ", maxSplits: 4).dropFirst(4).joined()
        scenes[source].segues.append(
          "segue id=\(words[0].dropLast()) kind=\(words[2]) destination=\(words[3]) \(attributes)"
        )
      }
    }
    let lines = scenes.flatMap { [$0.line] + $0.segues }
    storyboard = Storyboard(
      stringLiteral: "storyboard name=Main initialScene=\(scenes[0].id)\n"
        + lines.joined(separator: "\n")
    )
  }
}
