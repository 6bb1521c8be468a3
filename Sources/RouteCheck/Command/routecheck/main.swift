import Foundation
import ProjectLoading

let console = Console(
  files: .disk,
  print: StandardStreams.print,
  printError: StandardStreams.printError,
  isColoured: StandardStreams.isTerminal(1),
  isInteractive: StandardStreams.isTerminal(2),
  onInterrupt: { Interrupts.handleNext($0) },
  concurrency: ProcessInfo.processInfo.activeProcessorCount,
  revisions: .git
)

exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
