import RoutesTesting
import Testing

@testable import Devices
@testable import EpisodesByEnum

/// Every case of the examples' destinations is the same after it was written as a link and read.
@Suite struct LinkedExamplesTests {
  @Test func `the destinations of the devices have links`() throws {
    let kitchen = DeviceGroup(name: "Kitchen", devices: ["Oven", "Fridge"])
    try check([
      (Devices.AppDestination.login, "/login"),
      (.deviceGroups(User(name: "Ada")), "/users/Ada"),
      (
        .devices(user: User(name: "Ada/Grace"), group: kitchen),
        "/users/Ada%2FGrace/devices/Kitchen?device=Oven&device=Fridge"
      ),
      (
        .devices(user: User(name: "Ada"), group: DeviceGroup(name: "login", devices: [])),
        "/users/Ada/devices/login"
      ),
      (.account(User(name: "devices")), "/users/devices/account"),
    ])
  }

  @Test func `the destinations of the episodes have links`() throws {
    try check([
      (
        EpisodesByEnum.AppDestination.detail(Episode(title: "Is it 100 %?")),
        "/episodes/Is%20it%20100%20%25%3F"
      ),
      (.profile, "/profile"),
    ])
  }

  private func check<Target: Linkable>(_ links: [(value: Target, link: String)]) throws {
    try Target.expectWholeLinks()
    for (value, link) in links {
      #expect(try value.link == link)
      #expect(try "\(Target(link: link))" == "\(value)")
    }
    let keys = Set(links.map(\.value.linkPattern.0.stringValue))
    #expect(keys == Set(Target.CodingKeys.allCases.map(\.stringValue)))
  }
}
