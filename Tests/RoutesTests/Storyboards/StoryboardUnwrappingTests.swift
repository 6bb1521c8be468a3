import RouteTables
import Routes
import Testing

@Suite struct StoryboardUnwrappingTests {
  /// The kinds of containers, and the relationship of the first child and of the others.
  private static let containers: [String: (Storyboard.Scene.Kind, [ExactString])] = [
    "nav": (.navigationController, ["rootViewController"]),
    "tab": (.tabBarController, ["viewControllers"]),
    "split": (.splitViewController, ["detailViewController", "masterViewController"]),
  ]

  /// A scene such as `start=tab(a,b)`, `a:Class`, or `parent[child]` with an embedded child.
  private static func scene(_ text: Substring) -> Storyboard.Scene {
    let parts = text.split { "=:()[],".contains($0) }
    let id = ExactString(String(parts[0]))
    func segue(_ child: Substring, _ kind: SegueKind, _ name: ExactString?) -> Storyboard.Segue {
      let child = ExactString(String(child))
      return .init(id: "\(id)-\(child)", kind: kind, destination: child, relationship: name)
    }
    if text.contains("[") { return .init(id: id, segues: [segue(parts[1], .embed, nil)]) }
    guard parts.count > 1 else { return .init(id: id) }
    guard let (kind, names) = containers[String(parts[1])] else {
      return .init(id: id, customClass: ExactString(String(parts[1])))
    }
    let segues = parts.dropFirst(2).enumerated().map { index, child in
      segue(child, .relationship, names[min(index, names.count - 1)])
    }
    return .init(id: id, kind: kind, segues: segues)
  }

  /// Where a class is, from the scene `start`.
  private func unwrap(_ scenes: String, to name: ExactString) -> String {
    let main = Storyboard(name: "Main", scenes: scenes.split(separator: " ").map(Self.scene))
    let found = StoryboardBundle([main]).unwrap(.init(storyboard: 0, scene: "start")) {
      $0.customClass == name || $0.customClass == nil && $0.id == name
    }
    func names(_ places: [StoryboardBundle.SceneLocation]) -> String {
      places.map(\.scene.string).joined(separator: " ")
    }
    return switch found {
    case .found(let place): place.scene.string
    case .ambiguous(let places): "one of \(names(places))"
    case .absent(let searched): "not in \(names(searched))"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [
    // A container that matches is found itself.
    ("start=nav(a) a:A", "start", "start"), ("start=nav(a) a:A", "A", "a"),
    // The content comes before a nearer sibling, and the detail before the primary column.
    ("start=tab(nav,second) nav=nav(a) a:A second:A", "A", "a"),
    ("start=split(detail,list) list:A detail:A", "A", "detail"),
    // Code fills a container, or another storyboard has what is inside.
    ("start=tab(nav,second,third) nav=nav second:A third:A", "A", "unknown"),
    ("start=nav", "A", "unknown"), ("start=nav(away)", "A", "unknown"),
    // Outside of the content, a match must be the only one.
    ("start=tab(a,b,c) a:A b:B c:B", "A", "a"),
    ("start=tab(a,b,c) a:A b:B c:B", "B", "one of b c"),
    ("start=tab(a,b,c) a:A b:B c:B", "C", "not in start a b c"),
    ("start[child] child:A", "A", "child"),
    ("start=nav(other) other=nav(start)", "A", "not in start other"),
  ])
  func `a class is searched in the content first`(
    scenes: String,
    name: ExactString,
    found: String
  ) {
    #expect(unwrap(scenes, to: name) == found)
  }

  @Test(arguments: [(255, "a"), (256, "unknown")])
  func `the content is searched up to a depth`(count: Int, found: String) {
    let containers = (1..<count).map { "c\($0)=nav(\($0 == count - 1 ? "a" : "c\($0 + 1)"))" }
    let scenes = ["start=nav(c1)"] + containers + ["a:A"]
    #expect(unwrap(scenes.joined(separator: " "), to: "A") == found)
  }

  @Test(arguments: [(255, false), (256, true)])
  func `other scenes are searched up to a number`(count: Int, isUnknown: Bool) {
    let tabs = (0..<count).map { "t\($0)" }
    let scenes = "start=tab(\(tabs.joined(separator: ","))) " + tabs.joined(separator: " ")
    #expect((unwrap(scenes, to: "A") == "unknown") == isUnknown)
  }
}
