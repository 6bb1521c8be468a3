import RouteCheckTestSupport

@testable import RuleSupport
@testable import routecheck

// Parts of storyboards for searches, and what a search answers about them.

/// A button with a segue or an action.
func control(_ title: String, _ connection: String) -> String {
  """
  <button id="b-\(title)"><state key="normal" title="\(title)"/><connections>\(connection)</connections>
  </button>
  """
}

/// The action of a control.
func action(_ selector: String, to controller: String) -> String {
  #"<action selector="\#(selector)" destination="\#(controller)" id="a-\#(selector)"/>"#
}

/// A scene whose class and identifier are named after its object id.
///
/// - Parameters:
///   - content: What is in its view.
///   - parts: What is beside its controller.
func screen(
  _ id: String,
  _ content: String = "",
  _ parts: String = "",
  attributes: String = ""
) -> String {
  """
  <scene><objects><viewController id="\(id)" customClass="\(id.capitalized)" \(attributes)
    storyboardIdentifier="\(id)-id"><view key="view">\(content)</view></viewController>\(parts)
  </objects></scene>
  """
}

extension String {
  /// The storyboard with an element in the controller of a screen, before its view.
  func adding(_ element: String, to screen: String) -> String {
    adding(element, after: "\"\(screen)-id\">")
  }

  /// The storyboard with an element in the view of a screen that has nothing before its view.
  func adding(_ element: String, toViewOf screen: String) -> String {
    adding(element, after: "\"\(screen)-id\"><view key=\"view\">")
  }

  private func adding(_ element: String, after start: String) -> String {
    precondition(contains(start), "the storyboard does not contain \(start)")
    return replacing(start, with: start + element)
  }

  /// The storyboard with a segue or an outlet of the controller of a screen.
  func connecting(_ connection: String, of screen: String) -> String {
    adding("<connections>\(connection)</connections>", to: screen)
  }
}

/// A navigation controller.
func stack(_ id: String = "nav", root: String) -> String {
  scene(id, nil, segue("r-\(id)", to: root, "rootViewController"), kind: "navigationController")
}

/// A tab bar controller.
func tabBar(_ children: String..., attributes: String = "") -> String {
  let segues = children.enumerated().map { segue("t\($0 + 1)", to: $1, "viewControllers") }
  return scene("tabs", nil, segues.joined(), kind: "tabBarController", attributes: attributes)
}

/// A tab bar controller of the class `Tabs` around screens.
func tabApp(_ children: String..., besides others: String...) -> String {
  let segues = children.enumerated().map { segue("t\($0 + 1)", to: $1, "viewControllers") }
  let screens = (children + others).map { screen($0) }
  return document(
    initial: "tabs",
    scene("tabs", "Tabs", segues.joined(), kind: "tabBarController"),
    screens.joined()
  )
}

/// A reference to a storyboard.
func reference(_ id: String, to storyboard: String) -> String {
  let name = #"storyboardName="\#(storyboard)""#
  return scene(id, kind: "viewControllerPlaceholder", attributes: name)
}

/// A split controller of a feed, which is in a navigation controller, and a cart.
func splitView(_ attributes: String = "", _ feed: String = "") -> String {
  """
  <scene><objects><splitViewController id="split" \(attributes)><connections>
    <segue id="r1" kind="relationship" relationship="masterViewController" destination="nav"/>
    <segue id="r2" kind="relationship" relationship="detailViewController" destination="cart"/>
  </connections></splitViewController></objects></scene>
  \(stack(root: "feed"))
  \(screen("feed", feed))
  \(screen("cart"))
  """
}

/// The storyboard of a feed in a navigation controller, its posts, and a sheet for sharing them.
func feedApp(_ share: String = "", _ scenes: String = "") -> String {
  let open = control("Open", segue("s1", to: "post"))
  let write = control("Write", segue("s9", to: "share", "presentation"))
  return document(
    initial: "nav",
    stack(root: "feed"),
    screen("feed", open + write, #"<exit id="x"/>"#),
    screen("post", control("Share", segue("s2", to: "share", "presentation"))),
    screen("share", share),
    scenes
  )
}

/// A run of `routecheck explore` without its summary.
func explore(_ words: [String], _ files: [String: String]) async -> ToolRun {
  await ToolRun(["explore", "--quiet"] + words, files: .memory(files))
}

/// The storyboard with its sheets in full screen.
func covering(_ storyboard: String) -> String {
  storyboard.replacing(
    #"kind="presentation""#,
    with: #"kind="presentation" modalPresentationStyle="fullScreen""#
  )
}

/// The answer to a property: `holds`, `broken`, or `not decided`.
///
/// The classes of the scenes that the code does not declare are controllers without code.
func answer(
  to property: String,
  _ files: [String: String],
  _ storyboard: String? = nil
) async -> String {
  let code = files.values.joined()
  let classes = ["Feed", "Post", "Share", "Cart"].filter {
    !code.contains("class \($0):") && !code.contains("@implementation \($0)\n")
  }.map { "class \($0): UIViewController {}\n" }.joined()
  let own = [
    "Main.storyboard": storyboard ?? feedApp("", screen("cart")),
    "Classes.swift": classes, "App.paths": property,
  ]
  let run = await explore(["--properties", "App.paths"], own.merging(files) { $1 })
  if run.output.contains("[property]") { return "broken" }
  if run.output.contains("[property-undecided]") { return "not decided" }
  return run.status == .success ? "holds" : run.error
}

/// The answer to a property about an app with code in both languages.
func answer(
  to property: String,
  _ code: String = "",
  _ storyboard: String? = nil,
  objectiveC: String = ""
) async -> String {
  var files = ["A.swift": code]
  if !objectiveC.isEmpty { files["A.m"] = objectiveC }
  return await answer(to: property, files, storyboard)
}
