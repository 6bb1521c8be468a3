import Routes
import SourceText

/// A target of an Xcode project, with the settings of its build configurations.
package struct XcodeTarget: Sendable {
  /// A name that is unique across projects.
  package let id: String
  package let name: String
  /// The type of the product, such as `com.apple.product-type.application`.
  let productType: String
  let configurations: [BuildSettings]

  /// Whether the target is an app or an extension, which start in storyboards.
  package var isApp: Bool {
    productType.hasPrefix("com.apple.product-type.application")
      || productType.contains("app-extension") || productType.contains("extensionkit-extension")
  }

  /// The names of the module in the target's build configurations; `nil` if one of them is unknown.
  var modules: Set<ExactString>? {
    var names: Set<ExactString> = []
    for settings in configurations {
      let isMissing = settings.isMissing("PRODUCT_MODULE_NAME")
      guard let name = settings.value(of: isMissing ? "PRODUCT_NAME" : "PRODUCT_MODULE_NAME")
      else { return nil }
      names.insert(ExactString(BuildSettings.identifier(name)))
    }
    return names.isEmpty ? nil : names
  }

  /// Whether the target compiles Swift 2; `nil` if no setting says so.
  var isSwift2: Bool? {
    configurations.lazy.compactMap { $0.value(of: "SWIFT_VERSION") }.first.map {
      $0.hasPrefix("1") || $0.hasPrefix("2")
    }
  }

  /// The known paths of the property lists.
  package func propertyLists(in folder: String) -> [(path: String, settings: BuildSettings)] {
    configurations.compactMap { settings in
      settings.value(of: "INFOPLIST_FILE").map { (Path.resolve(folder, $0), settings) }
    }
  }
}

extension XcodeTarget {
  /// Reads a target.
  ///
  /// - Parameter id: The name that is unique across projects.
  init(
    _ target: PropertyList,
    id: String,
    in project: PropertyList,
    _ objects: [String: PropertyList]
  ) {
    func configurations(of object: PropertyList) -> [(name: String?, object: PropertyList)] {
      let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
      return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }.map {
        ($0["name"]?.text, $0)
      }
    }
    let name = target["name"]?.text ?? ""
    let below = configurations(of: project)
    self.id = id
    self.name = name
    productType = target["productType"]?.text ?? ""
    self.configurations = configurations(of: target).map { configuration in
      BuildSettings(
        target: configuration.object,
        project: below.first { $0.name == configuration.name }?.object,
        builtIn: [
          "TARGET_NAME": name, "SRCROOT": ".", "PROJECT_DIR": ".",
          "CONFIGURATION": configuration.name ?? "",
        ],
        objects: objects
      )
    }
  }
}
