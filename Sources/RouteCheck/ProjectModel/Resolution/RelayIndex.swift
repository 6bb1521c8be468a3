import CodeReader
import Routes
import SourceText

/// The methods that pass identifiers on to `performSegue`, and other methods with their names.
package struct RelayIndex {
  private let code: ProjectCode
  private var known: [App: [RelayName: [Relay]]] = [:]

  /// A method of a file.
  package struct Relay {
    package var file: Int
    package var fact: RelayFact
  }

  package init(_ code: ProjectCode) { self.code = code }

  /// The possible methods of a call; `nil` if it may run a method that does something else.
  ///
  /// They are certain if all methods of the name pass the identifier on, and the object certainly
  /// has one of them or the name contains the word segue. An imported module may have a method
  /// `open(_:)`, but hardly a method with that word.
  ///
  /// - Complexity: Linear in the number of the app's files for the first request.
  package mutating func relays(calledBy use: SegueUse, in file: Int) -> [Relay]? {
    guard let name = use.relay else { return nil }
    let app = code.index.apps[file]
    let all = known[app] ?? find(app)
    known[app] = all
    guard let relays = all[name], !relays.isEmpty,
      isAboutSegues(name) || relays.contains(where: { has($0.fact, use, in: app) })
    else { return nil }
    return relays
  }

  /// Whether the object that a method is called on has a method.
  private func has(_ relay: RelayFact, _ use: SegueUse, in app: App) -> Bool {
    use.receiver != .other && !relay.type.isEmpty && !use.performer.isEmpty
      && code.index.inherits(use.performer, from: relay.type, in: app) == true
  }

  private func isAboutSegues(_ name: RelayName) -> Bool {
    name.name.string.lowercased().containsBytes(of: "segue")
  }

  /// The methods of an app by their names, without names that a method with another purpose has.
  private func find(_ app: App) -> [RelayName: [Relay]] {
    let files = code.index.apps.files(seenFrom: app)
    let relays = Dictionary(
      grouping: files.flatMap { file in
        code.index.files[file].facts.relays.map { Relay(file: file, fact: $0) }
      },
      by: \.fact.name
    )
    if relays.isEmpty { return [:] }
    let namesakes = Dictionary(
      grouping: files.flatMap { file in
        code.index.files[file].facts.namesakes.map {
          (name: $0.name, place: Place(file: file, location: $0.location))
        }
      },
      by: \.name
    )
    return relays.filter { name, relays in
      let first = relays[0].fact
      let areAlike = relays.allSatisfy {
        $0.fact.position == first.position && $0.fact.cases == first.cases
      }
      guard areAlike else { return false }
      let places = Set(relays.map { Place(file: $0.file, location: $0.fact.location) })
      return namesakes[name, default: []].allSatisfy { places.contains($0.place) }
        && implementers(of: name).isSubset(of: relays.map { typeName($0.fact, in: app) })
    }
  }

  private struct Place: Hashable {
    var file: Int
    var location: TextLocation
  }

  /// The types with a method of a selector. Methods of Swift are compared by their labels.
  private func implementers(of name: RelayName) -> Set<ExactString> {
    guard let selector = name.labels.first, selector.hasSuffix(":") else { return [] }
    return code.index.implementers(of: selector)
  }

  private func typeName(_ relay: RelayFact, in app: App) -> ExactString {
    SourceIndex.lastName(code.index.target(of: relay.type, in: app))
  }
}
