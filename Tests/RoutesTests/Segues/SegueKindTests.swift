import Routes
import Testing

@Suite struct SegueKindTests {
  /// The next kind in the order of declaration; a new kind does not compile without its place.
  private func kind(after kind: SegueKind) -> SegueKind? {
    switch kind {
    case .relationship: .show
    case .show: .showDetail
    case .showDetail: .presentation
    case .presentation: .embed
    case .embed: .unwind
    case .unwind: .custom
    case .custom: .push
    case .push: .modal
    case .modal: .popover
    case .popover: .popoverPresentation
    case .popoverPresentation: .replace
    case .replace: .sheet
    case .sheet, .unknown: nil
    }
  }

  @Test func everyKnownKindIsNamed() {
    #expect(SegueKind.named == Array(sequence(first: .relationship, next: kind(after:))))
  }

  @Test(arguments: SegueKind.named)
  func theNameOfAKindIsReadAsTheKind(kind: SegueKind) {
    #expect(kind.rawValue == "\(kind)")
    #expect(SegueKind(rawValue: kind.rawValue) == kind)
  }

  @Test(arguments: ["", "Show", "popover ", "caf\u{E9}", "cafe\u{301}"])
  func anUnknownNameIsKept(name: String) {
    #expect(SegueKind(rawValue: name) == .unknown(ExactString(name)))
    #expect(SegueKind(rawValue: name).rawValue.unicodeScalars.elementsEqual(name.unicodeScalars))
  }
}
