import RoutesUIKit

@MainActor func open(from feed: FeedViewController) throws {
  // NSObject's methods of the same name are candidates, too.
  // expected-error@+1 {{reference to member 'showConversaton' cannot be resolved}}
  try feed.perform(.showConversaton)
  // expected-error@+2 {{type 'Segue<Destination>.From<FeedViewController>' has no member 'showConversaton'}}
  // expected-error@+1 {{cannot infer type of closure parameter '$0' without a type annotation}}
  try feed.perform(.showConversaton) { $0.status = Status(text: "Hello") }
}
