/// The text of a scene in a storyboard.
///
/// - Parameters:
///   - name: The custom class.
///   - attributes: Other attributes, as XML.
///   - view: The objects in its view.
///   - exit: The identifier of the exit of unwind segues.
package func scene(
  _ id: String,
  _ name: String? = nil,
  _ segues: String...,
  kind: String = "viewController",
  identifier: String? = nil,
  attributes: String = "",
  view: String? = nil,
  exit: String? = nil
) -> String {
  let names = [("customClass", name), ("storyboardIdentifier", identifier)]
  let view = view.map {
    element("view key=\"view\" id=\"\(id)-v\"", element("subviews", "\n  \(indented($0))\n"))
  }
  let connections = segues.isEmpty ? "" : connections(segues.joined(separator: "\n"))
  let start = "\(kind) id=\"\(id)\"\(text(of: names, attributes))"
  let exit = exit.map { #"<exit id="\#($0)"/>"# } ?? ""
  return element(
    "scene",
    element("objects", element(start, (view ?? "") + connections) + exit)
  )
}

/// The text of a scene with a button that performs a segue.
///
/// - Parameters:
///   - name: The custom class.
///   - exit: The identifier of the exit of unwind segues.
package func screen(
  _ id: String,
  _ name: String? = nil,
  identifier: String? = nil,
  button title: String,
  _ segue: String,
  exit: String? = nil
) -> String {
  scene(id, name, identifier: identifier, view: button("\(id)-b", segue, title: title), exit: exit)
}

package func button(_ id: String, _ connection: String, title: String? = nil) -> String {
  let state = title.map { #"<state key="normal" title="\#($0)"/>"# } ?? ""
  return element("button id=\"\(id)\"", state + connections(connection))
}

/// The text of the scene of a table with the prototype of a cell.
package func tableScene(_ id: String, _ name: String? = nil, cell: String) -> String {
  let start = "tableViewController id=\"\(id)\"\(text(of: [("customClass", name)]))"
  return """
    <scene><objects><\(start)><tableView key="view" id="\(id)-t"><prototypes>
      \(indented(cell))
    </prototypes></tableView></tableViewController></objects></scene>
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
  return "<segue id=\"\(id)\"\(text(of: names, attributes))/>"
}

private func text(of attributes: [(name: String, value: String?)], _ others: String = "") -> String
{
  attributes.map { name, value in value.map { #" \#(name)="\#($0)""# } ?? "" }.joined()
    + (others.isEmpty ? "" : " \(others)")
}

private func connections(_ text: String) -> String {
  element("connections", "\n  \(indented(text))\n")
}

/// An element with the name and the attributes of its start.
private func element(_ start: String, _ content: String) -> String {
  if content.isEmpty { return "<\(start)/>" }
  return "<\(start)>\(content)</\(start.prefix { $0 != " " })>"
}

private func indented(_ text: String) -> String { text.replacing("\n", with: "\n  ") }
