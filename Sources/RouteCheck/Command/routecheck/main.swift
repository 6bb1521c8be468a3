import Foundation
import ProjectLoading

let console = Console(
  files: .disk,
  print: StandardStreams.print,
  printError: StandardStreams.printError,
  isColoured: StandardStreams.isTerminal(STDOUT_FILENO),
  isInteractive: StandardStreams.isTerminal(STDERR_FILENO),
  onInterrupt: { Interrupts.handleNext($0) },
  concurrency: ProcessInfo.processInfo.activeProcessorCount,
  revisions: .git
)

exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
