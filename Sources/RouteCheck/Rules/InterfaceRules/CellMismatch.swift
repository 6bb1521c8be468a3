import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let cellMismatch = Rule(
    id: "cell-mismatch",
    severity: .error,
    summary: "a cell that has another class than its cast, or another identifier in its nib",
    reason: """
      A forced cast crashes when the cell appears. A conditional cast always fails, which is a \
      warning. The cast is compared with the prototypes of the scenes of its class. A table also \
      crashes if a registered nib contains a cell with another identifier.
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
      nib(identifier: "Tile").code(
        """
        class Feed: UITableViewController {
          func load() {
            let nib = UINib(nibName: "Row", bundle: nil)
            tableView.register(nib, forCellReuseIdentifier: "↓Row")
          }
        }
        """
      ),
      nib(identifier: "Tile").and(
        "Feed.m",
        """
        @implementation Feed
        - (void)load {
          UINib *nib = [UINib nibWithNibName:NSStringFromClass([Row class]) bundle:nil];
          [self.tableView registerNib:nib forCellReuseIdentifier:@"↓Row"];
          [self.tableView registerNib:nib forCellReuseIdentifier:@"Tile"];
        }
        @end
        @interface Row : UITableViewCell
        @end
        """
      ),
    ],
    nonTriggering: [
      nib(identifier: "").code(
        """
        class Feed: UITableViewController {
          func load(_ nib: UINib) {
            tableView.register(nib, forCellReuseIdentifier: "Feed")
            tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Feed")
          }
        }
        """
      ),
      nib(identifier: "Tile").code(
        """
        class Feed: UITableViewController {
          func load() {
            let nib = UINib(nibName: "Row", bundle: nil)
            tableView.register(nib, forHeaderFooterViewReuseIdentifier: "Row")
            tableView.register(UINib(nibName: "Map", bundle: nil), forCellReuseIdentifier: "Row")
          }
        }
        """
      ),
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
      let casts: [Finding] = code.uses(\.facts.cellCasts).compactMap { file, cast in
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
        return code.finding(
          at: cast.location,
          in: file,
          "the cell '\(identifier)' is \(names) and not '\(SourceIndex.lastName(cast.target))'",
          notes: found.prefix(3).map(\.note),
          severity: cast.isForced ? nil : .warning
        )
      }
      return casts + registered.ofNibs.compactMap(project.mismatch)
    }
  )

  private static func nib(identifier: String) -> Example {
    .xib("Row", #"<tableViewCell reuseIdentifier="\#(identifier)" id="r"/>"#)
  }

  private static func feed(cell: String) -> Example {
    let cell = #"<tableViewCell reuseIdentifier="Row" customClass="\#(cell)" id="r"/>"#
    return .scenes(tableScene("feed", "Feed", cell: cell))
  }
}

extension Project {
  /// The finding for a nib whose only cell has another identifier than code registers it by.
  fileprivate func mismatch(of cell: NibCell) -> Finding? {
    let app = code.index.apps[cell.file]
    let xibs = zip(files.xibs, code.xibOrigins).filter {
      $0.storyboard.name == cell.nib && app.sees($1.app)
    }
    guard !code.isTest(cell.file), xibs.count == 1, let xib = xibs.first?.0,
      xib.reuseIdentifiers.count == 1,
      let own = xib.reuseIdentifiers.first, own != cell.identifier
    else { return nil }
    return code.finding(
      at: cell.fact.location,
      in: cell.file,
      "the cell '\(own)' of the xib '\(cell.nib)' is registered as",
      cell.identifier,
      near: nil,
      notes: [.init(message: "the xib", file: xib.path, location: xib.document)],
      fixing: cell.fact.identifier
    )
  }
}
