import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
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
      .file(
        "App.swift",
        """
        import SwiftUI
        struct Recipe: Hashable {}
        @main struct Kitchen: App {
          @State private var recipes: [Recipe] = []
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                List(recipes, id: \\.self) { recipe in NavigationLink("Show", value: ↓recipe) }
                  .navigationDestination(for: String.self) { Text($0) }
              }
            }
          }
        }
        """
      ),
      .file(
        "App.swift",
        """
        import SwiftUI
        enum Screen: Hashable { case detail(Int) }
        @main struct Kitchen: App {
          @State private var path: [Screen] = []
          var body: some Scene {
            WindowGroup {
              NavigationStack(path: ↓$path) { Button("Show") { path.append(.detail(1)) } }
            }
          }
        }
        """
      ),
      .file(
        "App.swift",
        """
        import SwiftUI
        @main struct Kitchen: App {
          @State private var path = NavigationPath()
          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) { Button("Show") { path.append(↓1) } }
            }
          }
        }
        """
      ),
    ],
    nonTriggering: [
      .file(
        "App.swift",
        """
        import SwiftUI
        struct Recipe: Hashable {}
        @main struct Kitchen: App {
          @State private var recipes: [Recipe] = []
          var body: some Scene {
            WindowGroup {
              NavigationStack { List(recipes, id: \\.self) { NavigationLink("Show", value: $0) } }
            }
          }
        }
        struct Row: View {
          let recipe: Recipe
          var body: some View { NavigationLink("Show", value: recipe) }
        }
        extension View {
          func withScreens() -> some View {
            navigationDestination(for: Recipe.self) { _ in EmptyView() }
          }
        }
        """
      ),
      .file(
        "App.swift",
        """
        import SwiftUI
        struct Recipe: Hashable {}
        @main struct Kitchen: App {
          @State private var selection: Recipe?
          var body: some Scene {
            WindowGroup {
              NavigationSplitView {
                List(selection: $selection) { NavigationLink("Show", value: Recipe()) }
              } detail: {
                Text("Recipe")
              }
            }
          }
        }
        """
      ),
    ],
    check: { $0.missingDestinations }
  )
}

extension Project {
  fileprivate var missingDestinations: [Finding] {
    let uses = code.uses(\.views)
    guard !uses.isEmpty else { return [] }
    var stacks: [App: AppStacks] = [:]
    return uses.compactMap { file, use in
      guard case .value(let value) = use else { return nil }
      let index = code.index
      let app = index.apps[file]
      let found = stacks[app] ?? AppStacks(of: app, in: code)
      stacks[app] = found
      guard found.isProgram, !found.isUncertain, !value.maySelect || !found.hasSelection,
        let type = found.name(of: value.type, in: app, index)
      else { return nil }
      let name = SourceIndex.lastName(type)
      let targets = found.destinations[name] ?? []
      guard !targets.contains(where: { index.files[file].mayShareTarget(with: $0) }) else {
        return nil
      }
      return Finding(
        file: index.files[file].path,
        location: value.location,
        "no 'navigationDestination(for: \(type).self)' shows this value"
      )
    }
  }
}

/// The destinations that views of an app may meet on their stack.
private struct AppStacks {
  /// The targets of the files with a destination, by the last name of its type.
  var destinations: [ExactString: [Set<String>]] = [:]
  /// Whether a destination may be for any type.
  var isUncertain = false
  var hasSelection = false
  var isProgram = false
  private var cases: Set<SourceIndex.MemberName> = []
  private var paths: [SourceIndex.MemberName: Set<ExactString>] = [:]

  init(of app: App, in code: ProjectCode) {
    let index = code.index
    // Two packages of one app see the app, and not each other.
    var files = Set(index.apps.files(seenFrom: app))
    for app in Set(files.map { index.apps[$0] }) {
      files.formUnion(index.apps.files(seenFrom: app))
    }
    for file in files {
      let facts = index.files[file].facts
      if facts.isMain { isProgram = true }
      cases.formUnion(
        facts.cases.lazy.map { SourceIndex.MemberName($0.name, of: SourceIndex.lastName($0.type)) }
      )
      for view in facts.views {
        switch view {
        case .selection: hasSelection = true
        case .splitView, .value: break
        case .path(let path):
          let member = SourceIndex.MemberName(path.name, of: path.type)
          paths[member, default: []].insert(path.element)
        case .destination(let destination) where destination.isForType:
          guard let type = destination.type, Self.isKnown(type, in: index.apps[file], index) else {
            isUncertain = true
            continue
          }
          let target = index.target(of: type, in: index.apps[file])
          for name in Set([type, target].map(SourceIndex.lastName)) {
            destinations[name, default: []].append(index.files[file].targets)
          }
        case .destination: break
        }
      }
    }
  }

  /// The name of a type of values; `nil` if it is uncertain.
  func name(of type: StackValue.ValueType, in app: App, _ index: SourceIndex) -> ExactString? {
    let name: ExactString
    switch type {
    case .name(let text): name = text
    case .enumCase(let text, let element):
      let enumCase = SourceIndex.MemberName(element, of: SourceIndex.lastName(text))
      guard cases.contains(enumCase) else { return nil }
      name = text
    case .elements(let type, let property):
      let found = paths[SourceIndex.MemberName(property, of: SourceIndex.lastName(type))] ?? []
      guard found.count == 1, let element = found.first else { return nil }
      name = element
    }
    let target = index.target(of: name, in: app)
    return Self.isKnown(name, in: app, index) && Self.isKnown(target, in: app, index)
      ? target : nil
  }

  /// Whether a name is the name of a type, and not of an associated type or a generic parameter.
  private static func isKnown(_ type: ExactString, in app: App, _ index: SourceIndex) -> Bool {
    let name = SourceIndex.lastName(type)
    return basicTypes.contains(name)
      || index.declares(name)
        && !index.summary(of: name, in: app).isProtocol
  }

  private static let basicTypes: Set<ExactString> = [
    "Bool", "Date", "Double", "Int", "String", "URL", "UUID",
  ]
}
