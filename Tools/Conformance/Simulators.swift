/// The output of `xcrun simctl list devices available -j`.
struct Simulators: Decodable {
  struct Device: Decodable {
    var udid: String
    var name: String
    /// For example `com.apple.CoreSimulator.SimDeviceType.iPhone-17-Pro`; a user can change the name only.
    var deviceTypeIdentifier: String?
    var isAvailable: Bool?
  }

  /// The devices of each runtime, such as `com.apple.CoreSimulator.SimRuntime.iOS-26-2`.
  var devices: [String: [Device]]

  /// Of an iPhone and of an iPad, a simulator with the newest iOS: its kind, identifier, name and system,
  /// separated by tabs.
  var newest: [String] {
    ["iPhone", "iPad"].compactMap { family in
      let candidates = devices.flatMap { runtime, devices in
        guard let version = Self.version(of: runtime) else { return [Candidate]() }
        return devices.compactMap { Candidate($0, version, family: family) }
      }
      return candidates.max { $0.precedes($1) }.map { newest in
        let system = newest.version.map(String.init).joined(separator: ".")
        return "\(family)\t\(newest.device.udid)\t\(newest.device.name)\tiOS \(system)"
      }
    }
  }

  private static func version(of runtime: String) -> [Int]? {
    guard let name = runtime.split(separator: ".").last, name.hasPrefix("iOS-") else { return nil }
    return name.dropFirst(4).split(separator: "-").compactMap { Int($0) }
  }

  private struct Candidate {
    let device: Device
    let version: [Int]
    /// The device without its family, such as `17-Pro`.
    let model: String

    init?(_ device: Device, _ version: [Int], family: String) {
      guard device.isAvailable != false,
        let type = device.deviceTypeIdentifier?.split(separator: ".").last,
        type.hasPrefix("\(family)-")
      else { return nil }
      self.device = device
      self.version = version
      model = String(type.dropFirst(family.count + 1))
    }

    /// The newest system comes last, then the highest number of a device, then the plainest name.
    func precedes(_ other: Candidate) -> Bool {
      if version != other.version { return version.lexicographicallyPrecedes(other.version) }
      if number != other.number { return number < other.number }
      if model.count != other.model.count { return model.count > other.model.count }
      return (model, device.udid) > (other.model, other.device.udid)
    }

    private var number: Int { Int(model.prefix { $0.isNumber }) ?? 0 }
  }
}
