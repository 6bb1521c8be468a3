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
    for destination in try decoded(Package.self).destinations { print(destination) }
  case "simulators":
    for simulator in try decoded(Simulators.self).newest { print(simulator) }
  case "attachments":
    for report in try attachedReports(in: folder) {
      print("\(report.title): \(report.compared.count)")
    }
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

/// A value of JSON in the standard input.
func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
  try JSONDecoder().decode(type, from: FileHandle.standardInput.readToEnd() ?? Data())
}
