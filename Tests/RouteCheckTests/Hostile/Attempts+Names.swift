import TestSupport

/// Names that try to become markup, commands or code in what the tool prints.
extension Attempt {
  static let names: [Attempt] =
    HostileText.attacks.flatMap { text in
      formats.map { words, check in
        Attempt(
          kind: .names,
          name: "\(text.name) in \(words.joined(separator: " "))",
          words: words,
          items: project(named: text.text),
          statuses: [0, 1],
          check: check,
          // The order of work shows in any format, and runs take time.
          takesJobs: words.count == 1
        )
      }
    } + actions

  private static let formats: [(words: [String], check: Check)] = [
    (["validate"], .findings),
    (["validate", "--format", "json"], .structure(.json)),
    (["validate", "--format", "sarif"], .structure(.json)),
    (["validate", "--format", "github"], .structure(.gitHub)),
    (["map", "--format", "svg"], .structure(.markup)),
    (["map", "--format", "html"], .structure(.markup)),
    (["map", "--format", "mermaid"], .structure(.mermaid)),
    (["table"], .structure(.columns)),
    (["table", "--format", "markdown"], .structure(.markdown)),
    (["table", "--format", "json"], .structure(.json)),
    (["generate"], .structure(.swift)),
  ]

  /// In a workflow, a line of plain text that begins with '::' is a command too.
  private static let actions: [Attempt] = ["validate", "table", "map", "generate"].map { command in
    var attempt = Attempt(
      kind: .names,
      name: "a storyboard named like a workflow command, on Actions, in \(command)",
      words: [command],
      items: [
        .text("::error::forged.storyboard", "<document"), .text("##[error]b.storyboard", "<a"),
        .text("::add-mask::x.swift", "func a() { performSegue(withIdentifier: \"Q\", sender: 1) }"),
      ],
      statuses: [0, 1, 66],
      check: .nothing
    )
    attempt.environment = ["GITHUB_ACTIONS": "true"]
    return attempt
  }

  /// A project in which every name that a file can hold is the text.
  static func project(named text: String) -> [Item] {
    let value = HostileText.attribute(text)
    let literal = HostileText.literal(text)
    let json = HostileText.json(text)
    let name = HostileText.fileName(text)
    return [
      .text(
        "\(name).storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="1\(value)"><scenes>
        <scene><objects>
        <viewController id="1\(value)" customClass="\(value)" customModule="\(value)" \
        storyboardIdentifier="\(value)" userLabel="\(value)"><connections>
        <segue id="s1\(value)" kind="show" identifier="\(value)" destination="2\(value)"/>
        <segue id="s2\(value)" kind="\(value)" identifier="B\(value)" destination="\(value)"/>
        <segue id="s3\(value)" kind="presentation" destination="2\(value)" \
        modalPresentationStyle="\(value)" splitViewControllerTargetIndex="\(value)"/>
        <segue id="s4\(value)" kind="custom" customClass="\(value)" destination="2\(value)" \
        destinationCreationSelector="\(value)" identifier="C\(value)"/>
        <segue id="s5\(value)" kind="unwind" destination="x\(value)" unwindAction="\(value)" \
        identifier="D\(value)"/>
        </connections></viewController><exit id="x\(value)"/></objects></scene>
        <scene><objects><viewControllerPlaceholder id="2\(value)" storyboardName="\(value)" \
        referencedIdentifier="\(value)" bundleIdentifier="\(value)"/></objects></scene>
        <scene><objects><viewController id="3\(value)" customClass="Plain" \
        storyboardIdentifier="Z\(value)"/></objects></scene>
        </scenes></document>
        """
      ),
      .text(
        "Plain.swift",
        """
        import UIKit
        class Plain: UIViewController {
          func go() { performSegue(withIdentifier: \(literal), sender: nil) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == \(literal) {}
          }
          func open() -> UIViewController {
            UIStoryboard(name: \(literal), bundle: nil).instantiateViewController(
              withIdentifier: \(literal))
          }
        }
        """
      ),
      .text(
        "Plain.routes.json",
        #"{"version": 1, "routes": [{"segue": "\#(json)", "route": "\#(json)", "#
          + #""source": {"scene": "\#(json)"}, "destination": {"class": "\#(json)"}, "dependencies": "#
          + #"[{"name": "\#(json)", "type": "\#(json)"}]}, {"segue": "E\#(json)"}]}"#
      ),
    ]
  }
}
