import Routes

/// How a map draws segues, the same in every format.
///
/// There is a style for segues that move forwards, present, hold a child or go back, and for
/// references.
enum EdgeStyle: String, CaseIterable {
  case show
  case modal
  case inside
  case unwind
  /// A move that only code makes.
  case code
  case reference

  init(_ kind: SegueKind) {
    self =
      switch kind.role.direction {
      case .inside: .inside
      case .back: .unwind
      case .forwards where kind.role == .unknown: .reference
      case .forwards: kind.role.isModal ? .modal : .show
      }
  }

  /// The meaning of a line, in the legend of a map.
  var meaning: String { look.meaning }

  /// The line's own colour; `nil` for the colour of secondary text.
  var colour: Colour? { look.colour }

  /// The end of the line, so that lines differ by more than their colours.
  var end: End { look.end }

  /// The lengths of the dashes and of the gaps of a dashed line.
  var dashes: String? { look.dashes }

  struct Colour {
    /// The colour on a light background.
    var light: String
    /// The colour on a dark background.
    var dark: String
  }

  enum End: String {
    case arrow
    case chevron
    case dot
  }

  private typealias Look = (meaning: String, colour: Colour?, end: End, dashes: String?)

  private var look: Look {
    switch self {
    case .show: ("shows", Colour(light: "#0969da", dark: "#58a6ff"), .arrow, nil)
    case .modal: ("presents", Colour(light: "#8250df", dark: "#bc8cff"), .chevron, nil)
    case .inside: ("holds or embeds", Colour(light: "#1a7f37", dark: "#3fb950"), .dot, nil)
    case .unwind: ("goes back", Colour(light: "#6e7781", dark: "#8b949e"), .arrow, "3 4")
    case .code: ("by code alone", Colour(light: "#bc4c00", dark: "#f0883e"), .arrow, "1.5 4")
    case .reference: ("refers to", nil, .arrow, "8 4")
    }
  }
}
