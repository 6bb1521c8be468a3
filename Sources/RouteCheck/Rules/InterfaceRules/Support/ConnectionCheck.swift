import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

/// Finds the outlets and actions of storyboards and xibs that the class of their object does not have.
///
/// A class whose sources are absent may have any member. Below it, a name is reported only if it
/// differs by one letter from a member that the storyboard does not connect.
final class ConnectionCheck {
  private let project: Project
  private let kind: StoryboardFile.Connection.Kind
  private let nibs: LoadedNibs
  private var lookup: DeclarationLookup
  private var spelling = SpellingSearch()
  private let chains: Memo<NameInApp, ClassChain?>
  private let actions: Memo<App, [ExactString: Set<ExactString>]>

  init(_ project: Project, _ kind: StoryboardFile.Connection.Kind) {
    self.project = project
    self.kind = kind
    nibs = LoadedNibs(project.code)
    lookup = DeclarationLookup(project.code.index)
    chains = Memo(project.code.index.chain)
    actions = Memo(project.code.index.actions)
  }

  func findings() -> [Finding] {
    // A file that cannot be read may declare any of them.
    guard !project.files.inputs.problems.contains(where: { $0.kind == .unreadable }) else {
      return []
    }
    return project.documents.flatMap { findings(in: $0, from: $1) }
  }

  private func findings(in file: StoryboardFile, from origin: LookupOrigin) -> [Finding] {
    guard project.code.index.hasClasses(in: origin.app) else { return [] }
    let duplicates = Set(file.duplicates.map(\.id))
    let connected = Set(file.connections.map(\.name))
    return file.connections.compactMap { connection in
      guard connection.kind == kind, !duplicates.contains(connection.object) else { return nil }
      return finding(about: connection, in: file, from: origin, besides: connected)
    }
  }

  private func finding(
    about connection: StoryboardFile.Connection,
    in file: StoryboardFile,
    from origin: LookupOrigin,
    besides connected: Set<ExactString>
  ) -> Finding? {
    guard let name = className(of: connection, in: file, origin.app),
      let chain = chains[NameInApp(name, in: origin.app)], lacks(connection.name, chain)
    else { return nil }
    let byType = kind == .outlet ? [:] : actions[origin.app]
    let known =
      kind == .outlet
      ? chain.properties : chain.names.reduce(into: []) { $0.formUnion(byType[$1] ?? []) }
    let near: ExactString?
    if chain.isComplete {
      near = spelling.closest(to: connection.name, among: known)
    } else {
      near = spelling.slip(of: connection.name, among: known.subtracting(connected))
      if near == nil { return nil }
    }
    // Categories of libraries begin the names of their members with a prefix.
    guard near != nil || !connection.name.utf8.contains(UInt8(ascii: "_")) else { return nil }
    let declaration = lookup.declarations(of: name, from: origin).references.first
    let noun = kind == .outlet ? "outlet" : "action"
    let hint = SpellingSuggestion.hint(for: connection.name, near: near)
    return Finding(
      file: file.path,
      location: connection.location,
      "'\(name)' has no \(noun) '\(connection.name)'\(hint)",
      notes: declaration.map { [note(at: $0)] } ?? [],
      fix: near,
      object: connection.object,
      severity: chain.isComplete ? nil : .warning
    )
  }

  private func note(at declaration: SourceIndex.Reference) -> Finding.Note {
    let isSwift = Path.isSwift(project.code.index.files[declaration.file].path)
    let rule =
      switch kind {
      case .outlet: "an outlet is a property with '@IBOutlet'"
      case .action: "an action is a method with '@IBAction'"
      }
    let message = "the class is declared here" + (isSwift ? "; \(rule)" : "")
    return project.code.note(message, at: declaration)
  }

  private func lacks(_ name: ExactString, _ chain: ClassChain) -> Bool {
    if kind == .outlet { return !chain.hasProperty(name) }
    return chain.isComplete ? chain.hasAction(name) == false : !chain.hasMethod(name)
  }

  /// The class of a connection's object; `nil` for an object of a framework that is neither a
  /// controller nor a cell, and for a name that only the runtime reads.
  ///
  /// The class of the File's Owner of a xib is the one that code loads the xib with.
  private func className(
    of connection: StoryboardFile.Connection,
    in file: StoryboardFile,
    _ app: App
  ) -> ExactString? {
    var name = file.customClasses[connection.object]
    if connection.element == "placeholder" {
      name = nibs.owner(of: file.storyboard.name, stated: name, in: app)
    }
    if let name {
      return name.hasPrefix("_Tt") || FrameworkClass.named(name) != nil ? nil : name
    }
    guard Self.elements.contains(connection.element) else { return nil }
    return file.className(ofElement: connection.element)
  }

  /// The elements of the controllers and the cells of UIKit.
  private static let elements = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "tableViewCell",
    "collectionViewCell", "collectionReusableView",
  ]
}

extension SourceIndex {
  /// The members of a class that an app declares, or that belongs to the system.
  fileprivate func chain(of name: NameInApp) -> ClassChain? {
    let isSeen =
      FrameworkClass.named(name.name) != nil
      || !declarations(named: Self.lastName(name.name), in: name.app).isEmpty
    return isSeen ? ClassChain(name.name, in: name.app, of: self) : nil
  }

  /// The selectors of the actions that an app's sources declare, by the last names of their types.
  fileprivate func actions(in app: App) -> [ExactString: Set<ExactString>] {
    var found: [ExactString: Set<ExactString>] = [:]
    for file in apps.files(seenFrom: app) {
      for method in files[file].facts.methods where method.role == .action {
        found[Self.lastName(method.type), default: []].insert(method.selector)
      }
    }
    return found
  }
}
