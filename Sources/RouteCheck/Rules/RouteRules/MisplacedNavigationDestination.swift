import CodeFacts
import ProjectModel
import RouteDiagnostics
import RuleSupport

extension Rule {
  package static let misplacedNavigationDestination = Rule(
    id: "misplaced-navigation-destination",
    severity: .warning,
    summary: "a destination of SwiftUI inside a lazy container, or outside of a stack",
    reason: """
      The stack does not see the destination. Apple's documentation of 'navigationDestination(for:)' \
      asks for a view inside a 'NavigationStack', and warns of lazy containers, such as 'List' and \
      'LazyVStack', which make their views only when they come on screen. A modifier counts that is \
      written in the closure of such a container, directly or in layout views. Nothing is reported \
      about a view that another view shows in a list, about containers of the app, about branches \
      and conditional code, and about a modifier of a stack in an app with a split view. In an app \
      without stacks, it is reported only if all imports are of the system.
      """,
    triggering: [
      .recipes(
        with: "let recipes: [String]",
        """
        NavigationStack {
          List {
            ForEach(recipes, id: \\.self) { recipe in
              NavigationLink(recipe, value: recipe)
                .↓navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        """
      ),
      .recipes(
        """
        NavigationStack { NavigationLink("Soup", value: "Soup") }
          .↓navigationDestination(for: String.self) { Text($0) }
        """
      ),
      .file(
        "Kitchen.swift",
        """
        import SwiftUI
        @main struct Kitchen: App {
          var body: some Scene {
            WindowGroup {
              NavigationLink("Soup", value: "Soup")
                .↓navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        #Preview { NavigationStack { Text("Soup") } }
        """
      ),
    ],
    nonTriggering: [
      .recipes(
        with: "let recipes: [String]",
        """
        NavigationStack {
          List(recipes, id: \\.self) { recipe in
            NavigationLink { Steps().navigationDestination(for: Int.self) { Text("\\($0)") } }
              label: { Text(recipe) }
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
        """
      )
    ],
    check: { project in
      let code = project.code
      let index = code.index
      let lacksStack = Memo(project.hasNoStack)
      return code.uses(\.facts.views).compactMap { file, view in
        guard case .destination(let destination) = view else { return nil }
        let app = index.apps[file]
        let text: String
        switch destination.misplacement {
        case nil:
          guard lacksStack[app] else { return nil }
          text = "no source has a 'NavigationStack' that shows this destination"
        case .lazy(let name):
          text =
            "the stack does not see a destination inside the lazy container '\(name)'; modify the "
            + "container"
        case .outside:
          // The stack may be in a column, and the destination for another column.
          let seen = index.apps.files(seenFrom: app)
          let hasSplit = seen.contains { index.files[$0].facts.views.contains(.splitView) }
          if hasSplit { return nil }
          text =
            "the stack does not see a destination that modifies it from outside; modify a view "
            + "inside the stack"
        }
        return code.finding(at: destination.location, in: file, text)
      }
    }
  )
}

extension Project {
  /// Whether the sources of an app are a whole program without a stack.
  fileprivate func hasNoStack(_ app: App) -> Bool {
    let stacks = AppStacks(of: app, in: code)
    return stacks.isProgram && !stacks.hasStack
      && !code.index.apps.files(seenFrom: app).contains(where: importsOtherModule)
  }
}
