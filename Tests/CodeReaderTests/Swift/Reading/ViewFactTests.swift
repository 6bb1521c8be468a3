import Testing

@testable import CodeFacts
@testable import SwiftCodeReader

@Suite struct ViewFactTests {
  /// Views of `Recipes`, with the facts about them.
  static let views: [(code: String, facts: [String])] = [
    (#"NavigationLink("Soup", value: "Soup")"#, ["String?"]),
    ("NavigationLink(value: 1) { Text(title) }", ["Int?"]),
    ("NavigationLink(value: 1.5, label: label)", ["Double?"]),
    ("NavigationLink(value: Recipe(name: name)) {}", ["Recipe?"]),
    ("NavigationLink(value: Kitchen.Recipe.init(name)) {}", ["Kitchen.Recipe?"]),
    ("NavigationLink(value: Screen.detail(1)) {}", ["Screen has detail?"]),
    ("NavigationLink(value: Screen.root) {}", ["Screen has root?"]),
    ("NavigationLink(value: best) {}", ["Recipe?"]),
    ("NavigationLink(value: self.best) {}", ["Recipe?"]),
    ("NavigationStack { NavigationLink(value: best) {} }", ["Recipe"]),
    ("ForEach(recipes) { recipe in NavigationLink(value: recipe) {} }", ["Recipe?"]),
    ("ForEach(recipes) { recipes in NavigationLink(value: recipes) {} }", ["Recipe?"]),
    (
      """
      Text(a) }
      let list = ForEach(recipes) { recipe in NavigationLink(value: recipe) {} }
      var more: some View { Text(a)
      """, ["Recipe?"]
    ),
    ("List(fetched, id: \\.id) { recipe in NavigationLink(value: recipe) {} }", ["Recipe?"]),
    ("ForEach(Screen.allCases, id: \\.self) { one in NavigationLink(value: one) {} }", ["Screen?"]),
    ("ForEach(0..<5) { row in NavigationLink(value: row) {} }", ["Int?"]),
    // The type is not written down.
    ("NavigationLink(value: best.id) {}", []),
    ("NavigationLink(value: make()) {}", []),
    ("NavigationLink(value: Recipe(name).renamed()) {}", []),
    ("NavigationLink(value: generic) {}", []),
    ("NavigationLink(value: Element(1)) {}", []),
    ("NavigationLink(value: any) {}", []),
    ("NavigationLink(value: recipes) {}", []),
    ("NavigationLink(value: twice) {}", []),
    ("NavigationLink(destination: Text(title)) {}", ["Recipes to Text"]),
    ("ForEach(others) { best in NavigationLink(value: best) {} }", []),
    ("ForEach($recipes) { $best in NavigationLink(value: best) {} }", []),
    ("List(recipes) { NavigationLink(value: $0) {} }", []),
    ("if let best = other { NavigationLink(value: best) {} }", []),
    ("switch other { case .some(let best): NavigationLink(value: best) {} }", []),
    ("Pair(recipes) { index, best in NavigationLink(value: best) {} }", []),
    // Links to screens. Several views, and views with conditions, are no certain screen.
    ("NavigationLink(destination: Detail(best)) { Text(a) }", ["Recipes to Detail"]),
    ("NavigationLink(destination: { Detail() }, label: { Text(a) })", ["Recipes to Detail"]),
    (#"NavigationLink("Show") { Kitchen.Detail(best).padding(2) }"#, ["Recipes to Kitchen.Detail"]),
    (
      "NavigationLink { Detail { Text(a) } content: { Row() } } label: { Row() }",
      ["Recipes to Detail"]
    ),
    ("NavigationLink { Header(); Detail() } label: { Row() }", []),
    ("NavigationLink { if isOn { Detail() } } label: { Row() }", []),
    ("NavigationLink(destination: detail) {}", []),
    ("NavigationLink(destination: Detail.make()) {}", []),
    // A list with a selection takes the value.
    (
      "List(recipes, selection: $best) { recipe in NavigationLink(value: recipe) {} }",
      ["selection"]
    ),
    // Paths.
    ("NavigationStack(path: $recipes) {}", ["Recipe"]),
    ("NavigationStack(path: $router.path) {}", ["path of Router"]),
    ("NavigationStack(path: $path) {}", []),
    ("NavigationStack(path: binding) {}", []),
    (#"Button("") { path.append(best) }"#, ["Recipe"]),
    (#"Button("") { self.path.append(Screen.root) }"#, ["Screen has root"]),
    (#"Button("") { recipes.append(best) }"#, []),
    (#"Button("") { other.path.append(best) }"#, []),
    // Destinations.
    ("Text(a).navigationDestination(for: Kitchen.Recipe.self) { _ in }", ["for Kitchen.Recipe"]),
    ("Text(a).navigationDestination(for: Element.self) { _ in }", ["for unknown"]),
    ("Text(a).navigationDestination(for: Pair<Int>.self) { _ in }", ["for unknown"]),
    ("Text(a).navigationDestination(for: type) { _ in }", ["for unknown"]),
    ("Text(a).flowDestination(for: Int.self) { _ in }", ["for Int"]),
    ("Text(a).dropDestination(for: Int.self) { _ in }", []),
    ("Text(a).navigationDestination(isPresented: $isOn) {}", ["for a binding"]),
    (
      "Text(a).navigationDestination(isPresented: $isOn) { Detail() }",
      ["Recipes to Detail", "for a binding"]
    ),
    ("Text(a).navigationDestination(for: Int.self) { Detail($0) }", ["for Int: Detail"]),
    ("Text(a).navigationDestination(for: Int.self) { id in Detail(id) }", ["for Int: Detail"]),
    (
      """
      Text(a).navigationDestination(for: Screen.self) { screen in
        switch screen {
        case .root, .home: Home().tabItem { Row() }
        case let .detail(id): Detail(id)
        case .other(let id) where id > 1:
          Text(a)
          Row()
        default: Detail(1)
        }
      }
      """,
      ["for Screen: Home for root, Home for home, Detail for detail"]
    ),
    ("List { Text(a).navigationDestination(for: Int.self) { _ in } }", ["for Int in List"]),
    (
      "LazyVStack(spacing: 1) { HStack { Text(a).navigationDestination(for: Int.self) { _ in } } }",
      ["for Int in LazyVStack"]
    ),
    (
      "List { Text(a) } footer: { Text(a).navigationDestination(isPresented: $isOn) {} }",
      ["for a binding in List"]
    ),
    ("List { Text(a) }.navigationDestination(for: Int.self) { _ in }", ["for Int"]),
    ("List { Card { Text(a).navigationDestination(for: Int.self) { _ in } } }", ["for Int"]),
    ("Card(List {}).navigationDestination(for: Int.self) { _ in }", ["for Int"]),
    (
      "List { Text(a).sheet { Text(a).navigationDestination(for: Int.self) { _ in } } }",
      ["for Int"]
    ),
    ("NavigationStack {}.navigationDestination(for: Int.self) { _ in }", ["for Int outside"]),
    (
      "NavigationStack(path: $path) {}.tint(c).navigationDestination(isPresented: $isOn) {}",
      ["for a binding outside"]
    ),
    ("NavigationStack {}.navigationDestination(item: $best) { _ in }", ["for a binding"]),
    (
      "NavigationStack { NavigationStack {}.navigationDestination(for: Int.self) { _ in } }",
      ["for Int"]
    ),
    ("NavigationSplitView {} detail: {}", ["split view"]),
  ]

  @Test(arguments: views)
  func aViewHasItsFacts(code: String, expected: [String]) {
    let facts = SwiftSourceReader().read(Self.file(code)).views
    #expect(facts.filter { $0 != .stack }.map(Self.text) == Self.properties + expected)
    let hasStack = code.contains("NavigationStack")
    #expect(facts.contains(.stack) == hasStack)
  }

  @Test(arguments: [
    "#if DEBUG\n|\n#endif", "#if DEBUG\n#else\n|\n#endif",
  ])
  func valuesInConditionalCodeAreNoFacts(frame: String) {
    let code = frame.replacing("|", with: "NavigationLink(value: best) {}")
    #expect(SwiftSourceReader().read(Self.file(code)).views.map(Self.text) == Self.properties)
  }

  @Test func previewsHaveNoFacts() {
    let link = "NavigationStack { NavigationLink(value: 1) {} }"
    let facts = SwiftSourceReader().read(
      """
      #Preview { \(link) }
      #Preview("Two") { \(link) }
      struct Recipes_Previews: PreviewProvider { static var previews: some View { \(link) } }
      """
    )
    #expect(facts.views.isEmpty)
  }

  @Test func aNavigationViewIsAStack() {
    let facts = SwiftSourceReader().read(Self.file("NavigationView { Text(title) }")).views
    #expect(facts.map(Self.text) == Self.properties + ["stack"])
  }

  @Test func testsHaveNoFacts() {
    let code = "NavigationStack { NavigationLink(value: 1) {} }"
    #expect(SwiftSourceReader().read("import Testing\n" + Self.file(code)).views.isEmpty)
  }

  @Test func parametersOfFunctionsHaveTheirTypes() {
    let facts = SwiftSourceReader().read(
      """
      struct Recipes: View {
        func link(_ best: Screen) -> some View { NavigationLink(value: best) {} }
        func link(_ best: Screen) -> some View { let best = other; NavigationLink(value: best) {} }
        func link<T: Hashable>(to best: T) -> some View { NavigationLink(value: best) {} }
      }
      """
    )
    #expect(facts.views.map(Self.text) == ["Screen?"])
  }

  private static let properties = ["Recipes.recipes: [Recipe]", "Recipes.fetched: [Recipe]"]

  private static func file(_ code: String) -> String {
    """
    struct Recipes<Element: Hashable>: View {
      @State private var recipes: [Recipe] = []
      @FetchRequest var fetched: FetchedResults<Recipe>
      @State var best: Recipe?
      @State private var path = NavigationPath()
      @State var router = Router()
      var generic: Element
      var any: any Hashable
      #if os(iOS)
      var twice: Recipe
      #else
      var twice: Screen
      #endif
      var other: Optional<Recipe> { nil }
      var body: some View {
        \(code)
      }
    }
    """
  }

  private static func text(_ fact: ViewFact) -> String {
    switch fact {
    case .selection: return "selection"
    case .splitView: return "split view"
    case .stack: return "stack"
    case .link(let link): return "\(link.view) to \(link.screen.view)"
    case .path(let path): return "\(path.type).\(path.name): [\(path.element)]"
    case .value(let value):
      let type =
        switch value.type {
        case .name(let name): "\(name)"
        case .enumCase(let type, let name): "\(type) has \(name)"
        case .elements(let type, let property): "\(property) of \(type)"
        }
      return type + (value.maySelect ? "?" : "")
    case .destination(let destination):
      let place =
        switch destination.misplacement {
        case .lazy(let name)?: " in \(name)"
        case .outside?: " outside"
        case nil: ""
        }
      let type = destination.isForType ? destination.type?.string ?? "unknown" : "a binding"
      let screens = destination.screens.map { screen in
        "\(screen.view)\(screen.enumCase.map { " for \($0)" } ?? "")"
      }
      return "for \(type)\(place)" + (screens.isEmpty ? "" : ": \(screens.joined(separator: ", "))")
    }
  }
}
