import RouteDiagnostics
import RouteRules
import Routes
import RuleSupport
import SourceText

/// Findings as SARIF 2.1.0, a format of code hosts and editors.
enum SARIFReporter {
  static func text(of report: Report) -> String {
    let names = Set(report.diagnostics.map(\.rule))
    let rules = Rule.all.filter { names.contains($0.id.rawValue) }
    let driver = JSONValue.object(
      .init("name", .text("routecheck")),
      .init("version", .text(ToolVersion.current)),
      .init("rules", .list(rules.map(json)))
    )
    let indexes = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($1.id.rawValue, $0) }
    )
    let run = JSONValue.object(
      .init("tool", .object(.init("driver", driver))),
      .init("columnKind", .text("utf16CodeUnits")),
      .init("results", .list(report.diagnostics.map { json($0, rule: indexes[$0.rule]) }))
    )
    return JSONValue.file(
      .init("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .text("2.1.0")),
      .init("runs", .list([run]))
    )
  }

  private static func json(_ rule: Rule) -> JSONValue {
    .object(
      .init("id", .text(rule.id.rawValue)),
      .init("shortDescription", .object(.init("text", .text(rule.summary)))),
      .init("fullDescription", .object(.init("text", .text(rule.reason)))),
      .init(
        "defaultConfiguration",
        .object(
          .init("enabled", .flag(rule.isOnByDefault)),
          .init("level", .text(rule.severity.rawValue))
        )
      )
    )
  }

  private static func json(_ diagnostic: Diagnostic, rule: Int?) -> JSONValue {
    let others = diagnostic.otherPlaces
    let related =
      diagnostic.notes.map { note in
        location(
          (note.file ?? diagnostic.file).string,
          note.location ?? diagnostic.location,
          message: note.message.string
        )
      } + others.map { location($0.file.string, $0.location, message: "also here") }
    return .object(
      .init("ruleId", .text(diagnostic.rule)),
      .init("ruleIndex", rule.map { .number($0) }),
      .init("level", .text(diagnostic.severity.rawValue)),
      .init("occurrenceCount", others.isEmpty ? nil : .number(others.count + 1)),
      .init("message", .object(.init("text", .text(diagnostic.messageWithCount)))),
      .init(
        "locations",
        .list([
          location(diagnostic.file.string, diagnostic.location, outline: diagnostic.outline)
        ])
      ),
      .init("relatedLocations", related.isEmpty ? nil : .list(related)),
      .init("codeFlows", diagnostic.steps.isEmpty ? nil : .list([flow(of: diagnostic)])),
      .init("fixes", diagnostic.fix.map { .list([json($0, of: diagnostic)]) })
    )
  }

  /// The moves that lead to the diagnostic's situation.
  private static func flow(of diagnostic: Diagnostic) -> JSONValue {
    let locations = diagnostic.steps.map { step in
      JSONValue.object(
        .init(
          "location",
          location(
            (step.file ?? diagnostic.file).string,
            step.location ?? diagnostic.location,
            message: "\(step.action): \(step.state)"
          )
        )
      )
    }
    return .object(
      .init("threadFlows", .list([.object(.init("locations", .list(locations)))]))
    )
  }

  private static func location(
    _ file: String,
    _ location: TextLocation,
    message: String? = nil,
    outline: [ExactString] = []
  ) -> JSONValue {
    let name = outline.map(\.string).joined(separator: " › ")
    return .object(
      .init(
        "physicalLocation",
        .object(.init("artifactLocation", artifact(file)), .init("region", region(location)))
      ),
      .init(
        "logicalLocations",
        name.isEmpty ? nil : .list([.object(.init("fullyQualifiedName", .text(name)))])
      ),
      .init("message", message.map { .object(.init("text", .text($0))) })
    )
  }

  private static func json(_ fix: Finding.Fix, of diagnostic: Diagnostic) -> JSONValue {
    let replacement = JSONValue.object(
      .init("deletedRegion", region(diagnostic.location)),
      .init("insertedContent", .object(.init("text", .text(fix.replacement))))
    )
    let change = JSONValue.object(
      .init("artifactLocation", artifact(diagnostic.file.string)),
      .init("replacements", .list([replacement]))
    )
    return .object(
      .init("description", .object(.init("text", .text("use '\(fix.replacement)'")))),
      .init("artifactChanges", .list([change]))
    )
  }

  /// The region of a location; only its start if the length is unknown.
  private static func region(_ location: TextLocation) -> JSONValue {
    .object(
      .init("startLine", .number(location.line)),
      .init("startColumn", .number(location.column)),
      .init("endColumn", location.length > 0 ? .number(location.column + location.length) : nil)
    )
  }

  private static func artifact(_ file: String) -> JSONValue {
    let uri = (file.hasBytePrefix("/") ? "file://" : "") + file.escaped(for: .uriPath)
    return .object(.init("uri", .text(uri)))
  }
}
