import RouteDiagnostics
import Routes
import RuleRunning
import RuleSupport
import SourceText

/// Findings as SARIF 2.1.0, a format of code hosts and editors.
enum SARIFReporter {
  static func text(of report: Report) -> String {
    let names = Set(report.diagnostics.map(\.rule))
    let rules = Rule.all.filter { names.contains($0.id) }
    let driver = JSONValue.object(
      .init("name", .text("routecheck")),
      .init("version", .text(ToolVersion.current)),
      .init("rules", .list(rules.map(json)))
    )
    let indexes = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
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
      .init("id", .text(rule.id)),
      .init("shortDescription", text(rule.summary)),
      .init("fullDescription", text(rule.reason)),
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
    func place(_ file: ExactString?, _ place: TextLocation?, _ message: String) -> JSONValue {
      let file = (file ?? diagnostic.file).string
      return location(file, place ?? diagnostic.location, message: message)
    }
    let related =
      diagnostic.notes.map { place($0.file, $0.location, $0.message.string) }
      + others.map { place($0.file, $0.location, "also here") }
    let steps = diagnostic.steps.map { step in
      JSONValue.object(
        .init("location", place(step.file, step.location, "\(step.action): \(step.state)"))
      )
    }
    // The moves that lead to the diagnostic's situation.
    let flow = JSONValue.object(
      .init("threadFlows", .list([.object(.init("locations", .list(steps)))]))
    )
    return .object(
      .init("ruleId", .text(diagnostic.rule)),
      .init("ruleIndex", rule.map { .number($0) }),
      .init("level", .text(diagnostic.severity.rawValue)),
      .init("occurrenceCount", others.isEmpty ? nil : .number(others.count + 1)),
      .init("message", text(diagnostic.messageWithCount)),
      .init(
        "locations",
        .list([
          location(diagnostic.file.string, diagnostic.location, outline: diagnostic.outline)
        ])
      ),
      .init("relatedLocations", .list(unlessEmpty: related)),
      .init("codeFlows", steps.isEmpty ? nil : .list([flow])),
      .init("fixes", diagnostic.fix.map { .list([json(fix: $0, of: diagnostic)]) })
    )
  }

  private static func text(_ text: String) -> JSONValue { .object(.init("text", .text(text))) }

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
      .init("message", message.map(text))
    )
  }

  private static func json(fix: ExactString, of diagnostic: Diagnostic) -> JSONValue {
    let replacement = JSONValue.object(
      .init("deletedRegion", region(diagnostic.location)),
      .init("insertedContent", text(fix.string))
    )
    let change = JSONValue.object(
      .init("artifactLocation", artifact(diagnostic.file.string)),
      .init("replacements", .list([replacement]))
    )
    return .object(
      .init("description", text("use '\(fix)'")),
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
