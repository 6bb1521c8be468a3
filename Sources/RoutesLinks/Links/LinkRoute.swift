import Routes

/// The pattern of one case, with which its values are read and written.
struct LinkRoute: Sendable {
  let key: String
  let pattern: LinkPattern

  /// Reads a value from the parts of a link that the pattern's path matches.
  func read<Target: Linkable>(
    _ text: LinkText,
    _ path: [ExactString],
    _ settings: LinkSettings,
    _ link: String
  ) throws(LinkError) -> Target {
    var texts: [ExactString: [String]] = [:]
    for (position, segment) in pattern.segments.enumerated() {
      switch segment {
      case .literal: break
      case .placeholder(let name): texts[name] = [path[position].string]
      case .rest(let name): texts[name] = path[position...].map(\.string)
      }
    }
    for item in text.items {
      // An unknown item may be encoded in any way.
      let name = try? PercentEncoding.decode(item.name)
      guard let known = pattern.items.first(where: { $0.name == name }) else {
        if settings.unknownItems == .ignored { continue }
        let shown = String(decoding: item.name, as: UTF8.self)
        throw .unknownItem(link: link, pattern: pattern, item: shown)
      }
      do throws(LinkSyntaxError) {
        let value = try PercentEncoding.decode(item.value)
        texts[known.placeholder, default: []].append(value.string)
      } catch {
        throw .malformed(link: link, offset: error.offset, problem: error.problem)
      }
    }
    for item in pattern.items where texts[item.placeholder] == nil {
      if let text = item.defaultText { texts[item.placeholder] = [text.string] }
    }
    return try value(texts, link)
  }

  /// The value of the case with the texts of its payloads.
  func value<Target: Linkable>(
    _ texts: [ExactString: [String]],
    _ link: String
  ) throws(LinkError) -> Target {
    do {
      return try LinkReader(key: key, texts).value(Target.self)
    } catch let error as LinkPayloadError {
      throw .unreadable(
        link: link,
        pattern: pattern,
        payload: error.name.string,
        problem: "\(error)"
      )
    } catch {
      throw .unreadable(link: link, pattern: pattern, payload: "", problem: "failed: \(error)")
    }
  }
}

extension LinkRoute {
  func link(to value: some Encodable) throws(LinkError) -> String {
    if let problem = pattern.problem { throw .table([issue(.malformed(problem))]) }
    let writer = try written(value)
    guard writer.key == key else {
      guard let found = writer.key else {
        throw .table([issue(.lossy(link: pattern.text, problem: "is coded as no case"))])
      }
      throw .table([LinkIssue(key: found, pattern: pattern, problem: .wrongKey(key))])
    }
    let placeholders = Set(pattern.placeholders)
    if let name = writer.texts.keys.filter({ !placeholders.contains($0) }).min() {
      throw .table([issue(.unlinkedPayload(name.string))])
    }
    var link = ""
    for segment in pattern.segments {
      let parts =
        switch segment {
        case .literal(let text): [text.string]
        case .placeholder(let name): [try part(name, writer)]
        case .rest(let name): writer.texts[name] ?? []
        }
      for part in parts {
        link += "/"
        PercentEncoding.encode(try checked(part, segment), into: &link)
      }
    }
    if link.isEmpty { link = "/" }
    var separator = "?"
    for item in pattern.items {
      let texts = writer.texts[item.placeholder] ?? []
      if let text = item.defaultText, texts == [text.string] { continue }
      for text in texts {
        link += separator
        separator = "&"
        PercentEncoding.encode(item.name.string, into: &link)
        link += "="
        PercentEncoding.encode(text, into: &link)
      }
    }
    return link
  }

  func written(_ value: some Encodable) throws(LinkError) -> LinkWriter {
    do {
      return try LinkWriter(value)
    } catch let error as LinkPayloadError {
      throw .unwritable(pattern: pattern, payload: error.name.string, problem: "\(error)")
    } catch {
      throw .unwritable(pattern: pattern, payload: "", problem: "failed to be coded: \(error)")
    }
  }

  private func part(_ name: ExactString, _ writer: LinkWriter) throws(LinkError) -> String {
    let texts = writer.texts[name] ?? []
    guard let text = texts.first, texts.count == 1 else {
      throw .unwritable(pattern: pattern, payload: name.string, problem: "is absent or a list")
    }
    return text
  }

  /// A part of the path, if programs that read links keep it.
  private func checked(
    _ text: String,
    _ segment: LinkPattern.Segment
  ) throws(LinkError) -> String {
    if ExactString(text).canFillPlaceholder { return text }
    throw .unwritable(
      pattern: pattern,
      payload: segment.placeholder?.string ?? "",
      problem: "is '\(text)', which cannot be a part of a path"
    )
  }

  func issue(_ problem: LinkIssue.Problem) -> LinkIssue {
    LinkIssue(key: key, pattern: pattern, problem: problem)
  }
}

extension LinkPayloadError: CustomStringConvertible {
  /// The end of a sentence about a payload.
  var description: String {
    switch problem {
    case .noCase: "is not a case with payloads; let the compiler synthesize 'Codable'"
    case .tooDeep: "is nested too deep"
    case .listOfParts: "is a list whose elements are not single values"
    case .unknownKeys: "has parts whose names are not known in advance"
    case .emptyOptional: "is present and has no value, so it would be read as absent"
    case .noSample(let type, let isRaw):
      """
      \(type.map { "is of type '\($0)', which" } ?? "is of a type that") has no known value; \(isRaw ? "make the type 'CaseIterable', or " : "")\
      add a value of the case to 'linkExamples'
      """
    case .unreadableParts:
      """
      cannot be read from the parts that it writes, as for example an enum with payloads; give the case \
      the values themselves
      """
    case .wrongText(let text, let type, let values):
      "cannot be read: '\(text)' is not a valid '\(type)'"
        + (values.isEmpty ? "" : ", for example \(values.quotedList)")
    case .failed(let text, let type, let reason):
      """
      cannot be read: \(text.map { "'\($0)' is not" } ?? "its parts are not") a valid '\(type)' \
      (\(reason))
      """
    case .misspelled(let text, let spelling):
      "cannot be read: '\(text)' is not the spelling of a number in a link; write '\(spelling)'"
    case .notFinite: "is not a finite number"
    case .missing: "is missing"
    case .repeated: "occurs several times"
    }
  }
}
