/// Storyboards that are broken, huge, deep or about themselves.
extension Attempt {
  static let storyboards: [Attempt] =
    broken.map { name, text, fragment in
      .validate(
        .storyboards,
        name,
        [twice, .text("Bad.storyboard", text)],
        saying: fragment,
        "Twice.storyboard:3:37: error: "
      )
    } + encodings + shapes + large + cutOff

  /// A storyboard with a finding of its own, which no other file may hide.
  static let twice = Item.text("Twice.storyboard", document(scene("feed") + scene("feed")))

  /// A storyboard, and a source that performs a segue it lacks.
  static let neighbours: [Item] = [
    .text(
      "Main.storyboard",
      document(
        scene("feed", "customClass=\"FeedController\"", segue("s1", "identifier=\"ShowPost\""))
          + scene("post", "storyboardIdentifier=\"Post\"")
      )
    ),
    .text(
      "Good.swift",
      """
      import UIKit
      class FeedController: UIViewController {
        func go() { performSegue(withIdentifier: "ShowPst", sender: nil) }
      }
      """
    ),
  ]

  static func document(_ scenes: String, initial: String = "feed") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="\(initial)"><scenes>
    \(scenes)
    </scenes></document>
    """
  }

  static func scene(_ id: String, _ attributes: String = "", _ segues: String = "") -> String {
    """
    <scene><objects><viewController id="\(id)" \(attributes)><connections>\(segues)</connections>\
    </viewController></objects></scene>

    """
  }

  static func segue(_ id: String, _ attributes: String, to destination: String = "post") -> String {
    "<segue id=\"\(id)\" kind=\"show\" \(attributes) destination=\"\(destination)\"/>"
  }

  private static let malformed = "[malformed-storyboard]"

  /// `XMLReaderTests` and `MalformedStoryboardTests` have the errors of XML.
  private static let broken: [(String, String, String)] = [
    ("nothing", "", malformed), ("no XML", "storyboard: yes", malformed),
    ("a tag that is cut off", "<document><scenes><sce", malformed),
    (
      "a character reference that overflows", "<document a='&#99999999999999999999;'/>", malformed
    ),
    ("an escape in a character reference", "<document a='&#27;[31m'/>", malformed),
    (
      "entities that multiply",
      "<!DOCTYPE d [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><document x='&b;'/>",
      malformed
    ),
    (
      "an external entity",
      "<!DOCTYPE d [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><document x='&a;'/>", malformed
    ),
    ("a name that is a mark", "<document><\u{301}a/></document>", malformed),
    (
      "one id for two scenes", document(scene("feed") + scene("feed")), "[duplicate-object-id]"
    ),
    (
      "one identifier for two scenes",
      document(scene("feed", "storyboardIdentifier='A'") + scene("b", "storyboardIdentifier='A'")),
      "[duplicate-scene-identifier]"
    ),
    (
      "a segue to nowhere", document(scene("feed", "", segue("s", "", to: "nowhere"))),
      "[dangling-destination]"
    ),
    (
      "an initial scene that is missing", document(scene("a"), initial: "b"),
      "[invalid-initial-scene]"
    ),
    (
      "a class that is no name", document(scene("feed", "customClass='a b'")),
      "Twice"
    ),
    (
      "identifiers that differ in normalization alone",
      document(
        scene(
          "feed",
          "",
          segue("s", "identifier='caf\u{E9}'") + segue("t", "identifier='cafe\u{301}'")
        ) + scene("post")
      ), "Twice"
    ),
  ]

  private static let encodings: [Attempt] = {
    let attribute = Array("<document a='".utf8)
    let end = Array("'/>".utf8)
    let contents: [(String, [UInt8])] = [
      ("overlong UTF-8", attribute + [0xC0, 0xBC] + end),
      ("UTF-8 that is cut off", attribute + [0xF0, 0x9F]),
      ("only zeros", Array(repeating: 0, count: 4096)),
      ("only 0xFF", Array(repeating: 0xFF, count: 4096)),
      ("two byte order marks", [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array("<document/>".utf8)),
    ]
    return contents.map { name, bytes in
      .validate(
        .storyboards,
        name,
        [twice, .file("Bad.storyboard", bytes)],
        saying: malformed,
        "Twice.storyboard:3:37: error: "
      )
    }
  }()

  /// Storyboards that are well formed and strange.
  private static let shapes: [Attempt] = [
    ("no scenes", "<document/>", 1),
    ("a scene without objects", document("<scene/>"), 1),
    ("objects without a controller", document("<scene><objects/></scene>"), 1),
    ("empty attributes", document(scene("", "customClass='' storyboardIdentifier=''")), 1),
    ("a segue to its own scene", document(scene("feed", "", segue("s", "", to: "feed"))), 1),
    (
      "a scene that embeds itself",
      document(scene("feed", "", "<segue id='s' kind='embed' destination='feed'/>")), 1
    ),
    (
      "scenes that embed each other",
      document(
        scene("feed", "", "<segue id='s' kind='embed' destination='post'/>")
          + scene("post", "", "<segue id='t' kind='embed' destination='feed'/>")
      ), 1
    ),
    (
      "a stack whose root is itself",
      document(stack("feed", root: "feed")), 1
    ),
    (
      "a reference to its own storyboard",
      document(
        """
        <scene><objects><viewControllerPlaceholder id="feed" storyboardName="Bad"/></objects>\
        </scene>
        """
      ), 1
    ),
    ("a scene in a scene", document("<scene><objects>\(scene("feed"))</objects></scene>"), 1),
    (
      "an element named like a class", document("<scene><objects><Any id='x'/></objects></scene>"),
      1
    ),
  ].map { name, text, status in
    .validate(
      .storyboards,
      name,
      neighbours + [.text("Bad.storyboard", text)],
      [status],
      saying: "Good.swift:3:45: error: "
    )
  }

  private static func repeated(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  private static func stack(_ id: String, root: String) -> String {
    """
    <scene><objects><navigationController id="\(id)"><connections><segue id="r\(id)" \
    kind="relationship" relationship="rootViewController" destination="\(root)"/>\
    </connections></navigationController></objects></scene>

    """
  }

  private static let large: [Attempt] = {
    let open = repeated(50_000) { _ in "<a>" }
    let closed = open + repeated(50_000) { _ in "</a>" }
    let segues = repeated(2_000) { segue("s\($0)", "identifier='S'") }
    let ring = repeated(1_000) {
      scene("n\($0)", "", segue("s\($0)", "", to: "n\(($0 + 1) % 1_000)"))
    }
    let chain = repeated(1_000) { stack("n\($0)", root: "n\($0 + 1)") }
    let contents: [(String, String)] = [
      ("50,000 elements in each other", open),
      (
        "50,000 closed elements in each other",
        document(
          "<scene><objects><viewController id='feed'>\(closed)</viewController></objects></scene>"
        )
      ),
      ("20,000 attributes", "<document \(repeated(20_000) { "a\($0)='1' " })/>"),
      ("20,000 times one attribute", "<document \(repeated(20_000) { _ in "a='1' " })/>"),
      ("an identifier of a megabyte", document(scene("feed", "customClass='\(megabyte)'"))),
      ("a tag of a megabyte", "<\(megabyte)/>"),
      ("a line of a megabyte", document(scene("feed")) + "<!--\(megabyte)-->"),
      ("2,000 segues of one scene", document(scene("feed", "", segues) + scene("post"))),
      ("2,000 scenes of one id", document(repeated(2_000) { _ in scene("feed") })),
      ("a chain of 1,000 stacks", document(chain, initial: "n0")),
      ("1,000 scenes in a ring", document(ring, initial: "n0")),
    ]
    return contents.flatMap { name, text in
      ["validate", "map", "table", "generate"].map { command in
        Attempt(
          kind: .storyboards,
          name: "\(name), \(command)",
          words: [command],
          items: [.text("Bad.storyboard", text)],
          statuses: [0, 1],
          check: command == "validate" ? .findings : .nothing
        )
      }
    }
  }()

  static let megabyte = String(repeating: "A", count: 1 << 20)

  /// The neighbour's own storyboard, cut off at many places.
  private static let cutOff: [Attempt] = {
    guard case .file(_, let bytes)? = neighbours.first else { return [] }
    return stride(from: 1, to: bytes.count - 1, by: max(1, bytes.count / 12)).map { count in
      .validate(
        .storyboards,
        "cut off after \(count) bytes",
        [.file("Main.storyboard", Array(bytes[..<count])), neighbours[1]],
        saying: malformed
      )
    }
  }()
}
