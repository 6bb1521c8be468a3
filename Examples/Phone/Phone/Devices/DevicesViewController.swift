import PhoneKit

/// The devices of a group.
final class DevicesViewController: TextViewController, DevicesScreen {
  var user: User?
  var group: DeviceGroup?

  override var texts: [String] { group?.devices ?? [] }
}
