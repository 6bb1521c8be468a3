import Testing

@testable import XcodeProjects

/// The values of build settings, as far as a project tells them.
@Suite struct BuildSettingsTests {
  private func list(_ text: String) throws -> PropertyList {
    try PropertyList(Array(text.utf8))
  }

  private func settings(_ target: String, _ project: String = "") throws -> BuildSettings {
    BuildSettings(
      target: try list("{buildSettings = {\(target)}; }"),
      project: try list("{buildSettings = {\(project)}; }"),
      builtIn: ["TARGET_NAME": "App", "SRCROOT": "."],
      objects: [:]
    )
  }

  @Test(arguments: [
    ("A = one;", "A = two;", "one"),
    ("", "A = two;", "two"),
    ("A = \"$(B)/${TARGET_NAME}\";", "B = \"$(C)\"; C = x;", "x/App"),
    ("A = \"$(B_$(C))\"; B_x = deep; C = x;", "", "deep"),
    ("A = \"$(MISSING)\";", "", nil),
    ("A = \"$(C:lower)\"; C = x;", "", nil),
    ("A = \"$(A)\";", "", nil),
    ("A = \"$(B)$(B)\"; B = \"$(A)$(A)\";", "", nil),
    ("A = \"$\";", "", nil), ("A = \"$)\";", "", nil), ("A = \"$()\";", "", nil),
    ("A = one; \"A[sdk=iphoneos*]\" = two;", "", nil),
    ("A = (one, two);", "", nil),
  ])
  func variablesAreReplacedOrTheValueIsUnknown(
    target: String,
    project: String,
    value: String?
  ) throws {
    #expect(try settings(target, project).value(of: "A") == value)
  }

  @Test(arguments: [("App.xcconfig", nil), ("Pods/Pods-App.debug.xcconfig", "two")])
  func aFileOfSettingsHidesThoseOfTheProject(path: String, value: String?) throws {
    let file = "baseConfigurationReference = F;"
    let settings = BuildSettings(
      target: try list("{\(file) buildSettings = {A = one; C = \"$(TARGET_NAME)\"; }; }"),
      project: try list("{buildSettings = {B = two; }; }"),
      builtIn: ["TARGET_NAME": "App"],
      objects: ["F": try list("{path = \"\(path)\"; }")]
    )
    #expect(settings.value(of: "A") == "one")
    #expect(settings.value(of: "B") == value)
    #expect(settings.isMissing("D") == (value != nil))
    #expect(settings.value(of: "C") == "App")
  }
}
