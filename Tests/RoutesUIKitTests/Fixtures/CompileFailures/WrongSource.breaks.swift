import RoutesUIKit

@MainActor func share(from share: ShareViewController) throws {
  // expected-error@+2 {{type 'Segue<Destination>' has no member 'openConversation'}}
  // expected-error@+1 {{generic parameter 'Destination' could not be inferred}}
  try share.perform(.openConversation)
}
