import Routes

extension Wireframe {
  /// A colour of a view.
  package enum Colour: Equatable, Sendable {
    /// A colour by its parts, from 0 to 255.
    case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    /// A colour that is another one in dark mode.
    case dynamic(Dynamic)

    /// The colours of the system that a drawing distinguishes.
    package enum Dynamic: String, Sendable, CaseIterable {
      case background, grouped, label, secondary, separator, tint, fill
    }

    static let clear = Colour.rgba(red: 0, green: 0, blue: 0, alpha: 0)
  }
}

/// A colour as a storyboard writes it: with its parts, or with a name.
struct WrittenColour {
  var colour: Wireframe.Colour?
  /// The name of a colour of the app or of the system, which is described at the end of the file.
  var name: ExactString?

  init(_ element: StoryboardElement) {
    name =
      element.nonempty("name") ?? element.nonempty("systemColor")
      ?? element.nonempty("cocoaTouchSystemColor")
    func part(_ name: String) -> UInt8? {
      guard let value = element[name].flatMap({ Double($0.string) }), value.isFinite else {
        return nil
      }
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    let alpha = part("alpha") ?? 255
    if let white = part("white") {
      colour = .rgba(red: white, green: white, blue: white, alpha: alpha)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      colour = .rgba(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// The colour itself.
  ///
  /// - Parameter named: The colours that the end of the file describes.
  func resolved(_ named: [ExactString: Wireframe.Colour]) -> Wireframe.Colour? {
    guard let name else { return colour }
    return Self.system[name.string].map(Wireframe.Colour.dynamic) ?? named[name] ?? colour
  }

  /// The colours of the system that are others in dark mode.
  private static let system: [String: Wireframe.Colour.Dynamic] = [
    "systemBackgroundColor": .background, "secondarySystemGroupedBackgroundColor": .background,
    "tertiarySystemBackgroundColor": .background, "groupTableViewBackgroundColor": .grouped,
    "systemGroupedBackgroundColor": .grouped, "secondarySystemBackgroundColor": .grouped,
    "tertiarySystemGroupedBackgroundColor": .grouped, "windowBackgroundColor": .grouped,
    "controlBackgroundColor": .background, "textBackgroundColor": .background,
    "labelColor": .label, "darkTextColor": .label, "controlTextColor": .label,
    "textColor": .label, "secondaryLabelColor": .secondary, "tertiaryLabelColor": .secondary,
    "placeholderTextColor": .secondary, "systemGrayColor": .secondary,
    "separatorColor": .separator, "opaqueSeparatorColor": .separator, "gridColor": .separator,
    "linkColor": .tint, "systemBlueColor": .tint, "tintColor": .tint,
    "systemFillColor": .fill, "secondarySystemFillColor": .fill, "tertiarySystemFillColor": .fill,
    "quaternarySystemFillColor": .fill, "systemGray4Color": .fill, "systemGray5Color": .fill,
    "systemGray6Color": .grouped,
  ]
}
