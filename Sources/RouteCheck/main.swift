import Foundation

let console = Console(
  files: .disk,
  print: { text in Standard.write(text, to: 1) },
  printError: { text in Standard.write(text, to: 2) },
  isColoured: Standard.isTerminal(1),
  isInteractive: Standard.isTerminal(2),
  width: ProcessInfo.processInfo.activeProcessorCount
)

exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
