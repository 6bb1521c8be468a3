import RouteCheckTestSupport
import Testing

@testable import ProjectModel
@testable import RuleRunning
@testable import RuleSupport

/// Functions that instantiate scenes by their class, or by a case.
@Suite struct SceneHelperTests {
  /// What is reported for functions and a call in an app whose class `Profile` has the scene `Profle`.
  private func findings(_ functions: String, _ call: String) async -> [String] {
    let project = Example.scenes(
      scene("post", "Post", identifier: "Post"),
      scene("profile", "Profile", identifier: "Profle")
    ).and("Package.swift", #"let package = Package(name: "App")"#).and("Helper.swift", functions)
      .and(
        "Feed.swift",
        """
        protocol Storyboarded { static func instantiate() -> Self }
        class Post: UIViewController, Storyboarded {}
        class Profile: UIViewController, Storyboarded {}
        class Other: UIViewController {}
        class Last: LibraryController, Storyboarded {}
        class Feed: UIViewController { func open() { \(call) } }
        """
      )
    return await RuleRunner(only: ["unknown-scene"]).run(on: project).diagnostics.map {
      $0.message.string
    }
  }

  private static let byName = """
    extension Storyboarded where Self: UIViewController {
      static func instantiate() -> Self {
        let name = String(describing: self)
        let main = UIStoryboard(name: "Main", bundle: nil)
        return main.instantiateViewController(withIdentifier: name) as! Self
      }
    }
    """

  private static let ofStoryboard = """
    extension UIStoryboard {
      func instantiate<T: UIViewController>(_ type: T.Type) -> T {
        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
      }
    }
    """

  @Test(arguments: [
    (byName, "show(Profile.instantiate(), sender: nil)"),
    (
      byName.replacing("String(describing: self)", with: #""\(self)""#), "_ = Profile.instantiate()"
    ),
    (
      byName.replacing("String(describing: self)", with: "self.sceneName")
        + "extension UIViewController { static var sceneName: String { String(describing: self) } }",
      "let profile = Profile.instantiate()"
    ),
    (ofStoryboard, "show(storyboard!.instantiate(Profile.self), sender: nil)"),
    (
      ofStoryboard.replacing("_ type: T.Type", with: ""),
      #"let profile: Profile = UIStoryboard(name: "Main", bundle: nil).instantiate()"#
    ),
    (
      ofStoryboard.replacing("_ type: T.Type", with: ""),
      "let profile: Profile = storyboard!.instantiate()"
    ),
    (
      """
      extension UIViewController {
        class func instantiateFromStoryboard(_ name: String? = nil) -> Self {
          return make(storyboard: name)
        }
        private class func make<T>(storyboard: String?) -> T {
          let name = String(describing: self)
          let main = UIStoryboard(name: storyboard ?? name, bundle: nil)
          return main.instantiateViewController(withIdentifier: name) as! T
        }
      }
      """,
      "show(Profile.instantiateFromStoryboard(), sender: nil)"
    ),
  ])
  func `a call is reported if no scene has the name of the class`(
    functions: String,
    call: String
  ) async {
    let message = "no storyboard has a scene 'Profile'; did you mean 'Profle'?"
    #expect(await findings(functions, call) == [message])
    #expect(await findings(functions, call.replacing("Profile", with: "Post")) == [])
  }

  @Test(arguments: [
    byName + "extension Profile { static func instantiate() -> Profile { Profile() } }",
    byName
      + "extension Storyboarded { static func instantiate(_ a: Int) -> Self { fatalError() } }",
    byName.replacing("(describing: self)", with: #"(describing: self) + "Scene""#),
    byName.replacing("let main", with: "if let own { return own }\nlet main"),
    byName.replacing("withIdentifier: name", with: "withIdentifier: other"),
    byName.replacing("static func instantiate", with: "static func create"),
  ])
  func `another function, name or condition leaves the scene open`(functions: String) async {
    #expect(await findings(functions, "show(Profile.instantiate(), sender: nil)") == [])
  }

  @Test(arguments: [
    "Last.instantiate()", "Other.instantiate()", "container.instantiate(Other.self)",
  ])
  func `a library may have the function of a class`(call: String) async {
    #expect(await findings(Self.byName, call) == [])
    #expect(await findings(Self.ofStoryboard, call) == [])
  }

  @Test(arguments: [
    ("Profile", "id.rawValue", 1), ("Profle", "id.rawValue", 0), ("Settings", "id.rawValue", 0),
    ("Profile", "names[id]", 0),
  ])
  func `a case is reported that differs by one letter from a scene of no case`(
    value: String,
    identifier: String,
    count: Int
  ) async {
    let functions = """
      enum SceneName: String { case post = "Post", profile = "\(value)" }
      extension UIStoryboard {
        func make(_ id: SceneName) { instantiateViewController(withIdentifier: \(identifier)) }
      }
      """
    #expect(await findings(functions, "storyboard!.make(.profile)").count == count)
  }
}
