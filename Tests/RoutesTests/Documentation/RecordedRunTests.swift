import Foundation
import TestSupport
import Testing

/// The output of `routecheck` in the README is that of the binary.
///
/// A comment names the folder and the arguments. The block after it contains the output:
///
/// ```
/// <!-- run in Examples: map --format mermaid Feed -->
/// ```
///
/// A picture has a comment that begins with `picture of a run in`, and its file contains the
/// output. `ROUTES_RECORD=1` in the environment writes all of them.
@Suite struct RecordedRunTests {
  @Test func theReadmeShowsWhatTheBinaryPrints() throws {
    let page = try Page.readme()
    let marker = #/<!-- run in (?<folder>[^:]+): (?<words>.+) -->\n```(?<language>[a-z]+)\n/#
    var recorded = ""
    var rest = page.text[...]
    var count = 0
    while let match = rest.firstMatch(of: marker) {
      let words = match.words.split(separator: " ").map(String.init)
      let run = try ChildProcess.run(
        Repository.products.appending(path: "routecheck").path,
        words,
        in: Repository.root.appending(path: String(match.folder))
      )
      let end = try #require(rest[match.range.upperBound...].firstRange(of: "```\n"))
      recorded += rest[..<match.range.upperBound]
      if match.language == "console" {
        recorded += "$ routecheck \(match.words)\n\(run.output)\(run.errors)"
      } else {
        recorded += run.output
      }
      rest = rest[end.lowerBound...]
      count += 1
    }
    recorded += rest
    #expect(count == 1)
    #expect(try isRecorded(recorded, in: page.url), "set ROUTES_RECORD=1 to write it anew")
  }

  @Test func theReadmesPictureIsWhatTheBinaryDraws() throws {
    let marker =
      #/<!-- picture of a run in (?<folder>[^:]+): (?<words>.+) -->\n!\[[^\]]+\]\((?<file>[^)]+)\)/#
    let picture = try #require(try Page.readme().text.firstMatch(of: marker))
    let run = try ChildProcess.run(
      Repository.products.appending(path: "routecheck").path,
      picture.words.split(separator: " ").map(String.init),
      in: Repository.root.appending(path: String(picture.folder))
    )
    #expect(run.output.hasPrefix("<svg "))
    let file = Repository.root.appending(path: String(picture.file))
    #expect(try isRecorded(run.output, in: file), "set ROUTES_RECORD=1 to draw it anew")
  }

  @Test func theReadmeHasAtMostNineHundredWords() throws {
    #expect(try Page.readme().text.split(whereSeparator: \.isWhitespace).count <= 900)
  }
}
