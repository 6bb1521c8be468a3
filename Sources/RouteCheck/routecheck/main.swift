import Foundation
import RouteCheckCore

let console = Console(
  files: .disk,
  print: Standard.print,
  printError: Standard.printError,
  isColoured: Standard.isTerminal(1),
  isInteractive: Standard.isTerminal(2),
  concurrency: ProcessInfo.processInfo.activeProcessorCount
)

exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
