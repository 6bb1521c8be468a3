extension SceneMap {
  /// The result of a search for a scene or a segue, which a map shows by a colour.
  package struct Highlight: Sendable {
    private(set) var kind: Kind
    private var texts: [String]

    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      texts = [text]
    }

    /// The results as text, for titles and for screen readers.
    var text: String { texts.joined(separator: " · ") }

    /// Adds another result. The first kind decides the colour.
    package mutating func add(_ kind: Kind, _ text: String) {
      self.kind = min(self.kind, kind)
      if !texts.contains(text) { texts.append(text) }
    }
  }

  /// The kinds of highlights that the map shows, in the order of the legend.
  var highlights: [Highlight.Kind] {
    let ofSegues = edges.lazy.filter { !isNested($0) }.compactMap(\.highlight?.kind)
    let used = Set(nodes.lazy.compactMap(\.highlight?.kind)).union(ofSegues)
    return Highlight.Kind.allCases.filter(used.contains)
  }
}

extension SceneMap.Highlight {
  /// The kinds of highlights. An earlier one hides a later one of the same scene or segue.
  package enum Kind: String, CaseIterable, Comparable {
    case start
    case near
    case middle
    case far
    /// Only code opens the scene.
    case opened
    case missed
    /// The segue is on the path of a finding.
    case path
    /// The segue is on the path that was asked for.
    case goal
    case covered
    case uncovered

    /// The kind of a scene that is a number of moves from the start.
    package init(taps: Int) {
      self =
        switch taps {
        case ...0: .start
        case 1...2: .near
        case 3...4: .middle
        default: .far
        }
    }

    package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    var isOfScenes: Bool { self < .path }

    /// The name in style sheets.
    var className: String { "mark-\(rawValue)" }

    /// The meaning of the colour, in the legend of a map.
    var meaning: String { look.meaning }

    /// The colours of lines. Any two of the same background differ in lightness.
    ///
    /// Black text is readable on each colour for a dark background.
    var colour: EdgeStyle.Colour { .init(light: look.light, dark: look.dark) }

    /// The lengths of the dashes and of the gaps of a dashed line.
    var dashes: String? { look.dashes }

    private var look: (meaning: String, light: String, dark: String, dashes: String?) {
      switch self {
      case .start: ("the start", "#02234f", "#eef4fe", nil)
      case .near: ("1 or 2 taps", "#053879", "#c0d8f9", nil)
      case .middle: ("3 or 4 taps", "#0c4c96", "#94bff1", nil)
      case .far: ("5 taps or more", "#1361af", "#6aa8e7", nil)
      case .opened: ("only by code", "#d27300", "#b46709", "10 4")
      case .missed: ("not reached", "#db3344", "#dd6a76", "3 5")
      case .path: ("path of a finding", "#b30e1f", "#e95765", nil)
      case .goal: ("path that was asked for", "#5b1d99", "#d2b3ff", nil)
      case .covered: ("performed", "#1b7e37", "#34c65d", nil)
      case .uncovered: ("not performed", "#ce7100", "#fad4a4", "3 5")
      }
    }
  }
}
