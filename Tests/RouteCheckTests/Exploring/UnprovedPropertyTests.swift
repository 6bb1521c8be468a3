import RouteCheckTestSupport
import Testing

@testable import RouteRules
@testable import routecheck

/// Why a property is not proved.
@Suite struct UnprovedPropertyTests {
  private static let storyboard = Example.main(
    #"initialViewController="feed""#,
    """
    <scene><objects><viewController id="feed" customClass="Feed" customModuleProvider="target">
      <connections>
        <segue id="s" kind="presentation" identifier="Go" destination="login"/>
      </connections></viewController></objects></scene>
    <scene><objects><viewController id="login" customClass="Login" customModuleProvider="target"/>
    </objects></scene>
    """
  ).files[0].text

  @Test func aMoveThatOnlyCodeMayMakeIsTheReason() async {
    let files = [
      "Main.storyboard": Self.storyboard,
      "Feed.swift": """
      class Login: UIViewController {}
      class Feed: UIViewController {
        func open(_ name: String) { performSegue(withIdentifier: name, sender: nil) }
      }
      """,
      "App.paths": "never Login",
    ]
    let run = await ToolRun(["explore", "--properties", "App.paths"], files: .memory(files))
    let message = "'never Login' is not proved: code may make these moves [property-unproved]"
    #expect(run.output.contains(message), "\(run.output)\(run.error)")
  }
}
