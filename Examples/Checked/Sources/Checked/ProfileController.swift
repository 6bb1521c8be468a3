import Routes

final class ProfileController: SegueSource {
  var user: String?
  private(set) weak var avatar: AvatarController?

  // The segue of the embedded avatar has no identifier, and is a case like the others.
  func prepare(for segue: PerformedSegue) throws {
    switch try ProfileControllerSegue(segue) {
    case .toAvatarController(let avatar):
      avatar.name = user
      self.avatar = avatar
    case .showFollowers(let followers): followers.user = user
    }
  }
}
