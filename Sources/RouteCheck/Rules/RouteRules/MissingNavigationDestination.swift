import CodeFacts
import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let missingNavigationDestination = Rule(
    id: "missing-navigation-destination",
    severity: .error,
    summary: "a link or a path of SwiftUI whose type of values has no destination",
    reason: """
      The stack shows no screen for the value. Apple's documentation of 'NavigationLink' lets a link \
      look for a 'navigationDestination(for:)' with the type of its value. A destination anywhere in \
      the targets of the file counts, because views are combined while the app runs. Nothing is \
      reported about a value whose type is not written down or not declared in the sources, about \
      links that a list with a selection may contain, about conditional code and previews, in an \
      app with a destination of an unknown type, such as a generic parameter, and in sources \
      without an entry point.
      """,
    triggering: [
      kitchen(
        "struct Recipe: Hashable {}",
        state: "recipes: [Recipe] = []",
        """
        NavigationStack {
          List(recipes, id: \\.self) { recipe in NavigationLink("Show", value: ↓recipe) }
            .navigationDestination(for: String.self) { Text($0) }
        }
        """
      ),
      kitchen(
        "enum Screen: Hashable { case detail(Int) }",
        state: "path: [Screen] = []",
        "NavigationStack(path: ↓$path) { Button(\"Show\") { path.append(.detail(1)) } }"
      ),
      kitchen(
        "enum Screen: String { case home }",
        state: "path = NavigationPath()",
        """
        NavigationStack(path: $path) {
          Button("Show") { path.append(↓1) }
          Button("Home") { path.append(↓Screen.home) }
        }
        """
      ),
    ],
    nonTriggering: [
      kitchen(
        """
        struct Recipe: Hashable {}
        struct Row: View {
          let recipe: Recipe
          var body: some View { NavigationLink("Show", value: recipe) }
        }
        extension View {
          func withScreens() -> some View {
            navigationDestination(for: Recipe.self) { _ in EmptyView() }
          }
        }
        """,
        state: "recipes: [Recipe] = []",
        "NavigationStack { List(recipes, id: \\.self) { NavigationLink(\"Show\", value: $0) } }"
      ),
      kitchen(
        "struct Recipe: Hashable {}",
        state: "selection: Recipe?",
        """
        NavigationSplitView {
          List(selection: $selection) { NavigationLink("Show", value: Recipe()) }
        } detail: {
          Text("Recipe")
        }
        """
      ),
    ],
    check: { project in
      let code = project.code
      let uses = code.uses(\.facts.views)
      guard !uses.isEmpty else { return [] }
      let stacks = Memo { AppStacks(of: $0, in: code) }
      return uses.compactMap { file, use in
        guard case .value(let value) = use else { return nil }
        let index = code.index
        let app = index.apps[file]
        let found = stacks[app]
        guard found.isProgram, !found.isUncertain, !value.maySelect || !found.hasSelection,
          let type = found.name(of: value.type, in: app, index)
        else { return nil }
        let name = SourceIndex.lastName(type)
        let targets = found.destinations[name] ?? []
        if targets.contains(where: { index.files[file].mayShareTarget(with: $0.targets) }) {
          return nil
        }
        return code.finding(
          at: value.location,
          in: file,
          "no 'navigationDestination(for: \(type).self)' shows this value"
        )
      }
    }
  )

  private static func kitchen(_ declarations: String, state: String, _ content: String) -> Example {
    .file(
      "App.swift",
      """
      import SwiftUI
      \(declarations)
      @main struct Kitchen: App {
        @State private var \(state)
        var body: some Scene {
          WindowGroup {
            \(content.replacing("\n", with: "\n      "))
          }
        }
      }
      """
    )
  }
}
