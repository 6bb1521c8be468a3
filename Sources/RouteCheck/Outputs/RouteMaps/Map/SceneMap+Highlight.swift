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

    /// The meaning of a colour in the legend of a map, the colour of lines, and the lengths of the
    /// dashes and gaps of a dashed line.
    ///
    /// Any two colours of the same background differ in lightness. Black text is readable on each
    /// colour for a dark background.
    var look: (meaning: String, colour: EdgeStyle.Colour, dashes: String?) {
      switch self {
      case .start: ("the start", .init(light: "#02234f", dark: "#eef4fe"), nil)
      case .near: ("1 or 2 taps", .init(light: "#053879", dark: "#c0d8f9"), nil)
      case .middle: ("3 or 4 taps", .init(light: "#0c4c96", dark: "#94bff1"), nil)
      case .far: ("5 taps or more", .init(light: "#1361af", dark: "#6aa8e7"), nil)
      case .opened: ("only by code", .init(light: "#d27300", dark: "#b46709"), "10 4")
      case .missed: ("not reached", .init(light: "#db3344", dark: "#dd6a76"), "3 5")
      case .path: ("path of a finding", .init(light: "#b30e1f", dark: "#e95765"), nil)
      case .goal: ("path that was asked for", .init(light: "#5b1d99", dark: "#d2b3ff"), nil)
      case .covered: ("performed", .init(light: "#1b7e37", dark: "#34c65d"), nil)
      case .uncovered: ("not performed", .init(light: "#ce7100", dark: "#fad4a4"), "3 5")
      }
    }
  }
}
