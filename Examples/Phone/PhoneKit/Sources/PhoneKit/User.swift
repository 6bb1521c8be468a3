/// Whose devices are shown.
public struct User: Equatable {
  public var name: String
  public var groups: [DeviceGroup]

  public init(name: String, groups: [DeviceGroup] = DeviceGroup.all) {
    self.name = name
    self.groups = groups
  }
}

/// Devices in one place.
public struct DeviceGroup: Equatable {
  public var name: String
  public var devices: [String]

  public init(name: String, devices: [String]) {
    self.name = name
    self.devices = devices
  }

  /// The groups of every user of the app, which has no server.
  public static let all = [
    DeviceGroup(name: "Kitchen", devices: ["Oven", "Fridge"]),
    DeviceGroup(name: "Study", devices: ["Lamp"]),
  ]
}
