import Routes
import SourceText
import StoryboardReader

/// The differences between two versions of a screen, by name.
struct ScreenDifference {
  private(set) var details: [String] = []
  /// Whether a view has another size or place by more than one point, which is the error of rounding.
  private(set) var hasOtherLayout = false
  private let before: Wireframe
  private let after: Wireframe

  init(from before: Wireframe, to after: Wireframe) {
    self.before = before
    self.after = after
    var notes = ChangeDetails()
    notes.note("title", before.shownTitle?.unlessEmpty, after.shownTitle?.unlessEmpty)
    notes.note("tab title", before.tabBarItem?.unlessEmpty, after.tabBarItem?.unlessEmpty)
    notes.note("tab image", before.tabBarImage?.unlessEmpty, after.tabBarImage?.unlessEmpty)
    details = notes.texts
    let told = compare(before.texts, after.texts, "no longer shows", "now shows") { "'\($0)'" }
    _ = compare(before.barImages, after.barImages, "no longer has", "now has") {
      "bar item with the image '\($0)'"
    }
    compareViews(told)
    if details.isEmpty, before.bars != after.bars { details.append("other items of bars") }
    if before.size != after.size { hasOtherLayout = true }
  }

  /// Compares texts or names of images, and returns those that came or went.
  private mutating func compare(
    _ old: [String],
    _ new: [String],
    _ gone: String,
    _ come: String,
    _ name: (String) -> String
  ) -> Set<String> {
    var counts: [String: Int] = [:]
    for text in new { counts[text, default: 0] += 1 }
    for text in old { counts[text, default: 0] -= 1 }
    let removed = counts.filter { $0.value < 0 }.keys.sorted()
    let added = counts.filter { $0.value > 0 }.keys.sorted()
    for (word, texts) in [(gone, removed), (come, added)] where !texts.isEmpty {
      details.append("\(word) \(ChangeDetails.list(texts.map(name)))")
    }
    return Set(removed + added)
  }

  /// Compares the views, except for their texts.
  private mutating func compareViews(_ told: Set<String>) {
    // Views correspond with the same object id, or else of the same name.
    var matches = Partners(old: before.views.count, new: after.views.count)
    for key in [\Wireframe.View.key, \.keyWithoutID] {
      matches.match(before.views.map { $0[keyPath: key] }, after.views.map { $0[keyPath: key] })
    }
    let partners = matches.oldOf
    var changes: [String] = []
    var restyled: [String: [String]] = [:]
    var moved: [String] = []
    var places: [Int] = []
    for (position, partner) in partners.enumerated() {
      guard let partner else { continue }
      let (one, other) = (before.views[partner], after.views[position])
      changes += Self.changes(from: one, to: other)
      for aspect in one.aspects(unlike: other) { restyled[aspect, default: []].append(other.name) }
      if one.parent != other.parent.flatMap({ partners[$0] }) {
        moved.append(other.name)
      }
      if !one.isPlaced(like: other) { hasOtherLayout = true }
      places.append(partner)
    }
    let kept = Set(places)
    let removed = before.views.indices.filter { !kept.contains($0) }.map { before.views[$0] }
    let added = after.views.indices.filter { partners[$0] == nil }.map { after.views[$0] }
    for (word, views) in [("no longer has", removed), ("now has", added)] {
      let rest = views.filter { !$0.texts.contains(where: told.contains) }
      // A view around others is told only if nothing else is.
      let content = rest.filter { !$0.isAroundOthers }
      let named = content.isEmpty && details.isEmpty ? rest : content
      if !named.isEmpty { details.append("\(word) \(ChangeDetails.list(named.map(\.name)))") }
    }
    if !changes.isEmpty { details.append(ChangeDetails.list(changes)) }
    for (aspect, names) in restyled.sorted(by: { $0.key < $1.key }) {
      details.append("other \(aspect) of \(ChangeDetails.list(names.uniqued()))")
    }
    // Other changes move views to other views, too.
    if details.isEmpty, !moved.isEmpty { details.append("moved \(ChangeDetails.list(moved))") }
    if details.isEmpty, places != places.sorted() { details.append("other order of views") }
  }

  private static func changes(from one: Wireframe.View, to other: Wireframe.View) -> [String] {
    var notes = ChangeDetails()
    if one.kind != other.kind { notes.texts.append("\(one.name) is now a \(other.kind.word)") }
    notes.note("image", one.image, other.image)
    notes.note("class of \(other.name)", one.customClass, other.customClass)
    if one.isHidden != other.isHidden {
      notes.texts.append("\(other.name) is now \(other.isHidden ? "hidden" : "shown")")
    }
    if one.isOn != other.isOn {
      notes.texts.append("\(other.name) is now \(other.isOn ? "on" : "off")")
    }
    return notes.texts
  }
}

extension String {
  fileprivate var unlessEmpty: String? { isEmpty ? nil : self }
}

extension Wireframe {
  /// The signs of bar items with an image or with nothing.
  fileprivate static let signs: Set<String> = ["", "◻", "•"]

  fileprivate var shownTitle: String? { navigationItem?.title ?? title }

  fileprivate var bars: [String] {
    (navigationItem.map { $0.left + $0.right } ?? []) + toolbarItems
  }

  fileprivate var texts: [String] {
    (views.flatMap(\.texts) + bars).filter { !Self.signs.contains($0) }
  }

  /// The screen without the name in Interface Builder and the object ids, which no user sees.
  var drawn: Wireframe {
    var wireframe = self
    wireframe.comment = nil
    wireframe.title = nil
    for index in wireframe.views.indices { wireframe.views[index].id = nil }
    return wireframe
  }
}

extension Wireframe.View {
  fileprivate var texts: [String] { [text, placeholder].compactMap(\.self) + items }

  /// The view in messages, such as `button 'Save'`.
  var name: String {
    let names = [text, placeholder, image, customClass].compactMap(\.self)
    return kind.word + (names.first { !$0.isEmpty }.map { " '\($0)'" } ?? "")
  }

  fileprivate var key: Partners.Key? { id.map { [$0] } }

  fileprivate var keyWithoutID: Partners.Key? { [ExactString(name)] }

  fileprivate var isAroundOthers: Bool {
    switch kind {
    case .view, .content, .stack, .cell, .scroll, .separator: customClass == nil
    default: false
    }
  }

  /// What differs in how two views look.
  fileprivate func aspects(unlike other: Self) -> [String] {
    let differences = [
      ("background", fill != other.fill), ("text color", textColour != other.textColour),
      ("font", fontSize != other.fontSize || isBold != other.isBold),
      ("alignment", alignment != other.alignment), ("arrangement", stack != other.stack),
    ]
    return differences.filter(\.1).map(\.0)
  }

  fileprivate func isPlaced(like other: Self) -> Bool {
    guard let frame, let second = other.frame else {
      return frame == other.frame && horizontal == other.horizontal && vertical == other.vertical
    }
    let pairs = [
      (frame.x, second.x), (frame.y, second.y), (frame.width, second.width),
      (frame.height, second.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= 1 }
  }
}

extension Wireframe.Kind {
  /// The word of Interface Builder.
  fileprivate var word: String {
    switch self {
    case .toggle: "switch"
    case .segments: "segmented control"
    case .textField: "text field"
    case .textView: "text view"
    case .searchBar: "search bar"
    case .pageControl: "page control"
    case .container: "container view"
    case .web: "web view"
    case .image: "image view"
    default: rawValue
    }
  }
}
