import Routes

/// Makes and checks the table of links of an enum.
struct LinkTableBuilder<Target: Linkable> {
  private(set) var issues: [LinkIssue] = []
  private(set) var routes: [LinkRoute] = []
  private(set) var tree = LinkTree()
  private(set) var bases: [LinkBase] = []
  /// The texts of one value of each case, the basis of further ones.
  private var samples: [[ExactString: [String]]] = []

  init() {
    let examples = Dictionary(grouping: Target.linkExamples) { $0.linkKey.stringValue }
    for key in Target.CodingKeys.allCases {
      let route = LinkRoute(key: key.stringValue, pattern: Target.link(for: key))
      routes.append(route)
      samples.append([:])
      if let problem = route.pattern.problem {
        add(.malformed(problem), to: route)
        continue
      }
      tree.add(route.pattern.segments, number: routes.count - 1)
      check(route, examples[route.key] ?? [])
    }
    for base in Target.linkSettings.bases {
      do throws(LinkSyntaxError) {
        bases.append(try LinkBase(base))
      } catch {
        let problem = LinkIssue.Problem.malformed(error.problem)
        issues.append(LinkIssue(key: nil, pattern: LinkPattern(base), problem: problem))
      }
    }
    for pair in tree.ambiguities(accepts: accepts) {
      let first = routes[pair.first]
      add(.ambiguous(with: first.key, pattern: first.pattern), to: routes[pair.second])
    }
  }

  private mutating func add(_ problem: LinkIssue.Problem, to route: LinkRoute) {
    issues.append(route.issue(problem))
  }

  private mutating func check(_ route: LinkRoute, _ examples: [Target]) {
    do throws(LinkError) {
      let texts = try examples.first.map { example throws(LinkError) in
        try route.written(example).texts
      }
      let sample = try sample(of: route, texts ?? [:])
      if !compare(sample.fields, with: route) { return }
      var values = [sample.value]
      if sample.fields.contains(where: { $0.isOptional || $0.isRepeated }) {
        values.append(try self.sample(of: route, texts ?? [:], isSparse: true).value)
      }
      samples[samples.count - 1] = try route.written(sample.value).texts
      for value in values + examples { try checkRoundTrip(of: value, route) }
    } catch .table(let found) {
      issues += found
    } catch .unwritable(_, let payload, let problem) {
      add(.unsupportedPayload(payload, problem: problem), to: route)
    } catch {
      add(.lossy(link: route.pattern.text, problem: "\(error)"), to: route)
    }
  }
}

extension LinkTableBuilder {
  /// Makes a value of a case.
  ///
  /// - Parameters:
  ///   - texts: The texts of some payloads. Others are made up.
  ///   - isSparse: Whether optionals are absent, and lists empty.
  private func sample(
    of route: LinkRoute,
    _ texts: [ExactString: [String]],
    isSparse: Bool = false
  ) throws(LinkError) -> (value: Target, fields: [LinkField]) {
    var failure = LinkPayloadError(name: "", problem: .noCase)
    for shift in LinkLeaf.samples.indices {
      // A type that checks a text itself gets another one each time.
      let tried = Array(LinkLeaf.samples[shift...] + LinkLeaf.samples[..<shift])
      let sampling = LinkReader.Sampling(texts: tried, isSparse: isSparse)
      let reader = LinkReader(key: route.key, texts, sampling)
      do {
        return (try reader.value(Target.self), reader.fields)
      } catch let error as LinkPayloadError {
        failure = error
        break
      } catch {
        failure = LinkPayloadError(
          name: reader.fields.last?.name ?? "",
          problem: .noSample(type: "\(Target.self)")
        )
      }
    }
    throw .unwritable(
      pattern: route.pattern,
      payload: failure.name.string,
      problem: "\(failure)"
    )
  }

  /// Compares the payloads of a case with its placeholders.
  ///
  /// - Returns: Whether they agree.
  private mutating func compare(_ fields: [LinkField], with route: LinkRoute) -> Bool {
    let count = issues.count
    let placeholders = route.pattern.placeholders
    let known = Set(fields.map(\.name))
    var seen: Set<ExactString> = []
    for name in placeholders {
      if !seen.insert(name).inserted {
        add(.repeatedPlaceholder(name.string), to: route)
      } else if !known.contains(name) {
        let payloads = fields.map(\.name.string)
        add(.unknownPlaceholder(name.string, payloads: payloads), to: route)
      }
    }
    for field in fields where !seen.contains(field.name) {
      add(.unlinkedPayload(field.name.string), to: route)
    }
    let inPath = Set(placeholders.dropLast(route.pattern.items.count))
    for field in fields where inPath.contains(field.name) && (field.isOptional || field.isRepeated)
    {
      add(.notInPath(field.name.string), to: route)
    }
    return issues.count == count
  }

  private mutating func checkRoundTrip(of value: Target, _ route: LinkRoute) throws(LinkError) {
    guard value.linkKey.stringValue == route.key else {
      let problem = "has the key '\(value.linkKey.stringValue)' in 'linkKey'"
      return add(.lossy(link: route.pattern.text, problem: problem), to: route)
    }
    let link = try route.link(to: value)
    do throws(LinkSyntaxError) {
      let text = try LinkText(link)
      let path = try text.path()
      do throws(LinkError) {
        let read: Target = try route.read(text, path, LinkSettings(), link)
        let (old, new) = (try route.written(value), try route.written(read))
        if old.key != new.key || old.texts != new.texts {
          add(.lossy(link: link, problem: "is read as a value with other payloads"), to: route)
        }
      } catch {
        add(.lossy(link: link, problem: "cannot be read again: \(error)"), to: route)
      }
    } catch {
      add(.lossy(link: link, problem: "is not a link: a link \(error.problem)"), to: route)
    }
  }

  /// Whether a value of a case can have a text at a position of its path.
  private func accepts(_ number: Int, _ position: Int, _ text: ExactString) -> Bool {
    guard case .placeholder(let name) = routes[number].pattern.segments[position] else {
      return true
    }
    guard text.canFillPlaceholder else { return false }
    var texts = samples[number]
    // Without a sample there is an issue already.
    guard texts[name] != nil else { return false }
    texts[name] = [text.string]
    let value: Target? = try? routes[number].value(texts, text.string)
    return value != nil
  }
}
