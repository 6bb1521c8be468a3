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
    let made = code.uses(\.cellUses).map { file, use in
      (file: file, use: use, identifier: code.index.resolve(use.identifier, in: use.type, of: file))
    }
    let names = Set(
      made.compactMap { made -> ExactString? in
        if case .known(let identifier) = made.identifier { identifier } else { nil }
      }
    )
    var lookup = SceneLookup(self)
    var spelling = SpellingSearch()
    let prototypes = Prototypes(storyboards)
    let registered = RegisteredCells(code)
    return made.compactMap { file, use, identifier in
      guard case .known(let identifier) = identifier,
        !registered.mayContain(identifier, of: use.type),
        let scenes = lookup.scenes(ofType: use.type, in: file)
      else { return nil }
      let known = prototypes.identifiers(in: scenes.scenes, self)
      guard !known.contains(identifier),
        let near = spelling.slip(of: identifier, among: known.subtracting(names))
      else { return nil }
      return Finding(
        file: code.index.files[file].path,
        location: use.location,
        "no cell of the table has the identifier '\(identifier)'"
          + SpellingSuggestion.hint(for: identifier, near: near),
        notes: prototypes.prototypes(of: near, in: scenes.scenes, self).prefix(3).map {
          .init(message: "the cell", file: $0.file, location: $0.location)
        },
        fix: Diagnostic.Fix(use.identifier, near: near)
      )
    }
  }
}
