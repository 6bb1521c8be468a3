import RoutesUIKit

@MainActor func share(from share: ShareViewController) throws {
  // expected-error@+1 {{the segue starts from another class}}
  try share.perform(.openConversation)
}
