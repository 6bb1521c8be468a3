import Foundation

/// Where the package and what was built of it stand.
enum Project {
  /// The folder of Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that the products of this very build are in.
  static let products: URL = {
    let bundle = Bundle.main.bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }()

  /// The folder of the compiled modules, for a compiler that imports them.
  static let modules = products.appending(path: "Modules")
}
