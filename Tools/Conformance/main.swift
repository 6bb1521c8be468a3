import Foundation

// The part of `.ci/apple` that reads and writes JSON:
//
//   conformance destinations < PACKAGE   the destinations of a package's platforms, one a line
//   conformance simulators < DEVICES     a simulator of an iPhone and one of an iPad
//   conformance attachments FOLDER       how many reports the exported attachments of a test have
//   conformance report FOLDER            FOLDER/conformance.json, and a line for a table

/// Why the program ends without a result.
struct Problem: Error {
  var message: String
}

do {
  let arguments = CommandLine.arguments.dropFirst()
  let folder = URL(filePath: arguments.dropFirst().first ?? ".")
  switch arguments.first {
  case "destinations":
    for destination in try Package(json: standardInput()).destinations { print(destination) }
  case "simulators":
    for simulator in try Simulators(json: standardInput()).newest { print(simulator) }
  case "attachments":
    let reports = try Attachments(folder).reports()
    for report in reports { print("\(report.title): \(report.compared.count)") }
  case "report":
    let outcome = try Outcome(folder)
    try outcome.json.write(to: folder.appending(path: "conformance.json"))
    for line in outcome.lines { print(line) }
  default:
    throw Problem(message: "expected destinations, simulators, attachments or report")
  }
} catch {
  let message = (error as? Problem)?.message ?? "\(error)"
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

func standardInput() throws -> Data {
  try FileHandle.standardInput.readToEnd() ?? Data()
}
