import Routes
class C0: UIViewController {
  static let detail = "Sho" + "wDetail"
  func open() {
    performSegue(withIdentifier: "Show\u{600}\"\(Self.detail)", sender: self)
    navigationController?.pushViewController(Detail(), animated: true)
    #if os(iOS)
    let r = /a(b[/]*)\/c/
    #else
    present(#"x"#, animated: false)
    #endif
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier { case "ShowFeed"?: _ = segue.destination as? Feed; default: break }
  }
}
extension Segue<Feed> { static var feed: Self { .init("ShowFeed") } }
