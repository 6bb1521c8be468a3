import Foundation

/// The reports in the output folder of `xcrun xcresulttool export attachments`, by title.
func attachedReports(in folder: URL) throws -> [ConformanceReport] {
  struct Test: Decodable {
    struct Attachment: Decodable {
      var exportedFileName: String
      /// The name that the test gave, with a number and an identifier before its extension.
      var suggestedHumanReadableName: String
    }
    var attachments: [Attachment]
  }
  guard let manifest = try? Data(contentsOf: folder.appending(path: "manifest.json")) else {
    throw Problem(message: "there is no manifest of attachments in \(folder.relativePath)")
  }
  let names = try JSONDecoder().decode([Test].self, from: manifest).flatMap(\.attachments)
    .filter { $0.suggestedHumanReadableName.hasPrefix("conformance") }
    .map(\.exportedFileName)
  guard !names.isEmpty else { throw Problem(message: "no test has attached a report") }
  return try names.map { name in
    let data = try Data(contentsOf: folder.appending(path: name))
    guard let report = try? JSONDecoder().decode(ConformanceReport.self, from: data) else {
      throw Problem(message: "the attached report \(name) cannot be read")
    }
    return report
  }
  .sorted { $0.title < $1.title }
}
