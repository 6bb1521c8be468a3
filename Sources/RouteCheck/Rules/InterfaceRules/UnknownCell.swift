import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let unknownCell = Rule(
    id: "unknown-cell",
    severity: .error,
    namesCause: true,
    summary: "a cell with an identifier that no prototype or registered cell has",
    reason: """
      A table crashes, or returns no cell, for an unknown identifier. An identifier that no cell in \
      a storyboard or a xib has, and that no code registers, is reported if the app crashes without \
      the cell. One that differs by one letter from a prototype of the scenes of its class, which no \
      code makes, is a warning. In a class without scenes, so is one that differs by one letter from another cell, \
      which the class does not make. If some code registers cells by unknown identifiers, only one that differs by \
      one letter from a nib which its class registers, and which no code makes, is reported. A generic function may make or register cells by their class if it is \
      named 'dequeue', 'dequeueCell', 'dequeueReusableCell' or 'register'.
      """,
    triggering: [
      feed.code(
        """
        class Feed: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "↓PotsCell", for: path)
          }
        }
        """
      ),
      feedInApp.code(
        """
        enum Cells: String { case advertisement = "Advertisement" }
        class Feed: UITableViewController {
          func cell(at path: IndexPath) {
            tableView.dequeueReusableCell(withIdentifier: ↓Cells.advertisement.rawValue, for: path)
          }
        }
        """
      ),
      feed.code(
        """
        extension UITableView {
          func dequeue<Cell: UITableViewCell>(_ cell: Cell.Type, for path: IndexPath) -> Cell {
            dequeueReusableCell(withIdentifier: String(describing: cell), for: path) as! Cell
          }
        }
        class PotsCell: UITableViewCell {}
        class Feed: UITableViewController {
          func cell(at path: IndexPath) { tableView.dequeue(↓PotsCell.self, for: path) }
        }
        """
      ),
      feedInApp.code(
        """
        class FeedSource: NSObject {
          func cell(in table: UITableView) { _ = table.dequeueReusableCell(withIdentifier: "↓PotsCell") }
        }
        """
      ),
    ],
    nonTriggering: [
      feedInApp.code(
        """
        class FeedSource: NSObject {
          func cell(in table: UITableView) { _ = table.dequeueReusableCell(withIdentifier: "PostCell") }
          func other(in table: UITableView) { _ = table.dequeueReusableCell(withIdentifier: "PostsCell") }
        }
        """
      ),
      feed.code(
        """
        class Feed: UITableViewController {
          func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "PostCell") }
          func other() { _ = tableView.dequeueReusableCell(withIdentifier: "PostsCell") }
        }
        """
      ),
      feed.code(
        """
        class Feed: UITableViewController {
          func load() { tableView.register(PostCell.self, forCellReuseIdentifier: "PotsCell") }
          func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "PotsCell") }
        }
        """
      ),
    ],
    check: { $0.unknownCells }
  )

  private static let feedInApp = feed.and("Package.swift", #"let package = Package(name: "App")"#)

  private static let feed = Example.scenes(
    tableScene("feed", "Feed", cell: #"<tableViewCell reuseIdentifier="PostCell" id="r"/>"#)
  )
}

extension Project {
  /// Cells that are made by an identifier that no cell has, or that has one wrong letter.
  fileprivate var unknownCells: [Finding] {
    let prototypes = Prototypes(self)
    var cells = MadeCells(self, prototypes)
    let registered = RegisteredCells(code)
    let all = registered.identifiers.union(reuseIdentifiers)
    let made = Dictionary(grouping: cells.all, by: \.use.type).mapValues {
      Set($0.map(\.identifier))
    }
    let app = WholeApp(self)
    var spelling = SpellingSearch()
    let unknown = "no cell of the app has the identifier"
    return cells.all.compactMap { cell in
      guard cell.use.absence != .isExpected,
        !registered.mayContain(cell.identifier, of: cell.use.type)
      else { return nil }
      if let scenes = cell.scenes {
        let known = cells.identifiers(in: scenes)
        if known.all.contains(cell.identifier) { return nil }
        if let near = spelling.slip(of: cell.identifier, among: known.unused) {
          return finding(
            cell,
            "no cell of the table has the identifier",
            near: near,
            notes: prototypes.prototypes(of: near, in: scenes.scenes).prefix(3).map(\.note),
            severity: .warning
          )
        }
      }
      guard !all.contains(cell.identifier), !cell.identifier.isEmpty, app.isKnown(to: cell.file),
        isInKnownClass(cell)
      else { return nil }
      if registered.areUnknown {
        let own = registered.identifiersOfNibs(of: cell.use.type, in: cell.file, code.index)
        guard let near = spelling.slip(of: cell.identifier, among: own),
          !made.values.contains(where: { $0.contains(near) })
        else { return nil }
        return finding(cell, unknown, near: near, severity: .warning)
      }
      if cell.use.absence == .returnsNothing {
        guard cell.scenes == nil, let near = spelling.slip(of: cell.identifier, among: all),
          made[cell.use.type]?.contains(near) == false
        else { return nil }
        return finding(cell, unknown, near: near, severity: .warning)
      }
      let near = spelling.closest(to: cell.identifier, among: all)
      // Perhaps no app uses the code, for example a part of a library.
      let severity: Severity? = near == nil ? .warning : nil
      return finding(cell, unknown, near: near, severity: severity)
    }
  }

  /// The identifiers of all cells in storyboards and xibs, including those in no target.
  private var reuseIdentifiers: [ExactString] {
    let unbuilt = (files.unbuilt + files.unbuiltXibs).map(\.file)
    return (storyboards + files.xibs + unbuilt).flatMap(\.reuseIdentifiers)
  }

  /// Whether all classes above the code are known, so that none of them registers the cell.
  private func isInKnownClass(_ cell: MadeCells.Cell) -> Bool {
    let type = cell.use.type
    return type.isEmpty
      || code.index.climb(from: type, in: code.index.apps[cell.file], until: { _ in false })
        == .complete
  }

  private func finding(
    _ cell: MadeCells.Cell,
    _ message: String,
    near: ExactString?,
    notes: [Finding.Note] = [],
    severity: Severity?
  ) -> Finding {
    code.finding(
      at: cell.use.location,
      in: cell.file,
      message,
      cell.identifier,
      near: near,
      notes: notes,
      fixing: cell.use.identifier,
      severity: severity
    )
  }
}

/// The cells that code makes by known identifiers.
private struct MadeCells {
  struct Cell {
    var identifier: ExactString
    var use: CellUse
    var file: Int
    /// The scenes of the type that contains the code; `nil` if there are none, or if they are unknown.
    var scenes: ClassScenes?
  }

  /// The identifiers of prototypes, and those of them that no code makes.
  typealias Identifiers = (all: Set<ExactString>, unused: Set<ExactString>)

  private(set) var all: [Cell] = []
  /// The identifiers that code of each class makes.
  private var made: [DeclarationLookup.Found.ID: Set<ExactString>] = [:]
  /// The classes of each scene with code that makes cells.
  private var classes: [StoryboardBundle.SceneLocation: [DeclarationLookup.Found.ID]] = [:]
  /// The identifiers in types of no known scene, such as data sources, which any table may have.
  private var others: Set<ExactString> = []
  private var known: [DeclarationLookup.Found.ID: Identifiers] = [:]
  private let prototypes: Prototypes

  init(_ project: Project, _ prototypes: Prototypes) {
    self.prototypes = prototypes
    var lookup = SceneLookup(project)
    for (file, use) in project.code.uses(\.facts.cellUses) {
      let text = project.code.index.resolve(use.identifier, in: use.type, of: file)
      guard case .known(let identifier) = text else { continue }
      add(identifier, use, file, &lookup)
    }
    let helpers = Helpers(project.code)
    for (file, call) in project.code.uses(\.facts.helperCalls) where call.kind == .cell {
      guard let helper = helpers.helper(of: call, in: file), let identifier = helper.identifier
      else { continue }
      add(identifier, call.cell(isRequired: helper.isRequired), file, &lookup)
    }
  }

  private mutating func add(
    _ identifier: ExactString,
    _ use: CellUse,
    _ file: Int,
    _ lookup: inout SceneLookup
  ) {
    let found = lookup.scenes(ofType: use.type, in: file)
    let scenes = found?.scenes.isEmpty == false ? found : nil
    all.append(Cell(identifier: identifier, use: use, file: file, scenes: scenes))
    if let scenes {
      if made[scenes.id] == nil {
        for scene in scenes.scenes { classes[scene, default: []].append(scenes.id) }
      }
      made[scenes.id, default: []].insert(identifier)
    } else {
      others.insert(identifier)
    }
  }

  /// The identifiers of the prototypes in the scenes of a class.
  ///
  /// - Complexity: Linear in the number of scenes and identifiers, the first time for a class.
  mutating func identifiers(in scenes: ClassScenes) -> Identifiers {
    if let found = known[scenes.id] { return found }
    let all = prototypes.identifiers(in: scenes.scenes)
    let owners = Set(scenes.scenes.flatMap { classes[$0] ?? [] })
    let taken = owners.reduce(into: others) { $0.formUnion(made[$1] ?? []) }
    let found = (all: all, unused: all.subtracting(taken))
    known[scenes.id] = found
    return found
  }
}
