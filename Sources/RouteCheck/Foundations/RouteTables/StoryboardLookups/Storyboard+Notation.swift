import Routes
import SourceText

extension Storyboard {
  /// The storyboard as text, in the notation that `Storyboard.init(notation:)` reads.
  package var notation: String {
    var writer = NotationWriter("storyboard")
    writer.write("name", name)
    if platform != .iOS { writer.write("platform", ExactString(platform.rawValue)) }
    writer.write("initialScene", initialScene)
    if isLaunchScreen { writer.write("isLaunchScreen", "true") }
    for scene in scenes { scene.write(to: &writer) }
    return writer.text
  }
}

extension Storyboard.Scene {
  fileprivate func write(to writer: inout NotationWriter) {
    writer.begin("scene")
    writer.write("id", id)
    if kind != .viewController { writer.write("kind", ExactString(kind.rawValue)) }
    writer.write("identifier", identifier)
    writer.write("customClass", customClass)
    writer.write("module", module)
    writer.write("x", canvasLocation.map { "\($0.x)" })
    writer.write("y", canvasLocation.map { "\($0.y)" })
    settings.write(to: &writer)
    if let reference {
      writer.begin("reference")
      writer.write("storyboardName", reference.storyboardName)
      writer.write("identifier", reference.identifier)
      writer.write("bundleIdentifier", reference.bundleIdentifier)
    }
    for exit in exits {
      writer.begin("exit")
      writer.write("id", exit)
    }
    for segue in segues { segue.write(to: &writer) }
  }
}

extension Storyboard.Scene.Settings {
  fileprivate func write(to writer: inout NotationWriter) {
    writer.write("presentationStyle", presentationStyle)
    writer.write("transitionStyle", transitionStyle)
    if isModalInPresentation { writer.write("isModalInPresentation", "true") }
    writer.write("definesPresentationContext", definesPresentationContext.map { "\($0)" })
    let hidden = Storyboard.Scene.HiddenBars.named.filter { hiddenBars.contains($0.bar) }
    if !hidden.isEmpty {
      writer.write("hides", ExactString(hidden.map(\.name.string).joined(separator: " ")))
    }
    if hasColumns { writer.write("hasColumns", "true") }
  }
}

extension Storyboard.Segue {
  fileprivate func write(to writer: inout NotationWriter) {
    writer.begin("segue")
    writer.write("id", id)
    writer.write("kind", ExactString(kind.rawValue))
    writer.write("identifier", identifier)
    writer.write("destination", destination)
    writer.write("relationship", relationship)
    writer.write("unwindAction", unwindAction)
    writer.write("creationSelector", creationSelector)
    writer.write("customClass", customClass)
    writer.write("module", module)
    writer.write("presentationStyle", presentationStyle)
    trigger?.write(to: &writer)
  }
}

extension Storyboard.Segue.Trigger {
  fileprivate func write(to writer: inout NotationWriter) {
    writer.write("trigger", ExactString(kind.rawValue))
    writer.write("element", element)
    writer.write("title", title)
    writer.write("systemItem", systemItem)
    writer.write("image", image)
  }
}

/// Writes lines that consist of a word and its attributes.
private struct NotationWriter {
  private(set) var text: String

  init(_ word: String) { text = word }

  mutating func begin(_ word: String) {
    text += "\n"
    text += word
  }

  mutating func write(_ key: String, _ value: ExactString?) {
    guard let value = value?.string else { return }
    text += " \(key)="
    if !value.isEmpty, value.utf8.allSatisfy(Self.isPlain) {
      text += value
      return
    }
    text += "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.isInvisible {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    Ascii.isLetter(byte) || Ascii.isDigit(byte) || "-_.:".utf8.contains(byte)
  }
}
