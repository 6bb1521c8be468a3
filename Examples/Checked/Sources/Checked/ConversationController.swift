import Routes

final class ConversationController: SegueSource {
  var status: Status?

  func prepare(for segue: PerformedSegue) throws {
    switch try ConversationControllerSegue(segue) {
    case .shareStatus(let share): share.status = status
    case .showProfile(let profile): profile.user = status?.author
    }
  }
}
