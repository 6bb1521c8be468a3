import CodeReader
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

extension Rule {
  package static let unknownCell = Rule(
    id: "unknown-cell",
    severity: .warning,
    summary: "a cell whose identifier differs by one letter from its prototype's",
    reason: """
      A table crashes, or returns no cell, for an unknown identifier. Code can also register \
      cells, so an identifier is reported only if it differs by one letter from a prototype that \
      no code makes. It is compared with the prototypes of the scenes of its class.
      """,
    triggering: [
      feed.and(
        "Feed.swift",
        """
        class Feed: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "↓PotsCell", for: path)
          }
        }
        """
      ),
      feed.and(
        "Feed.swift",
        """
        class PostCell: UITableViewCell { static let identifier = "Postcell" }
        class Feed: UITableViewController {
          func cell() -> PostCell? {
            tableView.dequeueReusableCell(withIdentifier: ↓PostCell.identifier) as? PostCell
          }
        }
        """
      ),
    ],
    nonTriggering: [
      feed.and(
        "Feed.swift",
        """
        class Feed: UITableViewController {
          func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "PostCell") }
          func other() { _ = tableView.dequeueReusableCell(withIdentifier: "PostsCell") }
        }
        """
      ),
      feed.and(
        "Feed.swift",
        """
        class Feed: UITableViewController {
          func load() { tableView.register(PostCell.self, forCellReuseIdentifier: "PotsCell") }
          func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "PotsCell") }
        }
        """
      ),
      feed.and(
        "Other.swift",
        """
        class Feed: UITableViewController {}
        class Other: UITableViewController {
          func cell() { _ = tableView.dequeueReusableCell(withIdentifier: "PotsCell") }
          func third() { _ = tableView.dequeueReusableCell(withIdentifier: "Advertisement") }
        }
        """
      ),
    ],
    check: { $0.misspelledCells }
  )

  /// A `Feed` with the prototype `PostCell`.
  private static let feed = Example.main(
    """
    <scene><objects><tableViewController id="feed" customClass="Feed">
      <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="PostCell" id="r"/>
      </prototypes></tableView>
    </tableViewController></objects></scene>
    """
  )
}

extension Project {
  /// Cells that are made by an identifier with one wrong letter.
  fileprivate var misspelledCells: [Finding] {
    var cells = MadeCells(self)
    let prototypes = Prototypes(storyboards)
    let registered = RegisteredCells(code)
    var spelling = SpellingSearch()
    return cells.all.compactMap { cell in
      guard let scenes = cell.scenes, !registered.mayContain(cell.identifier, of: cell.use.type)
      else { return nil }
      let known = cells.prototypes(in: scenes) { prototypes.identifiers(in: $0, self) }
      guard !known.all.contains(cell.identifier),
        let near = spelling.slip(of: cell.identifier, among: known.unused)
      else { return nil }
      return Finding(
        file: code.index.files[cell.file].path,
        location: cell.use.location,
        "no cell of the table has the identifier '\(cell.identifier)'"
          + SpellingSuggestion.hint(for: cell.identifier, near: near),
        notes: prototypes.prototypes(of: near, in: scenes.scenes, self).prefix(3).map {
          .init(message: "the cell", file: $0.file, location: $0.location)
        },
        fix: Finding.Fix(cell.use.identifier, near: near)
      )
    }
  }
}

/// The cells that code makes by known identifiers.
private struct MadeCells {
  struct Cell {
    var identifier: ExactString
    var use: CellUse
    /// The position of the file.
    var file: Int
    /// The scenes of the type that contains the code; `nil` if there are none, or if they are unknown.
    var scenes: ClassScenes?
  }

  /// The identifiers of the prototypes in scenes.
  struct Identifiers {
    var all: Set<ExactString>
    /// Those that no code makes.
    var unused: Set<ExactString>
  }

  private(set) var all: [Cell] = []
  /// The identifiers that code of each class makes.
  private var made: [DeclarationLookup.Found.ID: Set<ExactString>] = [:]
  /// The classes of each scene with code that makes cells.
  private var classes: [StoryboardBundle.SceneLocation: [DeclarationLookup.Found.ID]] = [:]
  /// The identifiers in types of no known scene, such as data sources, which any table may have.
  private var others: Set<ExactString> = []
  private var known: [DeclarationLookup.Found.ID: Identifiers] = [:]

  init(_ project: Project) {
    var lookup = SceneLookup(project)
    for (file, use) in project.code.uses(\.cellUses) {
      let text = project.code.index.resolve(use.identifier, in: use.type, of: file)
      guard case .known(let identifier) = text else { continue }
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
  }

  /// The identifiers of the prototypes in the scenes of a class.
  ///
  /// - Complexity: Linear in the number of scenes and identifiers, the first time for a class.
  mutating func prototypes(
    in scenes: ClassScenes,
    _ find: ([StoryboardBundle.SceneLocation]) -> Set<ExactString>
  ) -> Identifiers {
    if let found = known[scenes.id] { return found }
    let all = find(scenes.scenes)
    let owners = Set(scenes.scenes.flatMap { classes[$0] ?? [] })
    let taken = owners.reduce(into: others) { $0.formUnion(made[$1] ?? []) }
    let found = Identifiers(all: all, unused: all.subtracting(taken))
    known[scenes.id] = found
    return found
  }
}
