import Foundation

/// The folders of the package and of its build.
package enum Repository {
  /// The folder of `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the products of this build.
  package static let products: URL = {
    let bundle = Bundle.main.bundleURL
    return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }()

  /// The folder of the compiled modules.
  package static let modules = products.appending(path: "Modules")
}
