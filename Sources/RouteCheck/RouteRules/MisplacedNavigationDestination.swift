import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let misplacedNavigationDestination = Rule(
    id: "misplaced-navigation-destination",
    severity: .warning,
    summary: "a destination of SwiftUI inside a lazy container, or on a stack from outside",
    reason: """
      The stack does not see the destination. Apple's documentation of 'navigationDestination(for:)' \
      asks for a view inside a 'NavigationStack', and warns of lazy containers, such as 'List' and \
      'LazyVStack', which make their views only when they come on screen. A modifier counts that is \
      written in the closure of such a container, directly or in layout views. Nothing is reported \
      about a view that another view shows in a list, about containers of the app, about branches \
      and conditional code, and about a modifier of a stack in an app with a split view.
      """,
    triggering: [
      .file(
        "Recipes.swift",
        """
        import SwiftUI
        struct Recipes: View {
          let recipes: [String]
          var body: some View {
            NavigationStack {
              List {
                ForEach(recipes, id: \\.self) { recipe in
                  NavigationLink(recipe, value: recipe)
                    .↓navigationDestination(for: String.self) { Text($0) }
                }
              }
            }
          }
        }
        """
      ),
      .file(
        "Recipes.swift",
        """
        import SwiftUI
        struct Recipes: View {
          var body: some View {
            NavigationStack { NavigationLink("Soup", value: "Soup") }
              .↓navigationDestination(for: String.self) { Text($0) }
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .file(
        "Recipes.swift",
        """
        import SwiftUI
        struct Recipes: View {
          let recipes: [String]
          var body: some View {
            NavigationStack {
              List(recipes, id: \\.self) { recipe in
                NavigationLink { Steps().navigationDestination(for: Int.self) { Text("\\($0)") } }
                  label: { Text(recipe) }
              }
              .navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        """
      )
    ],
    check: { project in
      let index = project.code.index
      return index.files.indices.flatMap { misplaced(in: $0, of: index) }
    }
  )

  private static func misplaced(in position: Int, of index: SourceIndex) -> [Finding] {
    let file = index.files[position]
    return file.facts.views.compactMap { view in
      guard case .destination(let destination) = view, let misplacement = destination.misplacement
      else { return nil }
      let text: String
      switch misplacement {
      case .lazy(let name):
        text =
          "the stack does not see a destination inside the lazy container '\(name)'; modify the "
          + "container"
      case .outside:
        // The stack may be in a column, and the destination for another column.
        let seen = index.apps.files(seenFrom: index.apps[position])
        if seen.contains(where: { index.files[$0].facts.views.contains(.splitView) }) { return nil }
        text =
          "the stack does not see a destination that modifies it from outside; modify a view "
          + "inside the stack"
      }
      return Finding(file: file.path, location: destination.location, text)
    }
  }
}
