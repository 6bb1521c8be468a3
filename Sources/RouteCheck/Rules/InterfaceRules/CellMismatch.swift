import CodeFacts
import ProjectModel
import RouteDiagnostics
import RuleSupport
import SourceText

extension Rule {
  package static let cellMismatch = Rule(
    id: "cell-mismatch",
    severity: .error,
    summary: "a cell that is cast to another class than its prototype has",
    reason: """
      A forced cast crashes when the cell appears. A conditional cast always fails, which is a \
      warning. The cast is compared with the prototypes of the scenes of its class.
      """,
    triggering: [
      feed(cell: "OtherRow").code(
        """
        class Row: UITableViewCell {}
        class OtherRow: UITableViewCell {}
        class Feed: UITableViewController {
          func row(at path: IndexPath) -> Row {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: path) as! ↓Row
          }
        }
        """
      ),
      feed(cell: "").code(
        """
        class Row: UITableViewCell {}
        class Feed: UITableViewController {
          func row() { if let row = tableView.dequeueReusableCell(withIdentifier: "Row") as? ↓Row {} }
        }
        """
      ),
    ],
    nonTriggering: [
      feed(cell: "OtherRow").code(
        """
        class Row: UITableViewCell {}
        class OtherRow: Row {}
        class Feed: UITableViewController {
          func row() { _ = tableView.dequeueReusableCell(withIdentifier: "Row") as! Row }
          func other() { _ = tableView.dequeueReusableCell(withIdentifier: "Other") as! Feed }
          func any() { _ = tableView.dequeueReusableCell(withIdentifier: "Row") as! UITableViewCell }
        }
        """
      ),
      feed(cell: "LibraryRow").code(
        """
        class Row: UITableViewCell {}
        class Feed: UITableViewController {
          func row() { _ = tableView.dequeueReusableCell(withIdentifier: "Row") as! Row }
        }
        """
      ),
    ],
    check: { project in
      let code = project.code
      var lookup = SceneLookup(project)
      let cells = Prototypes(project)
      let registered = RegisteredCells(code)
      return code.uses(\.facts.cellCasts).compactMap { file, cast in
        let app = code.index.apps[file]
        let target = code.index.target(of: cast.target, in: app)
        guard
          case .known(let identifier) = code.index.resolve(cast.identifier, in: cast.type, of: file),
          !registered.mayContain(identifier, of: cast.type), code.isClass(target, in: app),
          !code.isRedefined(cast.target, in: cast.type, of: file),
          !code.index.isProtocol(SourceIndex.lastName(target), in: app),
          let scenes = lookup.scenes(ofType: cast.type, in: file)
        else { return nil }
        let found = cells.prototypes(of: identifier, in: scenes.scenes)
        guard !found.isEmpty, found.count <= Limits.meanings,
          found.allSatisfy({ code.index.inherits($0.name, from: target, in: app) == false })
        else { return nil }
        let names = found.map { "'\($0.name)'" }.uniqued().joined(separator: ", ")
        return Finding(
          file: code.index.files[file].path,
          location: cast.location,
          "the cell '\(identifier)' is \(names) and not '\(SourceIndex.lastName(cast.target))'",
          notes: found.prefix(3).map(\.note),
          severity: cast.isForced ? nil : .warning
        )
      }
    }
  )

  private static func feed(cell: String) -> Example {
    let cell = #"<tableViewCell reuseIdentifier="Row" customClass="\#(cell)" id="r"/>"#
    return .scenes(tableScene("feed", "Feed", cell: cell))
  }
}
