import Routes

/// The graph of the app's storyboards, with the app's controllers.
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
