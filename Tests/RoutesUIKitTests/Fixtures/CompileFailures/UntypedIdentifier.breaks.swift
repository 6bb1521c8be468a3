import RoutesUIKit
import UIKit

@MainActor func open(from feed: FeedViewController) throws {
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
