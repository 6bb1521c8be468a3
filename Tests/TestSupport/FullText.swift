/// The text of a value with all that is in it, which is the same in every process.
package func fullText(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { label, part in
    (label.map { "\($0): " } ?? "") + fullText(part)
  }
  switch mirror.displayStyle {
  case .set, .dictionary: return "{\(parts.sorted().joined(separator: ", "))}"
  case .collection: return "[\(parts.joined(separator: ", "))]"
  case .optional: return parts.isEmpty ? "nil" : parts[0]
  default: return parts.isEmpty ? "\(value)" : "(\(parts.joined(separator: ", ")))"
  }
}

/// A text in which random parts are missing, doubled or replaced by others.
package func damaged(_ text: String, into parts: Regex<Substring>, seed: UInt64) -> String {
  var random = SplitMix(seed: seed)
  let parts = text.matches(of: parts).map { String($0.output) }
  var edited = parts
  for _ in 0...random.below(4) where !parts.isEmpty {
    let (at, other) = (random.below(edited.count), parts[random.below(parts.count)])
    edited[at] = ["", edited[at] + edited[at], edited[at] + other, other][random.below(4)]
  }
  return edited.joined()
}
