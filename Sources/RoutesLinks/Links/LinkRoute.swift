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
