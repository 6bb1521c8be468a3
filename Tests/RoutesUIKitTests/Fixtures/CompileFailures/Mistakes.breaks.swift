import Routes
import RoutesUIKit
import UIKit

@MainActor func misspelledSegue(from feed: FeedViewController) throws {
  // NSObject's methods of the same name are candidates, too.
  // expected-error@+1 {{reference to member 'showConversaton' cannot be resolved}}
  try feed.perform(.showConversaton)
  // expected-error@+2 {{type 'Segue<Destination>.From<FeedViewController>' has no member 'showConversaton'}}
  // expected-error@+1 {{cannot infer type of closure parameter '$0' without a type annotation}}
  try feed.perform(.showConversaton) { $0.status = Status(text: "Hello") }
}

@MainActor func untypedIdentifier(from feed: FeedViewController) throws {
  // expected-warning@+1 {{declare the segue}}
  try feed.perform("ShowConversation")
  // expected-warning@+1 {{declare the segue}}
  try feed.perform("ShowConversation", sender: nil)
  // expected-error@+1 {{extra argument 'from' in call}}
  try feed.perform(.openConversation, from: feed)
  // expected-error@+1 {{type 'String' has no member 'openConversation'}}
  feed.performSegue(withIdentifier: .openConversation, sender: nil)
  // expected-error@+1 {{type 'String' has no member 'showConversation'}}
  feed.performSegue(withIdentifier: .showConversation, sender: nil)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'SceneIdentifier<UIViewController>'}}
  _ = try UIStoryboard.instantiate("Conversation")
}

extension Segue {
  static var toSomewhere: Self { .init("Somewhere") }
}

@MainActor func untypedSegue(from feed: FeedViewController) throws {
  // expected-error@+1 {{the segue names no class; write 'extension Segue<NoteController>' instead of 'extension Segue'}}
  try feed.perform(.toSomewhere)
}

@MainActor func performedUnnamed(from feed: FeedViewController) throws {
  // expected-error@+1 {{give it one in the storyboard}}
  try feed.perform(.toShareViewController)
  // expected-error@+1 {{an embed segue runs when its source loads; 'prepare(for:)' prepares its controller}}
  try feed.perform(.header)
  // expected-error@+1 {{an unwind segue makes no controller; write 'perform(unwind: .discard)'}}
  try feed.perform(.discard)
}

extension Segue<ShareViewController>.Unnamed<FeedViewController> {
  static var toShareViewController: Self { .init("kXq-3f-Zp1") }
}
extension Segue<ConversationViewController>.Embedding<FeedViewController> {
  static var header: Self { .init("Header") }
}
extension Segue<ConversationViewController>.Unwinding<FeedViewController> {
  static var discard: Self { .init("Discard") }
}

@MainActor func wrongSource(from share: ShareViewController) throws {
  // expected-error@+1 {{the segue starts from another class}}
  try share.perform(.openConversation)
}

@MainActor func forgottenPayload(in window: UIWindow, from feed: FeedViewController) throws {
  let graph = try ControllerGraph(window: window)
  let navigator = graph.navigator(for: AppDestination.self, from: feed)
  // expected-error@+1 {{member 'conversation' expects argument of type 'Status'}}
  navigator.go(to: .conversation)
}
