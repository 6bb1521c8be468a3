import RouteDiagnostics
import Routes
import RoutesLinks
import SourceText

/// The universal links of an `apple-app-site-association` file.
///
/// The first rule that matches a link decides. Apple describes the format in "applinks" of its
/// reference of bundle resources.
package struct AppLinks: Sendable {
  private let rules: [Rule]
  private let path: String

  /// A component, or a path of the older format.
  private struct Rule {
    var path: String
    var isExcluded: Bool
    /// Whether the rule is also about the query or the fragment.
    var hasConditions: Bool
    var ignoresCase: Bool
    var location: TextLocation

    var pattern: PathPattern { PathPattern(association: path, ignoresCase: ignoresCase) }
  }

  package static func read(_ bytes: [UInt8], path: String) -> Result<AppLinks, TextProblem> {
    StrictJSON.read(Document.self, from: bytes).map { document, node in
      let lines = LineTable(bytes)
      let details = node["applinks"]?["details"]?.elements ?? []
      let rules = zip(document.applinks.details, details).flatMap { detail, node -> [Rule] in
        let components = zip(detail.components ?? [], node["components"]?.elements ?? []).map {
          Rule(
            path: $0.path ?? "*",
            isExcluded: $0.exclude ?? false,
            hasConditions: $1["?"] != nil || $1["#"] != nil,
            ignoresCase: !($0.caseSensitive ?? document.applinks.defaults?.caseSensitive ?? true),
            location: lines.location(of: $1.range)
          )
        }
        let paths = zip(detail.paths ?? [], node["paths"]?.elements ?? []).map { text, node in
          let isExcluded = text.hasPrefix("NOT ")
          return Rule(
            path: isExcluded ? String(text.dropFirst(4)) : text,
            isExcluded: isExcluded,
            hasConditions: false,
            ignoresCase: false,
            location: lines.location(of: node.range)
          )
        }
        // Newer systems read the components, if there are any.
        return components.isEmpty ? paths : components
      }
      return AppLinks(rules: rules, path: path)
    }
  }

  package static func diagnostic(of problem: TextProblem, in path: String) -> Diagnostic {
    Diagnostic(problem, in: path, rule: "app-link")
  }

  /// The differences to the patterns of an app.
  package func differences(to cases: [LinkedCase], under prefix: String) -> [Diagnostic] {
    let missing = cases.compactMap { each -> Diagnostic? in
      // A path can be for some payloads only.
      let rules = ["11", "a1"].map { rule(for: each.pattern, under: prefix, payload: $0) }
      if rules.contains(where: { $0.map { $0.hasConditions || !$0.isExcluded } ?? false }) {
        return nil
      }
      let deciding = rules.compactMap(\.self).first
      let reason = deciding == nil ? "no path" : "first a path that is excluded"
      return Diagnostic(
        Finding(
          file: each.file,
          location: each.location,
          """
          '\(each.pattern)' of '\(each.name)' opens the website and not the app: '\(path)' has \
          \(reason) for it; write the file again with 'routecheck links --app'
          """,
          notes: deciding.map {
            [Finding.Note(message: "the excluded path", file: path, location: $0.location)]
          } ?? []
        ),
        rule: "app-link",
        severity: .error
      )
    }
    let superfluous = rules.filter { rule in
      if rule.isExcluded { return false }
      let pattern = rule.pattern
      return !cases.contains {
        let own = PathPattern($0.pattern, under: prefix, ignoresCase: rule.ignoresCase)
        return pattern.meets(own) || pattern.meets(own.withSlash)
      }
    }
    // A path before all links is one cause.
    if missing.count > 1, missing.count == cases.count, superfluous.count == rules.count {
      let start = prefix.isEmpty ? "" : " under '\(prefix)'"
      let message = """
        the file has no path of the app's \(cases.count) patterns\(start); name the path before all links \
        with '--under', or write the file again with 'routecheck links --app'
        """
      let problem = TextProblem(message, at: rules.first?.location ?? .start)
      return [Diagnostic(problem, in: path, rule: "app-link")]
    }
    return missing
      + superfluous.map { rule in
        let message = "no pattern of the app reads the links of '\(rule.path)'; remove the path"
        let problem = TextProblem(message, at: rule.location)
        return Diagnostic(problem, in: path, rule: "app-link", severity: .warning)
      }
  }
}

extension AppLinks {
  private func rule(
    for pattern: LinkPattern,
    under prefix: String,
    payload: String
  ) -> Rule? {
    rules.first {
      $0.pattern.meets(
        PathPattern(pattern, under: prefix, ignoresCase: $0.ignoresCase, payload: payload)
      )
    }
  }

  /// The text of a file with the patterns of an app.
  ///
  /// - Parameter apps: The identifiers of the apps, each with its team: `ABCDE12345.com.example.app`.
  package static func text(of cases: [LinkedCase], apps: [String], under prefix: String) -> String {
    var seen: Set<ExactString> = []
    let components = cases.flatMap { each in
      // A link without an item that it needs opens the website.
      let items = each.neededItems.compactMap {
        JSONValue.Member(LinkPattern.encoded($0), .text("?*"))
      }
      return each.pattern.associationPaths(under: prefix)
        .filter { seen.insert(ExactString($0)).inserted }
        .map { path -> JSONValue in
          .object(.init("/", .text(path)), items.isEmpty ? nil : .init("?", .object(items)))
        }
    }
    let details = JSONValue.object(
      .init("appIDs", .list(apps.map { .text($0) })),
      .init("components", .list(components))
    )
    return JSONValue.file(.init("applinks", .object(.init("details", .list([details])))))
  }
}

extension LinkPattern {
  /// The paths of the links, with `*` for payloads.
  fileprivate func associationPaths(under prefix: String) -> [String] {
    var paths = [prefix]
    for segment in segments {
      switch segment {
      case .literal(let text): paths = paths.map { "\($0)/\(Self.encoded(text))" }
      case .placeholder: paths = paths.map { "\($0)/?*" }
      case .rest: paths += paths.map { "\($0)/?*" }
      }
    }
    return paths.map { $0.isEmpty ? "/" : $0 }
  }
}

/// The parts of the file that decide about links.
private struct Document: Decodable {
  var applinks: Section

  struct Section: Decodable {
    var details: [Detail]
    var defaults: Defaults?
  }

  struct Defaults: Decodable {
    var caseSensitive: Bool?
  }

  struct Detail: Decodable {
    var components: [Component]?
    var paths: [String]?
  }

  struct Component: Decodable {
    var path: String?
    var exclude: Bool?
    var caseSensitive: Bool?

    private enum CodingKeys: String, CodingKey {
      case path = "/"
      case exclude, caseSensitive
    }
  }
}
