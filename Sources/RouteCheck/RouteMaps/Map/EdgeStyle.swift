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
  var meaning: String {
    switch self {
    case .show: "shows"
    case .modal: "presents"
    case .inside: "holds or embeds"
    case .unwind: "goes back"
    case .code: "by code alone"
    case .reference: "refers to"
    }
  }

  /// How a line is drawn where a format has no colours.
  enum Line {
    case plain
    case bold
    case dashed
  }

  var line: Line {
    switch self {
    case .show, .modal: .plain
    case .inside: .bold
    case .unwind, .code, .reference: .dashed
    }
  }

  struct Colour {
    /// The colour on a light background.
    var light: String
    /// The colour on a dark background.
    var dark: String
  }

  /// The line's own colour; `nil` for the colour of secondary text.
  var colour: Colour? {
    switch self {
    case .show: Colour(light: "#0969da", dark: "#58a6ff")
    case .modal: Colour(light: "#8250df", dark: "#bc8cff")
    case .inside: Colour(light: "#1a7f37", dark: "#3fb950")
    case .unwind: Colour(light: "#6e7781", dark: "#8b949e")
    case .code: Colour(light: "#bc4c00", dark: "#f0883e")
    case .reference: nil
    }
  }

  /// The end of a line, so that lines differ by more than their colours.
  enum End: String {
    case arrow
    case chevron
    case dot
  }

  var end: End {
    switch self {
    case .show, .unwind, .code, .reference: .arrow
    case .modal: .chevron
    case .inside: .dot
    }
  }

  /// The lengths of the dashes and of the gaps of a dashed line.
  var dashes: String? {
    switch self {
    case .show, .modal, .inside: nil
    case .unwind: "3 4"
    case .code: "1.5 4"
    case .reference: "8 4"
    }
  }
}
