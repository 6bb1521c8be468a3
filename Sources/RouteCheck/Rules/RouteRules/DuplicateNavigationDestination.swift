import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let duplicateNavigationDestination = Rule(
    id: "duplicate-navigation-destination",
    severity: .warning,
    summary: "a second destination for a type on one stack of SwiftUI",
    reason: """
      SwiftUI uses the destination closest to the root of the stack, ignores the other, and prints \
      a warning while the app runs. Apple's documentation of 'navigationDestination(for:)' adds \
      several modifiers to a stack only for several types. Destinations count that modify one view, \
      or that are written in the closure of one 'NavigationStack'. Nothing is reported about \
      destinations in different views, in branches, and in conditional code.
      """,
    triggering: [
      .recipes(
        """
        NavigationStack {
          Text("Recipes")
            .navigationDestination(for: String.self) { Text($0) }
            .↓navigationDestination(for: String.self) { Text("Recipe \\($0)") }
        }
        """
      )
    ],
    nonTriggering: [
      .recipes(
        with: "let isNew: Bool",
        """
        NavigationStack {
          if isNew {
            Text("New").navigationDestination(for: String.self) { Text($0) }
          } else {
            Text("Old").navigationDestination(for: String.self) { Text($0) }
          }
        }
        .sheet(isPresented: .constant(isNew)) {
          NavigationStack { Text("New").navigationDestination(for: String.self) { Text($0) } }
        }
        """
      )
    ],
    check: { $0.code.index.files.flatMap(duplicates) }
  )

  private static func duplicates(in file: SourceFile) -> [Finding] {
    var destinations: [[ExactString]: StackDestination] = [:]
    return file.facts.views.compactMap { view in
      guard case .destination(let destination) = view, let type = destination.type,
        let group = destination.group,
        let other = destinations.updateValue(destination, forKey: ["\(group)", type])
      else { return nil }
      return Finding(
        file: file.path,
        location: destination.location,
        "the stack already has a destination for '\(type)'",
        notes: [.init(message: "the other destination", file: file.path, location: other.location)]
      )
    }
  }
}

extension Example {
  static func recipes(with property: String? = nil, _ body: String) -> Example {
    .file(
      "Recipes.swift",
      """
      import SwiftUI
      struct Recipes: View {
        \(property.map { "\($0)\n  " } ?? "")var body: some View {
          \(body.replacing("\n", with: "\n    "))
        }
      }
      """
    )
  }
}
