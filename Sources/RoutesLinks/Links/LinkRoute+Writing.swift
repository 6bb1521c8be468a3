import Routes

extension LinkRoute {
  /// The link to a value of the case.
  func link(to value: some Encodable) throws(LinkError) -> String {
    if let problem = pattern.problem { throw .table([issue(.malformed(problem))]) }
    let writer = try written(value)
    guard writer.key == key else {
      let found = writer.key.map { "'\($0)'" } ?? "no case"
      throw .table([issue(.lossy(link: pattern.text, problem: "is coded as \(found)"))])
    }
    let placeholders = Set(pattern.placeholders)
    if let name = writer.texts.keys.filter({ !placeholders.contains($0) }).min() {
      throw .table([issue(.unlinkedPayload(name.string))])
    }
    var link = ""
    for segment in pattern.segments {
      link += "/"
      switch segment {
      case .literal(let text): PercentEncoding.encode(text.string, into: &link)
      case .placeholder(let name):
        PercentEncoding.encode(try part(name, writer), into: &link)
      }
    }
    if link.isEmpty { link = "/" }
    var separator = "?"
    for item in pattern.items {
      for text in writer.texts[item.placeholder] ?? [] {
        link += separator
        separator = "&"
        PercentEncoding.encode(item.name.string, into: &link)
        link += "="
        PercentEncoding.encode(text, into: &link)
      }
    }
    return link
  }

  /// The texts of a value's payloads.
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
    guard ExactString(text).canFillPlaceholder else {
      throw .unwritable(
        pattern: pattern,
        payload: name.string,
        problem: "is '\(text)', which cannot be a part of a path"
      )
    }
    return text
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
    case .noSample(let type):
      "is of type '\(type)', which has no known value; add a value of the case to 'linkExamples'"
    case .wrongText(let text, let type): "cannot be read: '\(text)' is not a valid '\(type)'"
    case .misspelled(let text, let spelling):
      "cannot be read: '\(text)' is not the spelling of a number in a link; write '\(spelling)'"
    case .notFinite: "is not a finite number"
    case .missing: "is missing"
    case .repeated: "occurs several times"
    }
  }
}
