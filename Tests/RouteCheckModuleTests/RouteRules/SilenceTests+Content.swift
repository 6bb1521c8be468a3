extension SilenceTests {
  private static let container =
    #"storyboard!.instantiateViewController(withIdentifier: "Shops") as! UINavigationController"#

  private static func casting(_ code: String, _ rest: String = "") -> Snippet {
    .init("func a() { \(code) }", rest)
  }

  private static func making(_ result: String, cast: String, _ rest: String = "") -> Snippet {
    .init(
      """
      @IBSegueAction func makeProfile(_ coder: NSCoder) -> \(result) { nil }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowProfile" { _ = segue.destination as! \(cast) }
      }
      """,
      "class Large: Post {}\nclass Stranger: UIViewController {}\n\(rest)"
    )
  }

  /// Casts of a scene's content, or of a segue action's result, that may succeed.
  static let content: [Snippet] = [
    casting("let nav = \(container); _ = nav.topViewController as! Shop"),
    casting("let nav = \(container); _ = nav.viewControllers.first as! UITableViewController"),
    casting(
      "let nav = \(container); nav.viewControllers = [x]; _ = nav.topViewController as! Post"
    ),
    casting(
      "let nav = \(container); nav.pushViewController(x); _ = nav.topViewController as! Post"
    ),
    casting("var nav = \(container); nav = other; _ = nav.topViewController as! Post"),
    casting(
      #"_ = storyboard!.instantiateViewController(identifier: "Post", creator: { Large($0) }) as! Large"#,
      "class Large: Post {}"
    ),
    .preparing(
      """
      if segue.identifier == "ShowShop", let nav = segue.destination as? Container {
        nav.setViewControllers([Post()], animated: false)
        _ = nav.topViewController as! Post
      }
      """
    ),
    casting(
      "let nav = \(container); _ = nav.viewControllers.first(where: { $0.isViewLoaded }) as! Shop"
    ),
    casting("let nav = \(container); _ = nav.children.map(\\.self) as! [Post]"),
    making("Post?", cast: "Post"),
    making("Post?", cast: "Large"),
    making("Large?", cast: "Post"),
    making("UIViewController?", cast: "Stranger"),
    making("LibraryController?", cast: "Stranger"),
    making("Post?", cast: "Named", "protocol Named {}"),
  ]

  /// Variants that cannot succeed.
  static let failingContent: [Snippet] = [
    casting("let nav = \(container); _ = nav.topViewController as! Post"),
    casting("let nav = \(container); _ = nav.viewControllers.first as! Post"),
    casting("let nav = \(container); _ = nav.viewControllers[0] as! Post"),
    casting(
      "let nav = \(container); _ = nav.viewControllers.first(where: { $0.isViewLoaded }) as! Post"
    ),
    casting("let nav = \(container); _ = nav.viewControllers.last as! Post"),
    casting("_ = (\(container)).topViewController as! Post"),
    casting("_ = (\(container)).children.first! as! Post"),
    casting("let nav = \(container); (nav.topViewController as! Shop).\(nope)"),
    making("Post?", cast: "Stranger"),
    making("some Post", cast: "Stranger"),
  ]
}
