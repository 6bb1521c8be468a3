import Foundation

/// Where the package and what was built of it stand.
package enum Repository {
  /// The folder of Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that the products of this very build are in.
  package static let products: URL = {
    let bundle = Bundle.main.bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }()

  /// The folder of the compiled modules, for a compiler that imports them.
  package static let modules = products.appending(path: "Modules")
}
