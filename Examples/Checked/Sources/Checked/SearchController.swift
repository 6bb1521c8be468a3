import Routes

final class SearchController: SegueSource {
  var found: [Status] = []

  func prepare(for segue: PerformedSegue) throws {
    switch try SearchControllerSegue(segue) {
    case .showConversation(let conversation): conversation.status = found.first
    }
  }
}
