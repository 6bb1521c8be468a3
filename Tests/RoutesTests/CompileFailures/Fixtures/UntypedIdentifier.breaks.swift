import Routes

func perform(on graph: ControllerGraph, _ feed: FeedController, _ status: Status) throws {
  try graph.perform("ShowConversation")  // expected-error {{'perform(_:from:sender:)' is unavailable: declare the segue, as in 'extension Segue<NoteController>}}
  try graph.perform("ShowConversation", from: feed)  // expected-error {{'perform(_:from:sender:)' is unavailable: declare the segue}}
  try graph.perform("ShowConversation") { $0.status = status }  // expected-error {{cannot convert value of type 'String' to expected argument type 'Segue<Destination>'}}
}

func register(in registry: inout SegueRegistry, identifier: String) throws {
  try registry.register("ShowConversation", kind: .show) { ConversationController() }  // expected-error {{cannot convert value of type 'String' to expected argument type 'Segue<ConversationController>'}}
  try registry.register(identifier, kind: .show)  // expected-error {{cannot convert value of type 'String' to expected argument type 'Segue<Destination>'}} expected-error {{generic parameter 'Destination' could not be inferred}}
}
