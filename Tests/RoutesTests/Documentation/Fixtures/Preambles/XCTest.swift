import Routes

final class FeedController: Controller {}
final class LoginController: Controller {}
