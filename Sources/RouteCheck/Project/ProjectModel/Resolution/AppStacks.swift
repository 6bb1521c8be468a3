import CodeFacts
import Routes

/// The destinations that views of an app may meet on their stack.
package struct AppStacks {
  /// The destinations, by the last names of their types.
  package private(set) var destinations: [ExactString: [Destination]] = [:]
  /// Whether a destination may be for any type.
  package private(set) var isUncertain = false
  package private(set) var hasSelection = false
  /// Whether a source has a stack, or a split view.
  package private(set) var hasStack = false
  package private(set) var isProgram = false
  private var cases: Set<SourceIndex.MemberName> = []
  private var paths: [SourceIndex.MemberName: Set<ExactString>] = [:]

  package struct Destination {
    package var targets: Set<String>
    var screens: [StackScreen]
  }

  package init(of app: App, in code: ProjectCode) {
    let index = code.index
    // Two packages of one app see the app, and not each other.
    var files = Set(index.apps.files(seenFrom: app))
    for app in Set(files.map { index.apps[$0] }) {
      files.formUnion(index.apps.files(seenFrom: app))
    }
    for file in files {
      let facts = index.files[file].facts
      if facts.isMain { isProgram = true }
      for enumCase in facts.cases.map({ ($0.name, $0.type) })
        + facts.constants.filter(\.isCase).map({ ($0.name, $0.type) })
      {
        cases.insert(SourceIndex.MemberName(enumCase.0, of: SourceIndex.lastName(enumCase.1)))
      }
      for view in facts.views {
        switch view {
        case .selection: hasSelection = true
        case .stack, .splitView: hasStack = true
        case .value, .link: break
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
            destinations[name, default: []].append(
              Destination(targets: index.files[file].targets, screens: destination.screens)
            )
          }
        case .destination: break
        }
      }
    }
  }

  /// The name of a type of values; `nil` if it is uncertain.
  package func name(of type: StackValue.ValueType, in app: App, _ index: SourceIndex)
    -> ExactString?
  {
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
