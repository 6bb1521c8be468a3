/// Whose devices are shown.
public struct User: Equatable {
  /// The name of the user.
  public var name: String
  /// The groups of devices.
  public var groups: [DeviceGroup]

  /// Creates a user.
  public init(name: String, groups: [DeviceGroup] = DeviceGroup.all) {
    self.name = name
    self.groups = groups
  }
}

/// Devices in one place.
public struct DeviceGroup: Equatable {
  /// The name of the place.
  public var name: String
  /// The names of the devices.
  public var devices: [String]

  /// Creates a group.
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
