import Foundation
import TestSupport
import Testing

/// Runs the programs under Examples and compares their output.
@Suite struct TranscriptTests {
  @Test func episodesIsWiredByCallbacksInOneClass() throws {
    try expectTranscript(
      of: "Episodes",
      """
      start: nav(Episodes)
      select an episode: nav(Episodes, Detail)
        the detail shows 'Typed segues'
      tap back: nav(Episodes)
      tap profile: nav(Episodes) > sheet nav(Profile)
        the profile shows 'Ada'
      tap done: nav(Episodes)
        the profile is released
      select an episode that leads to the profile: nav(Episodes) > sheet nav(Profile)
      """
    )
  }

  @Test func episodesByEnumPushesAndPresentsDestinations() throws {
    try expectTranscript(
      of: "EpisodesByEnum",
      """
      start: nav(Episodes)
      select an episode: nav(Episodes, Detail)
        the detail shows 'Typed segues'
      tap profile: nav(Episodes, Detail) > sheet nav(Profile)
        refused: nav(Episodes, Detail) already presents nav(Profile), and presents one controller \
      at most; dismiss that first, or present from nav(Profile)
      tap profile again: nav(Episodes, Detail) > sheet nav(Profile)
      tap done: nav(Episodes, Detail)
      pop to the root: nav(Episodes)
      open a link: nav(Episodes, Detail)
        the detail shows 'Connecting screens'
      """
    )
  }

  @Test func feedPreparesAtTheCallAndUnwrapsContainers() throws {
    try expectTranscript(
      of: "Feed",
      """
      start: nav(Feed)
      tap a status: nav(Feed, Conversation)
        the conversation is about 'Hello, world'
      tap share: nav(Feed, Conversation) > sheet nav(Share)
        what is shared is 'Hello, world'
        refused: nav(Feed, Conversation) already presents nav(Share), and presents one controller \
      at most; dismiss that first, or present from nav(Share)
      close the share sheet: nav(Feed, Conversation)
      """
    )
  }

  @Test func devicesPassesDestinationsToScreens() throws {
    try expectTranscript(
      of: "Devices",
      """
      start: Welcome
      LoginSegue: Welcome > fullScreen nav(Login)
      logged in: Welcome
      ShowDeviceGroups: Welcome > fullScreen tab(*nav(DeviceGroups), nav(Settings))
        the groups are those of Ada
      ShowDevices: Welcome > fullScreen tab(*nav(DeviceGroups, Devices), nav(Settings))
        Kitchen of Ada: Oven, Fridge
      tap settings: Welcome > fullScreen tab(nav(DeviceGroups, Devices), *nav(Settings))
      ShowAccount: Welcome > fullScreen tab(nav(DeviceGroups, Devices), *nav(Settings)) \
      > sheet nav(Account)
      swipe down: Welcome > fullScreen tab(nav(DeviceGroups, Devices), *nav(Settings))
      tap the groups twice: Welcome > fullScreen tab(*nav(DeviceGroups), nav(Settings))
      /users/Ada: Welcome > fullScreen tab(*nav(DeviceGroups), nav(Settings))
      /users/Ada/devices/Kitchen?device=Oven&device=Fridge: Welcome > fullScreen \
      tab(*nav(DeviceGroups, Devices), nav(Settings))
      https://example.com/users/Ada/account?utm_source=mail: Welcome > fullScreen \
      tab(*nav(DeviceGroups, Devices), nav(Settings)) > sheet nav(Account)
      saved: /users/Ada;/users/Ada/devices/Kitchen?device=Oven&device=Fridge;/users/Ada/account
      restored: Welcome > fullScreen tab(*nav(DeviceGroups, Devices), nav(Settings)) \
      > sheet nav(Account)
        1 destination was cut off, because it cannot be read: no pattern matches '/alarms/7'
      """
    )
  }

  private func expectTranscript(of example: String, _ transcript: String) throws {
    let command = try ChildProcess.run(Repository.products.appending(path: example).path)
    #expect(command.output == transcript + "\n")
    #expect(command.errors == "")
    #expect(command.status == 0)
  }
}
