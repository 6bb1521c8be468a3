import Routes

/// The app as its storyboards say, with the app's own controllers in it.
func makeApp() throws -> ControllerGraph {
  var classes = SceneClasses()
  try classes.register(FeedController.init)
  try classes.register(ConversationController.init)
  try classes.register(ShareController.init)
  try classes.register(ComposeController.init)
  try classes.register(ProfileController.init)
  try classes.register(AvatarController.init)
  try classes.register(FollowersController.init)
  try classes.register(SearchController.init)
  try classes.register(SettingsController.init)
  try classes.register(AccountController.init)
  try classes.register(AboutController.init)
  try classes.register(WelcomeController.init)
  try classes.register(LoginController.init)
  let registry = try SegueRegistry(.main, .onboarding, classes: classes)
  return try ControllerGraph(storyboard: "Main", of: registry)
}
