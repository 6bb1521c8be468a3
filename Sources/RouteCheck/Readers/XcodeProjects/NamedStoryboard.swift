import Routes
import SourceText

/// A storyboard that the system opens, as an `Info.plist` or a build setting names it.
package struct NamedStoryboard: Hashable, Sendable {
  /// When the system opens the storyboard.
  package enum Role: Sendable {
    /// At the start of an app of iOS or tvOS.
    case main
    /// At the start of an app of macOS.
    case mainOfMac
    /// While the app starts.
    case launch
    /// For a new window.
    case scene
    case appExtension
  }

  package var role: Role
  /// The name, which may contain variables such as `$(NAME)`.
  package var name: ExactString
  package var location: TextLocation
}

extension NamedStoryboard.Role {
  /// The role of the value of a key; `nil` for any other key.
  ///
  /// A key of an `Info.plist` may end in the device for which it is: `UIMainStoryboardFile~ipad`.
  init?(key: String) {
    var key = Substring(key)
    if key.hasPrefix(Self.settingPrefix) { key = key.dropFirst(Self.settingPrefix.count) }
    for device in ["~ipad", "~iphone", "_iPad", "_iPhone"] where key.hasSuffix(device) {
      key = key.dropLast(device.count)
    }
    switch key {
    case "UIMainStoryboardFile": self = .main
    case "NSMainStoryboardFile": self = .mainOfMac
    case "UILaunchStoryboardName": self = .launch
    case "UISceneStoryboardFile": self = .scene
    case "NSExtensionMainStoryboard": self = .appExtension
    default: return nil
    }
  }

  /// The prefix of a build setting that becomes a key.
  static let settingPrefix = "INFOPLIST_KEY_"

  /// The storyboard in messages.
  package var label: String {
    switch self {
    case .main, .mainOfMac: "main storyboard"
    case .launch: "launch storyboard"
    case .scene: "storyboard of a scene"
    case .appExtension: "storyboard of an extension"
    }
  }
}

extension PropertyList {
  /// The storyboards that a property list, or a dictionary of build settings, names.
  package func namedStoryboards(in text: @autoclosure () -> PropertyListText) -> [NamedStoryboard] {
    let named = storyboardEntries
    if named.isEmpty { return [] }
    let places = text().places(ofKeysWith: "Storyboard")
    return named.map { entry, role in
      .init(role: role, name: entry.value, location: places[entry] ?? .start)
    }.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private var storyboardEntries: [PropertyListText.Entry: NamedStoryboard.Role] {
    var entries: [PropertyListText.Entry: NamedStoryboard.Role] = [:]
    var open = [self]
    while let list = open.popLast() {
      switch list {
      case .text: continue
      case .list(let values): open += values
      case .dictionary(let members):
        for (key, value) in members {
          if let role = NamedStoryboard.Role(key: key), let name = value.text, !name.isEmpty {
            entries[.init(key: ExactString(key), value: ExactString(name))] = role
          } else {
            open.append(value)
          }
        }
      }
    }
    return entries
  }
}
