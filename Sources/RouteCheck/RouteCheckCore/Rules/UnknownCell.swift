import Routes
import StoryboardReader
import SwiftScanner

extension Rule {
  /// A cell whose identifier is misspelled.
  static let unknownCell = Rule(
    id: "unknown-cell",
    severity: .warning,
    summary: "a cell whose identifier is one letter away from that of its prototype",
    reason: """
      A table without a cell of the identifier crashes, or returns no cell. Code can also register \
      cells, so an identifier is reported only if it has one wrong letter, and if no code makes the \
      prototype with the right one. Only the prototypes of the scenes of the class around the code \
      count.
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
    let cells = MadeCells(self)
    let prototypes = Prototypes(storyboards)
    let registered = RegisteredCells(code)
    var spelling = SpellingSearch()
    return cells.all.compactMap { cell in
      guard !registered.mayContain(cell.identifier, of: cell.use.type) else { return nil }
      let known = prototypes.identifiers(in: cell.scenes, self)
      guard !known.contains(cell.identifier),
        let near = spelling.slip(
          of: cell.identifier,
          among: known.subtracting(cells.identifiers(in: cell.scenes))
        )
      else { return nil }
      return Finding(
        file: code.index.files[cell.file].path,
        location: cell.use.location,
        "no cell of the table has the identifier '\(cell.identifier)'"
          + SpellingSuggestion.hint(for: cell.identifier, near: near),
        notes: prototypes.prototypes(of: near, in: cell.scenes, self).prefix(3).map {
          .init(message: "the cell", file: $0.file, location: $0.location)
        },
        fix: Diagnostic.Fix(cell.use.identifier, near: near)
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
    /// The scenes of the type that contains the code; empty if unknown.
    var scenes: [StoryboardBundle.SceneLocation]
  }

  private(set) var all: [Cell] = []
  private var identifiers: [StoryboardBundle.SceneLocation: Set<ExactString>] = [:]
  /// The identifiers in types of no known scene, such as data sources, which any table may have.
  private var others: Set<ExactString> = []

  init(_ project: Project) {
    var lookup = SceneLookup(project)
    for (file, use) in project.code.uses(\.cellUses) {
      guard
        case .known(let identifier) = project.code.index.resolve(
          use.identifier,
          in: use.type,
          of: file
        )
      else { continue }
      let scenes = lookup.scenes(ofType: use.type, in: file)?.scenes ?? []
      all.append(Cell(identifier: identifier, use: use, file: file, scenes: scenes))
      for scene in scenes { identifiers[scene, default: []].insert(identifier) }
      if scenes.isEmpty { others.insert(identifier) }
    }
  }

  /// The identifiers of the cells that code may make in scenes.
  func identifiers(in scenes: [StoryboardBundle.SceneLocation]) -> Set<ExactString> {
    scenes.reduce(into: others) { $0.formUnion(identifiers[$1] ?? []) }
  }
}
