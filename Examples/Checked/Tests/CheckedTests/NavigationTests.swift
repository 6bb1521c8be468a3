import Routes
import RoutesTesting
import Testing

@testable import Checked

/// Tests of navigation that the compiler checks.
///
/// They use the storyboards of the app. A test does not compile when it performs an unknown segue, or
/// one from the wrong screen, or accesses a property of another screen.
@Suite struct NavigationTests {
  @Test func aStatusIsShownAndShared() throws {
    let app = try makeApp()
    let feed = try app.visible(FeedController.self)
    let status = Status(author: "Grace", text: "It works")
    let conversation = try app.perform(.showConversation, from: feed) { $0.status = status }
    try app.expect("tab(*nav(Feed, Conversation), nav(Search), nav(Settings))")
    try app.perform(.shareStatus, from: conversation)
    try app.expect(
      "tab(*nav(Feed, Conversation), nav(Search), nav(Settings)) > sheet nav(Share)"
    )
    #expect(try app.visible(ShareController.self).status == status)
  }

  @Test func aTapPreparesTheScreenAsTheStoryboardSays() throws {
    let app = try makeApp()
    try app.visible(FeedController.self).selected = Status(author: "Alan", text: "Can it think?")
    try app.trigger("ShowConversation")
    #expect(try app.visible(ConversationController.self).status?.author == "Alan")
    try app.trigger("ShowProfile")
    #expect(try app.visible(ProfileController.self).user == "Alan")
  }

  @Test func anEmbeddedScreenIsPreparedToo() throws {
    let app = try makeApp()
    try app.trigger("ShowProfile")
    #expect(try app.visible(ProfileController.self).avatar?.name == "Ada")
  }

  @Test func aPostIsDiscardedByAnUnwind() throws {
    let app = try makeApp()
    let feed = try app.visible(FeedController.self)
    try app.trigger("ComposePost")
    #expect(try app.visible(ComposeController.self).draft == "To Ada: ")
    try app.trigger("DiscardPost")
    #expect(feed.isReloaded)
    try app.expect("tab(*nav(Feed), nav(Search), nav(Settings))")
  }

  @Test func identifiersThatAreNoNamesInSwiftHaveOne() throws {
    let app = try makeApp()
    try app.tap(tab: 2)
    try app.perform(.default)
    try app.expect("tab(nav(Feed), nav(Search), *nav(Settings, About))")
  }

  @Test func aSegueWithoutIdentifierIsStartedByItsControl() throws {
    let app = try makeApp()
    try app.tap(tab: 2)
    let settings = try app.visible(SettingsController.self)
    let account = try app.trigger(.showAccount, from: settings)
    try app.trigger(.toAboutController, from: account)
    try app.expect("tab(nav(Feed), nav(Search), *nav(Settings, Account, About))")
  }

  @Test func signingOutLeadsIntoTheOtherStoryboard() throws {
    let app = try makeApp()
    try app.tap(tab: 2)
    let settings = try app.visible(SettingsController.self)
    settings.hasUnsavedChanges = true
    #expect(throws: Refusal.self) { try app.trigger("SignOut") }
    settings.hasUnsavedChanges = false
    try app.trigger("SignOut")
    try app.perform(.logIn, from: app.visible(WelcomeController.self))
    try app.expect(
      "tab(nav(Feed), nav(Search), *nav(Settings)) > fullScreen nav(Welcome, Login)"
    )
  }

  @Test func aSceneIsMadeByItsIdentifier() throws {
    let app = try makeApp()
    let profile = try app.instantiate(.profile)
    profile.user = "Barbara"
    try app.present(profile)
    #expect(try app.visible(ProfileController.self).user == "Barbara")
  }
}
