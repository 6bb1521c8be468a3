import ProjectLoading
import ProjectModel
import RouteReports
import RouteTables
import Routes
import RuleRunning
import SourceText

private let format = ChoiceOption(
  "--format",
  default: TableFormat.text,
  help: "The format of the table"
)

private let origin = ChoiceOption(
  "--of",
  default: Project.TableOrigin.both,
  help: "The origin of the routes: the code, the storyboards, or both joined"
)

private let writeTable = Option(
  name: "--write",
  value: .file,
  help: "Write the named segues and the routes to a '*.routes.json' file",
  defaultValue: "the whole table to standard output"
)

private let withoutRelationships = Option(
  name: "--without-relationships",
  help: "Leave out the relationships of containers to their children"
)

extension Command {
  static let table = Command(
    name: "table",
    summary: "print the table of routes, with a row for each segue",
    operands: .paths,
    options: [
      format.option, origin.option, withoutRelationships, writeTable, .config, .quiet, .jobs,
    ]
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let origin = arguments[origin]
    var table = project.routeTable(of: origin)
    if origin != .storyboards { table.routes += project.code.viewLinks.map(RouteTable.Row.init) }
    if arguments.has(withoutRelationships) {
      table.routes.removeAll { $0.kind == .relationship }
    }
    if let path = arguments[writeTable] {
      let contract = table.contract
      let contents = PlainText.counted(contract.routes.count, "route")
      // A table is read only to be checked, and may be an earlier version of this one.
      try console.write(
        TableFormat.json.text(of: contract),
        of: contents,
        to: path,
        sparing: project.files.inputs.paths(without: .table) + settings.paths,
        arguments
      )
    } else {
      if table.routes.isEmpty { console.printError("\(origin.emptyMessage)\n") }
      console.print(arguments[format].text(of: table, project.containerNames))
    }
    return console.reportBrokenInputs(of: project)
  }
}

extension RouteTable.Row {
  fileprivate init(_ link: ViewLink) {
    self.init(
      kind: .unknown("link"),
      source: .init(className: link.source.name),
      destination: .init(className: link.destination.name),
      dependencies: link.value.map { [.init(type: $0)] } ?? [],
      location: link.location
    )
  }
}

extension Project.TableOrigin {
  fileprivate var emptyMessage: String {
    switch self {
    case .code: "the sources declare no route"
    case .storyboards: "the storyboards have no segue"
    case .both: "there is no segue in a storyboard, and no route in the sources"
    }
  }
}

extension RouteTable {
  /// The named segues and the routes, without their locations and appearance, so that the table
  /// changes only when one of them does.
  fileprivate var contract: RouteTable {
    RouteTable(
      routes: routes.filter { $0.segue != nil || $0.route != nil }.map { row in
        var row = row
        row.location = nil
        row.trigger = nil
        row.style = nil
        return row
      }
    )
  }
}
