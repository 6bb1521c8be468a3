import TestSupport

/// Screens that no person made, in every format of a map and of a comparison.
extension Attempt {
  static let maps: [Attempt] =
    HostileText.attacks.flatMap { text in
      formats.map { words, check in
        map("\(text.name) in every part of a screen", words, [screen(named: text.text)], check)
      } + differences(named: text.text, text.name)
    }
    + odd.flatMap { odd in
      formats.prefix(2).map { words, check in
        map(odd.name, words, [.text("Main.storyboard", odd.text)], check, saying: odd.fragments)
      }
    }

  private static let formats: [(words: [String], check: Check)] = [
    (["map", "--format", "svg"], .structure(.markup)),
    (["map", "--format", "html"], .structure(.markup)),
    (["map", "--format", "mermaid"], .structure(.mermaid)),
  ]

  private static func map(
    _ name: String,
    _ words: [String],
    _ items: [Item],
    _ check: Check,
    saying fragments: [String] = []
  ) -> Attempt {
    Attempt(
      kind: .maps,
      name: "\(name) in \(words.joined(separator: " "))",
      words: words,
      items: items,
      statuses: [0, 1],
      fragments: fragments,
      check: check,
      takesJobs: false
    )
  }

  /// The text appears on one side of a comparison.
  private static func differences(named text: String, _ name: String) -> [Attempt] {
    let formats: [(String, Check)] = [
      ("text", .structure(.columns)), ("json", .structure(.json)), ("svg", .structure(.markup)),
      ("html", .structure(.markup)), ("markdown", .nothing),
    ]
    return formats.map { format, check in
      map(
        "a change to \(name)",
        ["diff", "--format", format, "Old.storyboard", "Main.storyboard"],
        [.text("Old.storyboard", document(scene("a"), initial: "a")), screen(named: text)],
        check
      )
    }
  }

  /// A screen in which every attribute and every text of a view is the text.
  private static func screen(named text: String) -> Item {
    let value = HostileText.attribute(text)
    let frame = "<rect key=\"frame\" x=\"9\" y=\"99\" width=\"300\" height=\"60\"/>"
    let colour = """
      <color key="backgroundColor" red="\(value)" green="\(value)" blue="\(value)" \
      alpha="\(value)" colorSpace="\(value)"/>
      <color key="textColor" name="\(value)"/><color key="tintColor" systemColor="\(value)"/>
      """
    let font = "<fontDescription key=\"fontDescription\" type=\"\(value)\" pointSize=\"\(value)\"/>"
    let views = """
      <label text="\(value)" textAlignment="\(value)">\(frame)\(colour)\(font)</label>
      <label><rect key="frame" x="\(value)" y="\(value)" width="\(value)" height="\(value)"/></label>
      <button>\(frame)<state key="normal" title="\(value)" image="\(value)"/></button>
      <textField placeholder="\(value)">\(frame)</textField>
      <textView>\(frame)<string key="text">\(value)</string></textView>
      <imageView image="\(value)">\(frame)</imageView>
      <segmentedControl>\(frame)<segments><segment title="\(value)"/></segments></segmentedControl>
      <view customClass="\(value)">\(frame)</view>
      <toolbar>\(frame)<items><barButtonItem title="\(value)"/></items></toolbar>
      <containerView>\(frame)<connections>
      <segue id="e\(value)" kind="embed" destination="b\(value)"/></connections></containerView>
      """
    return .text(
      "Main.storyboard",
      document(
        """
        <scene><objects><viewController id="a" title="\(value)" userLabel="\(value)">
        <view key="view" customClass="\(value)"><subviews>\(views)</subviews></view>
        <navigationItem key="navigationItem" title="\(value)">
        <barButtonItem key="leftBarButtonItem" title="\(value)"/>
        <barButtonItem key="rightBarButtonItem" systemItem="\(value)"/></navigationItem>
        <tabBarItem key="tabBarItem" title="\(value)"/>
        <connections><segue id="s" kind="show" identifier="\(value)" destination="b\(value)"/>
        </connections></viewController></objects></scene>
        <scene><objects><viewController id="b\(value)"/></objects></scene>
        """,
        initial: "a"
      )
    )
  }

  private struct Odd {
    var name: String
    var text: String
    /// What the map must say.
    var fragments: [String] = []
  }

  /// Screens whose numbers, sizes and nesting are absurd.
  private static let odd: [Odd] = frames + sizes + nestings

  private static let frames: [Odd] = [
    "nan", "inf", "-inf", "1e308", "-1e308", "1e-308", "1e999", "-0", "0x1p1023", "9999999999",
    "12abc", "",
  ].map { number in
    let frame = "x='\(number)' y='\(number)' width='\(number)' height='\(number)'"
    return Odd(name: "a frame of '\(number)'", text: filled(frame), fragments: ["Hello"])
  }

  private static let sizes: [Odd] = [
    Odd(
      name: "views in one view",
      text: alone(repeated(label, 50_000)),
      fragments: ["views not drawn"]
    ),
    Odd(
      name: "labels of a megabyte",
      text: alone(label(repeated("word ", 200_000)) + label(repeated("x", 1_000_000))),
      fragments: ["word word"]
    ),
    Odd(
      name: "an identifier of a megabyte",
      text: document(scene(repeated("x", 1_000_000)), initial: "a")
    ),
    Odd(
      name: "a colour that names itself",
      text: alone("<view><color key='backgroundColor' name='n'/></view>").replacing(
        "</document>",
        with:
          "<resources><namedColor name='n'><color name='n'/></namedColor></resources></document>"
      )
    ),
  ]

  private static let nestings: [Odd] = [
    Odd(name: "views in each other", text: alone(nested(20_000))),
    Odd(name: "a scene that embeds itself", text: alone(embedding("a"))),
    Odd(name: "scenes that embed each other", text: embeddings(500)),
    Odd(name: "containers in each other", text: containers(2_000, isCycle: false)),
    Odd(name: "containers that hold each other", text: containers(50, isCycle: true)),
    Odd(
      name: "a stack of stacks",
      text: alone(
        repeated("<stackView axis='vertical'>", 300) + label + repeated("</stackView>", 300)
      )
    ),
  ]

  private static let frame = "<rect key='frame' x='9' y='99' width='300' height='60'/>"
  private static let label = label("Hello")

  private static func label(_ text: String) -> String { "<label text='\(text)'>\(frame)</label>" }

  private static func screen(_ id: String, _ views: String) -> String {
    """
    <scene><objects><viewController id='\(id)'><view key='view'><subviews>\(views)</subviews></view>
    </viewController></objects></scene>
    """
  }

  private static func alone(_ views: String) -> String {
    document(screen("a", views), initial: "a")
  }

  /// Two views with the frame, and one that can be drawn.
  private static func filled(_ frame: String) -> String {
    let views = "<view><rect key='frame' \(frame)/>\(label)</view>"
    let odd = "<label text='Odd'><rect key='frame' \(frame)/></label>\(label)"
    return document(screen("a", views + odd) + screen("b", views), initial: "a")
  }

  private static func nested(_ count: Int) -> String {
    repeated("<view>\(frame)<subviews>", count) + label + repeated("</subviews></view>", count)
  }

  private static func embedding(_ id: String) -> String {
    """
    <containerView>\(frame)<connections><segue id='e\(id)' kind='embed' destination='\(id)'/>
    </connections></containerView>
    """
  }

  private static func embeddings(_ count: Int) -> String {
    let scenes = (0..<count).map { screen("s\($0)", embedding("s\(($0 + 1) % count)")) }
    return document(scenes.joined(), initial: "s0")
  }

  private static func containers(_ count: Int, isCycle: Bool) -> String {
    let scenes = (0..<count).map { index in
      let isLast = index + 1 == count && !isCycle
      let segue = """
        <segue id='r\(index)' kind='relationship' relationship='viewControllers' \
        destination='c\((index + 1) % count)'/>
        """
      return """
        <scene><objects><tabBarController id='c\(index)'><connections>\(isLast ? "" : segue)\
        </connections></tabBarController></objects></scene>
        """
    }
    return document(scenes.joined(), initial: "c0")
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
