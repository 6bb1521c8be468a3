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

  struct Colour {
    var light: String
    var dark: String
  }

  /// The end of a line, so that lines differ by more than their colours.
  enum End: String {
    case arrow
    case chevron
    case dot
  }

  /// The meaning of a line in the legend of a map, its own colour, which is else that of secondary
  /// text, its end, and the lengths of its dashes and gaps.
  var look: (meaning: String, colour: Colour?, end: End, dashes: String?) {
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
