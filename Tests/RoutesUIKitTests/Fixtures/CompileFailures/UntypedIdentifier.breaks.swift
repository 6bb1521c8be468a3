import RoutesUIKit
import UIKit

@MainActor func open(from feed: FeedViewController) throws {
  // expected-warning@+1 {{declare the segue}}
  try feed.perform("ShowConversation")
  // expected-warning@+1 {{declare the segue}}
  try feed.perform("ShowConversation", sender: nil)
  // expected-error@+1 {{leave out 'from:'}}
  try feed.perform(.openConversation, from: feed)
  // expected-error@+1 {{a typed segue is performed by 'perform(.showNote)'}}
  feed.performSegue(withIdentifier: .openConversation, sender: nil)
  // expected-error@+1 {{a typed segue is performed by 'perform(.showNote)'}}
  feed.performSegue(withIdentifier: .showConversation, sender: nil)
  // expected-error@+1 {{declare the scene}}
  _ = try UIStoryboard.instantiate("Conversation")
}
