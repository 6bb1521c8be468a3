extension Example {
  /// A feed in a navigation controller, whose button `Write` presents a scene.
  ///
  /// - Parameter share: The presented scene, whose controller has the id `share`, and scenes after it.
  package static func presenting(_ share: String..., style: String = "automatic") -> Example {
    let style = #"modalPresentationStyle="\#(style)""#
    let write = segue("s1", to: "share", "presentation", attributes: style)
    return .scenes(
      initial: "nav",
      scene("nav", nil, segue("r", to: "feed", "rootViewController"), kind: "navigationController"),
      screen("feed", "Feed", button: "Write", write, exit: "x"),
      share.joined(separator: "\n")
    )
  }
}
