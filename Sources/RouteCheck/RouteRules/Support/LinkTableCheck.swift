import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RoutesLinks
import RuleSupport
import SourceText

/// Finds mistakes in a table of links, from the sources.
///
/// The library finds more, with values of the cases: ``Linkable/linkIssues``.
struct LinkTableCheck {
  private let code: ProjectCode
  private let file: Int
  private let app: App
  private let routes: [Route]
  /// The patterns that cannot be read.
  private let malformed: [Route]

  /// The pattern of a case.
  private struct Route {
    let fact: LinkFact
    let pattern: LinkPattern
    /// The types of the payloads, by the names that their placeholders begin with; `nil` if unknown.
    let payloads: [ExactString: ExactString]?
    /// The names of the payloads, in order.
    let names: [ExactString]

    /// The placeholders that the pattern has twice, and the key of another case.
    var ownProblems: [LinkIssue.Problem] {
      let counts = Dictionary(pattern.placeholders.map { ($0, 1) }, uniquingKeysWith: +)
      let repeated = counts.filter { $0.value > 1 }.keys.sorted()
      let key: [LinkIssue.Problem] = fact.key == fact.caseName ? [] : [.wrongKey(fact.key.string)]
      return repeated.map { .repeatedPlaceholder($0.string) } + key
    }

    func issue(_ problem: LinkIssue.Problem) -> LinkIssue {
      LinkIssue(key: fact.caseName.string, pattern: pattern, problem: problem)
    }

    /// The location of a problem: a placeholder, or the whole pattern.
    func location(of problem: LinkIssue.Problem) -> TextLocation {
      guard case .unknownPlaceholder(let name, _) = problem,
        // An escape is longer than its character, so the literal of this text has none.
        Int(fact.location.length) == fact.pattern.utf8.count,
        let range = Array(fact.pattern.utf8).firstRange(of: Array("{\(name)}".utf8))
      else { return fact.location }
      return TextLocation(
        line: fact.location.line,
        column: fact.location.column + UInt32(range.lowerBound),
        length: UInt32(range.count)
      )
    }
  }

  /// Reads the patterns of an enum that a file has.
  ///
  /// - Parameter coded: The last names of the types with their own coding.
  init(_ facts: [LinkFact], of file: Int, in code: ProjectCode, coded: Set<ExactString>) {
    (self.code, self.file, app) = (code, file, code.index.apps[file])
    let counts = Dictionary(
      facts.filter { !$0.isOld }.map { ($0.caseName, 1) },
      uniquingKeysWith: +
    )
    let isSynthesized = facts.first.map { code.isCodedByCompiler($0.type, in: file, coded) }
    let found = facts.prefix(Limits.links).compactMap { fact -> Route? in
      guard counts[fact.caseName] == 1, fact.pattern.utf8.count <= Limits.linkLength else {
        return nil
      }
      let pattern = LinkPattern(fact.pattern.string)
      guard pattern.segments.count <= Limits.linkParts else { return nil }
      let payload = isSynthesized == true ? code.payload(of: fact, in: file) : nil
      let named = payload?.enumerated().map { ($1.label ?? "_\($0)", $1.type) }
      return Route(
        fact: fact,
        pattern: pattern,
        payloads: named.map { Dictionary($0) { first, _ in first } },
        names: named?.map(\.0) ?? []
      )
    }
    routes = found.filter { $0.pattern.problem == nil }
    malformed = found.filter { $0.pattern.problem != nil }
  }

  /// The problems, in any order.
  ///
  /// - Parameter isWanted: Whether problems of a kind are wanted.
  func findings(where isWanted: (LinkIssue.Problem) -> Bool) -> [Finding] {
    let each: [(Route, [LinkIssue.Problem])] =
      malformed.map { ($0, [.malformed($0.pattern.problem ?? "")]) }
      + routes.map { route in
        // An old link need not have what can be absent.
        let unlinked = route.fact.isOld ? [] : unlinkedPayloads(route)
        return (route, route.ownProblems + unknownPlaceholders(route) + unlinked)
      }
    let found =
      ambiguities + each.flatMap { route, problems in problems.map { (route, $0, [Route]()) } }
    return found.filter { isWanted($0.1) }.map { route, problem, others in
      Finding(
        file: code.index.files[file].path,
        location: route.location(of: problem),
        "\(route.issue(problem))",
        notes: others.map { note(about: $0) }
      )
    }
  }

  private func note(about route: Route) -> Finding.Note {
    Finding.Note(
      message: "the link of '\(route.fact.caseName)'",
      file: code.index.files[file].path,
      location: route.fact.location
    )
  }

  /// The patterns that match the same path as an earlier one. A placeholder matches a text where
  /// others have a literal if its payload is a text.
  private var ambiguities: [(Route, LinkIssue.Problem, [Route])] {
    var tree = LinkTree()
    for (number, route) in routes.enumerated() {
      tree.add(route.pattern.segments, number: number)
    }
    let pairs = tree.ambiguities { number, position, _ in
      guard case .placeholder(let name) = routes[number].pattern.segments[position] else {
        return true
      }
      return routes[number].payloads?[name] == "String" && isFromLibrary("String")
    }
    return pairs.map { pair in
      let first = routes[pair.first]
      let key = first.fact.caseName.string
      return (routes[pair.second], .ambiguous(with: key, pattern: first.pattern), [first])
    }
  }

  private func unknownPlaceholders(_ route: Route) -> [LinkIssue.Problem] {
    guard let payloads = route.payloads else { return [] }
    let unknown = route.pattern.placeholders.filter {
      payloads[$0] == nil && payloads[Self.payload(of: $0)] == nil
    }
    let names = route.names.map(\.string)
    return Set(unknown).sorted().map { .unknownPlaceholder($0.string, payloads: names) }
  }

  /// The payloads that no placeholder carries. A payload that may have no parts needs none.
  private func unlinkedPayloads(_ route: Route) -> [LinkIssue.Problem] {
    guard let payloads = route.payloads else { return [] }
    let linked = Set(route.pattern.placeholders.flatMap { [$0, Self.payload(of: $0)] })
    return route.names.filter { name in
      !linked.contains(name) && payloads[name].map { isOneText($0, of: route.fact) } == true
    }.map { .unlinkedPayload($0.string) }
  }

  /// The part of a placeholder before the first dot.
  private static func payload(of placeholder: ExactString) -> ExactString {
    ExactString(String(placeholder.string.prefix { $0 != "." }))
  }

  /// Whether a type is certainly one text in a link, or an optional or an array of such.
  private func isOneText(_ type: ExactString, of fact: LinkFact) -> Bool {
    var text = type.string[...]
    if text.last == "?" { text.removeLast() }
    if text.first == "[", text.last == "]" { text = text.dropFirst().dropLast() }
    let name = ExactString(String(text))
    if Self.texts.contains(name) { return isFromLibrary(name) }
    let found = code.index.declarations(named: SourceIndex.lastName(name), in: app)
    guard found.count == 1, let only = found.first.map({ code.index.type($0) }) else {
      return false
    }
    return only.kind == .enum && (only.name == name || only.name == "\(fact.type).\(name)")
      && only.supertypes.first.map { Self.texts.contains($0) && isFromLibrary($0) } == true
  }

  private func isFromLibrary(_ name: ExactString) -> Bool {
    code.index.declarations(named: name, in: app).isEmpty
  }

  /// Types of the standard library and Foundation that are coded as one value.
  private static let texts: Set<ExactString> = [
    "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float", "UUID",
  ]
}
