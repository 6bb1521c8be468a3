import Routes

/// Makes and checks the table of links of an enum.
struct LinkTableBuilder<Target: Linkable> {
  private(set) var issues: [LinkIssue] = []
  private(set) var routes: [LinkRoute] = []
  private(set) var tree = LinkTree()
  private(set) var bases: [LinkBase] = []
  /// For each route, the texts of one value of its case, the basis of further ones.
  private var samples: [[ExactString: [String]]] = []

  init() {
    let examples = Dictionary(grouping: Target.linkExamples) { $0.linkPattern.0.stringValue }
    for key in Target.CodingKeys.allCases {
      add(key.stringValue, examples[key.stringValue] ?? [])
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

  /// Adds the patterns of a case, which a value of it knows.
  private mutating func add(_ key: String, _ examples: [Target]) {
    let unknown = LinkRoute(key: key, pattern: examples.first?.linkPattern.1 ?? LinkPattern(""))
    do throws(LinkError) {
      let texts = try examples.first.map { example throws(LinkError) in
        try unknown.written(example).texts
      }
      let (value, fields) = try sample(of: unknown, texts ?? [:], isExample: texts != nil)
      let (found, pattern) = value.linkPattern
      if found.stringValue != key {
        return add(.wrongKey(found.stringValue), to: unknown, pattern)
      }
      let written = try unknown.written(value).texts
      for each in [pattern] + pattern.oldPatterns {
        let route = LinkRoute(key: key, pattern: each)
        routes.append(route)
        samples.append(written)
        if let problem = each.problem {
          add(.malformed(problem), to: route)
        } else {
          tree.add(each.segments, number: routes.count - 1)
          check(route, isOld: each != pattern, [value] + examples, fields)
        }
      }
    } catch .unwritable(_, let payload, let problem) {
      issues.append(
        LinkIssue(
          key: key,
          pattern: examples.first?.linkPattern.1,
          problem: .unsupportedPayload(payload, problem: problem)
        )
      )
    } catch {
      add(.lossy(link: unknown.pattern.text, problem: "\(error)"), to: unknown)
    }
  }

  private mutating func add(
    _ problem: LinkIssue.Problem,
    to route: LinkRoute,
    _ pattern: LinkPattern? = nil
  ) {
    issues.append(
      LinkIssue(key: route.key, pattern: pattern ?? route.pattern, problem: problem)
    )
  }

  /// Compares a pattern with the payloads of its case, and writes and reads values.
  private mutating func check(
    _ route: LinkRoute,
    isOld: Bool,
    _ values: [Target],
    _ fields: [LinkField]
  ) {
    if !compare(fields, with: route, isOld: isOld) { return }
    let texts = samples[samples.count - 1]
    var values = values
    do throws(LinkError) {
      if fields.contains(where: { $0.isOptional || $0.isRepeated }) {
        let sparse = try sample(of: route, texts, isSparse: true).value
        // An old pattern need not have what can be absent.
        values = isOld ? [sparse] : values + [sparse]
      }
      for item in route.pattern.items {
        guard let text = item.defaultText else { continue }
        var texts = texts
        texts[item.placeholder] = [text.string]
        if let value = try? sample(of: route, texts, isSparse: isOld).value,
          try route.written(value).texts[item.placeholder] == [text.string]
        {
          values.append(value)
        } else {
          add(.unreadableDefault(item.placeholder.string, text: text.string), to: route)
        }
      }
      for value in values { try checkRoundTrip(of: value, route) }
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
  ///   - isExample: Whether the texts are all those of a value.
  private func sample(
    of route: LinkRoute,
    _ texts: [ExactString: [String]],
    isSparse: Bool = false,
    isExample: Bool = false
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
          problem: isExample ? .unreadableParts : .noSample(type: nil, isRaw: false)
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
  private mutating func compare(
    _ fields: [LinkField],
    with route: LinkRoute,
    isOld: Bool
  ) -> Bool {
    let count = issues.count
    let pattern = route.pattern
    let known = Set(fields.map(\.name))
    var seen: Set<ExactString> = []
    for name in pattern.placeholders {
      if !seen.insert(name).inserted {
        add(.repeatedPlaceholder(name.string), to: route)
      } else if !known.contains(name) {
        let payloads = fields.map(\.name.string)
        add(.unknownPlaceholder(name.string, payloads: payloads), to: route)
      }
    }
    for field in fields {
      let canBeAbsent = field.isOptional || field.isRepeated
      // The rest of the path is its last part.
      let segment = pattern.segments.last { $0.placeholder == field.name }
      let items = pattern.items.filter { $0.placeholder == field.name }
      if !seen.contains(field.name) {
        if !isOld || !canBeAbsent { add(.unlinkedPayload(field.name.string), to: route) }
      } else if canBeAbsent, case .placeholder? = segment {
        add(.notInPath(field.name.string), to: route)
      } else if canBeAbsent, items.contains(where: { $0.defaultText != nil }) {
        add(.optionalDefault(field.name.string), to: route)
      } else if case .rest? = segment, !field.isRepeated {
        add(.notAList(field.name.string), to: route)
      }
    }
    return issues.count == count
  }

  private mutating func checkRoundTrip(of value: Target, _ route: LinkRoute) throws(LinkError) {
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
    var texts = samples[number]
    // Without a sample there is an issue already.
    guard texts[name] != nil else { return false }
    texts[name] = [text.string]
    let value: Target? = try? routes[number].value(texts, text.string)
    return value != nil
  }
}
