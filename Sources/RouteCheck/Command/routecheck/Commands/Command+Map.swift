import ProjectLoading
import ProjectModel
import RouteMaps
import RouteReports
import SourceText

private let output = Option(
  name: "--output",
  value: .file,
  help: "Write the map to this file",
  defaultValue: "standard output"
)

private let format = ChoiceOption(
  "--format",
  default: MapFormat.svg,
  orExtensionOf: output,
  help: "The format of the map"
)

extension Command {
  /// Draws storyboards.
  static let map = Command(
    name: "map",
    summary: "draw the scenes and segues of storyboards",
    operands: .paths,
    options: [format.option, output] + Settings.options
  ) { arguments, console in
    let format = try arguments.format(format, of: arguments[output])
    let settings = try Settings(arguments, files: console.files)
    var loader = ProjectLoader(arguments, settings, console)
    loader.readsWireframes = true
    let project = await loader.load(arguments.paths)
    let map = await SceneMap(project, settings.check(project))
    let text = format.text(of: map)
    if let path = arguments[output] {
      let contents = PlainText.counted(map.nodes.count, "scene")
      try console.write(
        text,
        of: contents,
        to: path,
        sparing: project.paths + settings.paths,
        arguments
      )
    } else {
      if map.nodes.isEmpty { console.printError("there is no scene to draw\n") }
      console.print(text)
    }
    return console.reportBrokenInputs(of: project)
  }
}
