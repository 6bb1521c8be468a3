extension ModelController {
  /// The controller in the notation of snapshots, optionally with numbers after the names.
  func notation(numbered: Bool = false) -> String {
    // The stack that a column makes is of no class of an app.
    let name = isMadeForColumn ? "nav" : keyword + (isAlert ? Kind.alert : kind).rawValue
    var text = name + (numbered ? "#\(number)" : "")
    if structure != .screen {
      text += "(" + items(numbered).joined(separator: ", ") + ")"
    }
    if !embedded.isEmpty {
      text += "[" + embedded.map { $0.notation(numbered: numbered) }.joined(separator: ", ") + "]"
    }
    for above in presented {
      let word = above.style == .pageSheet ? "sheet" : above.style.rawValue
      text += " > \(word) " + above.notation(numbered: numbered)
    }
    return text
  }

  private var keyword: String {
    switch structure {
    case .screen, .own: ""
    case .stack: "nav:"
    case .tabs: "tab:"
    case .columns: "split:"
    case .pages: "page:"
    case .search: "search:"
    }
  }

  private func items(_ numbered: Bool) -> [String] {
    switch structure {
    case .columns:
      let last =
        child(in: 3) != nil
        ? 3 : child(in: 1) != nil || child(in: 2) != nil ? 2 : child(in: 0) != nil ? 0 : -1
      return [0, 1, 2, 3]
        .filter { $0 <= last && ($0 != 1 || last == 3 || child(in: 1) != nil) }
        .map { child(in: $0)?.notation(numbered: numbered) ?? "_" }
    case .tabs, .own:
      return children.enumerated().map { index, child in
        (index == selected ? "*" : "") + child.notation(numbered: numbered)
      }
    default:
      return children.map { $0.notation(numbered: numbered) }
    }
  }
}

extension ModelController: CustomStringConvertible {
  var description: String { notation(numbered: true) }
}
