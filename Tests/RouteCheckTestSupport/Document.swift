import RuleSupport

/// The text of an iOS storyboard with scenes.
package func document(initial: String? = nil, _ scenes: String...) -> String {
  Example.document(initial: initial, scenes.joined(separator: "\n"))
}
