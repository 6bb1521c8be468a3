import Routes

extension Option {
  static let tableFormat = Option(
    name: "--format",
    value: .choice(TableFormat.allCases.map(\.rawValue)),
    help: "How the table is printed."
  )
  static let tableOrigin = Option(
    name: "--of",
    value: .choice(Project.TableOrigin.allCases.map(\.rawValue)),
    help: "Whose routes are shown: the code's, the storyboards', or both joined."
  )
  static let writeTable = Option(
    name: "--write",
    value: .file,
    help: "Write the named segues and routes to a '*.routes.json' file."
  )
}

extension Command {
  /// Prints every segue as a row, or writes the table to a file.
  static let table = Command(
    name: "table",
    summary: "print the table of routes: a row for each segue",
    operands: .paths,
    options: [.tableFormat, .tableOrigin, .writeTable, .config, .quiet, .jobs]
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let origin = arguments[.tableOrigin].flatMap(Project.TableOrigin.init) ?? .both
    let table = project.routeTable(of: origin)
    if let path = arguments[.writeTable] {
      let contract = table.contract
      let contents = PlainText.counted(contract.routes.count, "route")
      try console.write(RouteTableReporter.json(contract), of: contents, to: path, arguments)
    } else {
      if table.routes.isEmpty { console.printError("\(origin.emptiness)\n") }
      let format = arguments[.tableFormat].flatMap(TableFormat.init) ?? .text
      console.print(format.text(of: table))
    }
    return console.reportBrokenInputs(of: project)
  }
}

extension Project.TableOrigin {
  /// What to say where there is no row.
  fileprivate var emptiness: String {
    switch self {
    case .code: "the sources declare no route"
    case .storyboards: "the storyboards have no segue"
    case .both: "there is no segue in a storyboard, and no route in the sources"
    }
  }
}

extension RouteTable {
  /// The rows that code can rely on, without their places, so that the table only changes when a
  /// route does.
  fileprivate var contract: RouteTable {
    RouteTable(
      routes: routes.filter { $0.segue != nil || $0.route != nil }.map { row in
        var row = row
        row.location = nil
        return row
      }
    )
  }
}
