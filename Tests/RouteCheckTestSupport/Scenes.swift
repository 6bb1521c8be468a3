/// The text of a scene in a storyboard.
///
/// - Parameters:
///   - name: The custom class.
///   - attributes: Other attributes, as XML.
///   - exit: The identifier of the exit of unwind segues.
package func scene(
  _ id: String,
  _ name: String? = nil,
  _ segues: String...,
  kind: String = "viewController",
  identifier: String? = nil,
  attributes: String = "",
  exit: String? = nil
) -> String {
  let names = [("customClass", name), ("storyboardIdentifier", identifier)]
  let exit = exit.map { #"<exit id="\#($0)"/>"# } ?? ""
  return """
    <scene><objects><\(kind) id="\(id)"\(text(of: names)) \(attributes)><connections>
      \(segues.joined(separator: "\n  "))
    </connections></\(kind)>\(exit)</objects></scene>
    """
}

/// The text of a segue.
///
/// - Parameter kind: The kind, or the name of a relationship.
package func segue(
  _ id: String,
  _ identifier: String? = nil,
  to destination: String,
  _ kind: String = "show",
  action: String? = nil,
  attributes: String = ""
) -> String {
  let isRelationship = kind.hasSuffix("Controller") || kind.hasSuffix("Controllers")
  let names = [
    ("kind", isRelationship ? "relationship" : kind), ("relationship", isRelationship ? kind : nil),
    ("identifier", identifier), ("destination", destination), ("unwindAction", action),
  ]
  return #"<segue id="\#(id)"\#(text(of: names)) \#(attributes)/>"#
}

private func text(of attributes: [(name: String, value: String?)]) -> String {
  attributes.map { name, value in value.map { #" \#(name)="\#($0)""# } ?? "" }.joined()
}
