import RouteCheckCore

extension Option {
  static let mapFormat = Option(
    name: "--format",
    value: .choice(MapFormat.allCases.map(\.rawValue)),
    help: "How the map is drawn."
  )
  static let output = Option(
    name: "--output",
    value: .file,
    help: "The file to write, instead of standard output."
  )
}

extension Command {
  /// Draws storyboards.
  static let map = Command(
    name: "map",
    summary: "draw the scenes and segues of storyboards",
    operands: .paths,
    options: [.mapFormat, .output] + Settings.options
  ) { arguments, console in
    let settings = try Settings(arguments, files: console.files)
    let project = await ProjectLoader(arguments, settings, console).load(arguments.paths)
    let map = await SceneMap(project, settings.check(project))
    let format = arguments[.mapFormat].flatMap(MapFormat.init) ?? .svg
    if let path = arguments[.output] {
      let contents = PlainText.counted(map.nodes.count, "scene")
      try console.write(format.text(of: map), of: contents, to: path, arguments)
    } else {
      if map.nodes.isEmpty { console.printError("there is no scene to draw\n") }
      console.print(format.text(of: map))
    }
    return console.reportBrokenInputs(of: project)
  }
}
