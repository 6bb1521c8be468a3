import Testing

@testable import ProjectLoading
@testable import routecheck

/// One run of the tool inside the test's process.
struct ToolRun {
  let status: routecheck.ExitStatus
  let output: String
  let error: String

  init(
    _ words: [String],
    files: FileSystem,
    isColoured: Bool = false,
    concurrency: Int = 2
  ) async {
    let (outputs, output) = AsyncStream.makeStream(of: String.self)
    let (errors, error) = AsyncStream.makeStream(of: String.self)
    let console = Console(
      files: files,
      print: { output.yield($0) },
      printError: { error.yield($0) },
      isColoured: isColoured,
      isInteractive: false,
      onInterrupt: nil,
      concurrency: concurrency
    )
    status = await CommandLineTool.run(words, on: console)
    output.finish()
    error.finish()
    self.output = await outputs.reduce(into: "") { $0 += $1 }
    self.error = await errors.reduce(into: "") { $0 += $1 }
  }
}

/// Expects parts in a text, and shows the text that lacks one.
func expect(
  _ text: String,
  contains parts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for part in parts { #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation) }
}

/// Expects that a part is not in a text, and shows the text that has it.
func expect(
  _ text: String,
  lacks part: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!text.contains(part), "\(text)", sourceLocation: sourceLocation)
}
