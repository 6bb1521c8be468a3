import Routes

protocol ShareScreen { var status: Status? { get set } }

extension Segue<any ShareScreen> {
  static var shareStatus: Self { .init("ShareStatus") }
}
extension Segue<ProfileController>.From<FeedController> {
  static var showProfile: Self { .init("ShowProfile") }
}
extension Segue<LoginController>.Unnamed<FeedController> {
  static var toLogin: Self { .init("kXq-3f-Zp1") }
}
extension Segue<ProfileController>.Embedding<FeedController> {
  static var header: Self { .init("Header") }
}
extension Segue {
  static var toSomewhere: Self { .init("Somewhere") }
}
extension Segue<any Controller> {
  static var toAnything: Self { .init("Anything") }
}
extension Unwind {
  static var unwindSomewhere: Self { .init("unwindSomewhere:") }
}
extension Unwind<FeedController> {
  static var toFeed: Self { .init("unwindToFeed:") }
}
extension Segue<FeedController>.Unwinding<FeedController> {
  static var discard: Self { .init("Discard") }
}

func perform(on graph: ControllerGraph, _ feed: FeedController, _ status: Status) throws {
  try graph.perform(.toLogin)  // expected-error {{is unavailable: only its control can start a segue without an identifier; write 'trigger(}}
  try graph.perform(.toLogin, from: feed)  // expected-error {{is unavailable: only its control can start a segue without an identifier; write 'trigger(}}
  try graph.perform(.shareStatus) { $0.status = status }  // expected-error {{cannot assign to property: '$0' is immutable}}
  try graph.perform(.showProfil, from: feed)  // expected-error {{type 'Segue<any Controller>' has no member 'showProfil'}}
  let login: LoginController = try graph.perform(.showConversation)  // expected-error {{cannot convert value of type 'ConversationController' to specified type 'LoginController'}}
  _ = login
  try graph.performSegue(withIdentifier: "ShowConversation", sender: nil)  // expected-error {{is unavailable: declare the segue, as in 'extension Segue<NoteController> { static var showNote: Self { .init("ShowNote") } }', and write 'perform(.showNote, sender: sender)'}}
  if graph.snapshot == "nav(Feed)" {}  // expected-error {{is unavailable: write 'try graph.expect(…)', which reads the notation}}
  try graph.unwind("unwindToFeed:")  // expected-error {{generic parameter 'Target' could not be inferred}} expected-error {{cannot convert value of type 'String' to expected argument type 'Unwind<Target>'}}
  try graph.unwind(.toFed)  // expected-error {{generic parameter 'Target' could not be inferred}} expected-error {{type 'Unwind<Target>' has no member 'toFed'}}
  try graph.unwind(.toFeed)
  try graph.unwind(.unwindSomewhere)  // expected-error {{generic parameter 'Target' could not be inferred}}
  try graph.unwind(to: feed)  // expected-error {{extraneous argument label 'to:' in call}} expected-error {{cannot convert value of type 'FeedController' to expected argument type 'Unwind<Target>'}} expected-error {{generic parameter 'Target' could not be inferred}}
  try graph.perform(unwind: "Discard", from: feed)  // expected-error {{is unavailable: declare the segue, as in 'extension Segue<FeedController>.Unwinding<ShareController> {}}
  try graph.perform(unwind: .dicsard)  // expected-error {{type 'Segue<any Controller>.Unwinding<any Controller>' has no member 'dicsard'}}
  try graph.perform(unwind: .discard)
  try graph.perform(unwind: .discard, from: LoginController())  // expected-error {{is unavailable: the segue starts from another type of controller; perform it from there}}
  try graph.perform(.toSomewhere)  // expected-error {{is unavailable: the segue names no class; write 'extension Segue<NoteController>' instead of 'extension Segue'}}
  try graph.perform(.toSomewhere, from: feed)  // expected-error {{is unavailable: the segue names no class}}
  try graph.perform(.logn)  // expected-error {{type 'Segue<any Controller>' has no member 'logn'}}
  try graph.perform(.toAnything)
  try graph.trigger(.logn)  // expected-error {{type 'Segue<any Controller>' has no member 'logn'}}
  try graph.trigger(.toSomewhere)  // expected-error {{is unavailable: the segue names no class}}
  try graph.trigger(.discard)  // expected-error {{type 'Segue<any Controller>' has no member 'discard'}}
  try graph.trigger(.header)  // expected-error {{type 'Segue<any Controller>' has no member 'header'}}
  try graph.trigger(.login)
  try graph.instantiate("Profile")  // expected-error {{is unavailable: declare the scene, as in 'extension SceneIdentifier<NoteController> { static var note: Self { .init("Note", in: "Main") } }', and write 'instantiate(.note)'}}
  try graph.instantiate(.profil)  // expected-error {{type 'SceneIdentifier<Screen>' has no member 'profil'}}
  try graph.expect("nav(Feed)")  // expected-error {{is unavailable: write 'import RoutesTesting' in the test}}
  _ = try graph.visible(FeedController.self)  // expected-error {{is unavailable: write 'import RoutesTesting' in the test}}
  _ = graph.visible()  // expected-error {{cannot call value of non-function type '(any Controller)?'}}
  try graph.tap(1)  // expected-error {{'tap' has been renamed to 'tap(tab:)'}}
  try graph.perform(.header, from: feed)  // expected-error {{is unavailable: an embed segue runs when its source loads; prepare it with 'registry.prepare(embed: .map)', or write 'perform(embed: .map)' if the source has declined it}}
  try graph.perform(.discard, from: feed)  // expected-error {{is unavailable: an unwind segue makes no controller; write 'perform(unwind: .discard)'}}
  try graph.perform(.header)  // expected-error {{is unavailable: an embed segue runs when its source loads}}
  try graph.perform(.discard)  // expected-error {{is unavailable: an unwind segue makes no controller; write 'perform(unwind: .discard)'}}
  try graph.select(1)  // expected-error {{missing argument label 'tab:' in call}} expected-error {{argument type 'Int' does not conform to expected type 'Controller'}}
  try graph.pushViewController(feed, animated: true)  // expected-error {{has been renamed to 'push(_:)'}}
  try graph.popToRootViewController(animated: true)  // expected-error {{has been renamed to 'popToRoot()'}}
  let stack = NavigationController(root: feed)
  stack.pushViewController(feed, animated: true)  // expected-error {{is unavailable: a graph changes a stack; write 'graph.push(controller)'}}
  stack.popViewController(animated: true)  // expected-error {{is unavailable: a graph changes a stack; write 'graph.pop()'}}
  try graph.popViewController(animated: true)  // expected-error {{has been renamed to 'pop()'}}
  try graph.dismiss(animated: true)  // expected-error {{a graph does not animate; write 'dismiss()'}}
  _ = NavigationController(feed)  // expected-error {{has been renamed to 'init(root:)'}}
  _ = NavigationController(rootViewController: feed)  // expected-error {{has been renamed to 'init(root:)'}}
}
