import Routes

/// A short message.
struct Status: Hashable {
  var author: String
  var text: String
}

final class ShareController: Controller {
  var status: Status?
}

final class ComposeController: Controller {
  var draft = ""
}

final class AvatarController: Controller {
  var name: String?
}

final class FollowersController: Controller {
  var user: String?
}

final class AccountController: Controller {}
final class AboutController: Controller {}
final class WelcomeController: Controller {}
final class LoginController: Controller {}
