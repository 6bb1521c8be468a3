import ProjectLoading
import ProjectModel
import RouteDiagnostics
import RouteMaps
import RuleRunning
import SourceText

private let output = Option.output(help: "Write the map to this file")

private let format = ChoiceOption(
  "--format",
  default: MapFormat.svg,
  orExtensionOf: output,
  help: "The format of the map"
)

extension Command {
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
    let map = await SceneMap(project, settings.check(project).diagnostics)
    if map.nodes.isEmpty, !arguments.has(output) {
      console.printError("there is no scene to draw\n")
    }
    try console.write(
      format.text(of: map),
      of: PlainText.counted(map.nodes.count, "scene"),
      to: arguments[output],
      sparing: project.files.inputs.paths() + settings.paths,
      arguments
    )
    return console.reportBrokenInputs(of: project)
  }
}
