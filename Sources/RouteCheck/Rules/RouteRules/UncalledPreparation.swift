import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport

extension Rule {
  package static let uncalledPreparation = Rule(
    id: "uncalled-preparation",
    severity: .warning,
    summary: "a 'prepare' that no graph calls, or a view controller without it",
    reason: """
      A graph calls 'prepare(for:)' of a SegueSource. It does not call a method with a sender, a \
      method of a class that does not conform, or a method of a subclass whose superclass conforms \
      without the method. In a view controller, 'go(by:)' and 'perform(_:)' prepare the destination \
      by 'forward(_:sender:)', which an override of 'prepare(for:sender:)' in the class or a \
      superclass calls. Nothing is reported if a superclass is not among the sources.
      """,
    triggering: [
      feed("class Feed: SegueSource { func ↓prepare(for segue: PerformedSegue, sender: Any?) {} }"),
      feed("class Feed: Controller { func ↓prepare(for segue: PerformedSegue) throws {} }"),
      feed(
        """
        class Screen: SegueSource {}
        class Feed: Screen { func ↓prepare(for segue: PerformedSegue) throws {} }
        """
      ),
      feed(segue + "class Feed: UIViewController { func open() { go(by: ↓.showPost) } }"),
      feed(segue + keeping(in: "UIViewController")),
      feed(segue + screen + keeping(in: "Screen")),
    ],
    nonTriggering: [
      feed(segue + screen + "class Feed: Screen { func open() { go(by: .showPost) } }"),
      feed(segue + "class Feed: LibraryViewController { func open() { go(by: .showPost) } }"),
      feed("class Feed: SegueSource { func prepare(for segue: PerformedSegue) throws {} }"),
      feed(
        """
        class Feed: Controller { func prepare(for segue: PerformedSegue) throws {} }
        extension Feed: SegueSource {}
        """
      ),
    ],
    check: { $0.uncalledPreparations + $0.unforwardedSegues }
  )

  private static let segue = """
    extension Segue<Post> { static var showPost: Self { .init("ShowPost") } }

    """

  private static let screen = """
    class Screen: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        forward(segue, sender: sender)
      }
    }

    """

  private static func keeping(in superclass: String) -> String {
    """
    class Feed: \(superclass) {
      func open() { go(by: ↓.showPost) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Help)?.topic = 2
      }
    }
    """
  }

  private static func feed(_ code: String) -> Example {
    .code("import Routes\n" + code)
  }
}

extension Project {
  fileprivate var uncalledPreparations: [Finding] {
    let types = PreparingTypes(code)
    return code.uses(\.facts.methods).compactMap { file, method in
      guard method.isPreparation, let advice = types.advice(about: method, in: file) else {
        return nil
      }
      return code.finding(
        at: method.location,
        in: file,
        "no graph calls this method; \(advice)"
      )
    }
  }

  /// The first typed segue that each view controller performs without a 'prepare(for:sender:)' that may
  /// forward it.
  fileprivate var unforwardedSegues: [Finding] {
    let app = WholeApp(self)
    var reported: Set<NameInApp> = []
    let keepers = SegueKeepers(code)
    return code.uses(\.facts.routeUses).compactMap { file, use in
      let own = code.index.apps[file]
      guard code.uncheckedIdentifier(of: use, in: file) != nil,
        app.isViewController(use.type, in: own),
        let advice = keepers.advice(about: use.type, in: own),
        reported.insert(NameInApp(use.type, in: own)).inserted
      else { return nil }
      return code.finding(
        at: use.location,
        in: file,
        "nothing prepares the destination; \(advice)"
      )
    }
  }
}

/// The view controllers that forward no segue.
private struct SegueKeepers {
  private let index: SourceIndex
  /// Whether 'prepare(for:sender:)' may hand the segue to other code, by the last names of the types.
  private var forwards: [ExactString: Bool] = [:]

  private static let selectors: Set<ExactString> = [
    "prepareFor:sender:", "prepareForSegue:sender:",
  ]

  init(_ code: ProjectCode) {
    index = code.index
    for (file, method) in code.uses(\.facts.methods)
    where Self.selectors.contains(method.selector) {
      let name = SourceIndex.lastName(index.target(of: method.type, in: index.apps[file]))
      forwards[name] = forwards[name] == true || !method.keepsSegue
    }
  }

  /// How to forward the segues of a class; `nil` if they may be forwarded.
  func advice(about name: ExactString, in app: App) -> String? {
    guard let types = index.ancestors(of: name, in: app) else { return nil }
    // The nearest method decides, unless a class below has another one.
    let nearest = types.first { forwards[$0] != nil }
    if let nearest, forwards[nearest] == true { return nil }
    let others = forwards.filter(\.value).keys.filter { !types.contains($0) }
    let mayForward = others.contains { other in
      index.inherits(other, from: name, in: app) != false
        || nearest == nil && index.inherits(name, from: other, in: app) != false
    }
    if mayForward { return nil }
    if let nearest {
      return "call 'forward(_:sender:)' in 'prepare(for:sender:)' of '\(nearest)'"
    }
    return """
      override 'prepare(for:sender:)' in '\(name)' or a superclass, and call 'forward(_:sender:)' in it
      """
  }
}

extension MethodFact {
  /// Whether it is a method `prepare` for a segue of a graph.
  fileprivate var isPreparation: Bool {
    name == "prepare" && parameterTypes.first.map(SourceIndex.lastName) == "PerformedSegue"
      && ["prepareFor:", "prepareFor:sender:"].contains(selector)
  }
}

/// The types that prepare segues of graphs.
private struct PreparingTypes {
  private let index: SourceIndex
  /// The last names of the types with `prepare(for:)`.
  private var preparing: Set<ExactString> = []

  init(_ code: ProjectCode) {
    index = code.index
    for (file, method) in code.uses(\.facts.methods)
    where method.isPreparation && method.parameterTypes.count == 1 {
      preparing.insert(name(of: method, in: file))
    }
  }

  private func name(of method: MethodFact, in file: Int) -> ExactString {
    SourceIndex.lastName(index.target(of: method.type, in: index.apps[file]))
  }

  /// How to make graphs call a method; `nil` if they may call it already, or if other code may.
  func advice(about method: MethodFact, in file: Int) -> String? {
    let app = index.apps[file]
    let name = name(of: method, in: file)
    let type = index.summary(of: name, in: app)
    guard type.isDeclared, !type.isProtocol, !type.hasValueType, isController(name, in: app),
      let ancestors = index.ancestors(of: name, in: app)
    else { return nil }
    if method.parameterTypes.count == 2 {
      guard ancestors.allSatisfy({ !preparing.contains($0) }), !index.isInherited(name) else {
        return nil
      }
      return "declare it as 'func prepare(for segue: PerformedSegue) throws', where 'segue.sender' "
        + "is the sender"
    }
    switch index.climb(from: name, in: app, until: { $0 == Self.segueSource }) {
    case .uncertain: return nil
    case .complete:
      // A class below may conform to the protocol with the method.
      if index.isInherited(name) { return nil }
      return "declare that '\(name)' conforms to 'SegueSource'"
    case .stopped:
      return base(without: name, in: ancestors, app).map {
        "'\($0)' conforms to 'SegueSource' without this method; declare it there, and override it"
      }
    }
  }

  private static let segueSource: ExactString = "SegueSource"

  /// Whether a class is a controller. Other objects may have such methods for code that calls them.
  private func isController(_ name: ExactString, in app: App) -> Bool {
    index.climb(from: name, in: app) {
      $0 == "UIViewController" || KnownProtocol.ofRoutes.contains($0)
    } == .stopped
  }

  /// The class above that conforms to the protocol, if no class above has the method.
  private func base(
    without name: ExactString,
    in ancestors: [ExactString],
    _ app: App
  ) -> ExactString? {
    let above = ancestors.filter { $0 != name }
    if above.contains(where: preparing.contains) { return nil }
    let bases = above.filter { conforms($0, in: app) }
    guard bases.count == 1, let base = bases.first, !index.isProtocol(base, in: app) else {
      return nil
    }
    return base
  }

  /// Whether a type names the protocol itself.
  private func conforms(_ name: ExactString, in app: App) -> Bool {
    index.summary(of: name, in: app).supertypes.contains {
      SourceIndex.lastName(index.target(of: $0.name, in: app)) == Self.segueSource
    }
  }
}
