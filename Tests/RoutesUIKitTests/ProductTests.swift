import Foundation
import TestSupport
import Testing

/// A client on Linux sees nothing that it could mistake for UIKit.
@Suite struct ProductTests {
  private struct Package: Decodable {
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    struct Target: Decodable {
      var name: String
      var dependencies: [String]

      private enum CodingKeys: String, CodingKey {
        case name
        case dependencies = "target_dependencies"
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        dependencies = try container.decodeIfPresent([String].self, forKey: .dependencies) ?? []
      }
    }
    var products: [Product]
    var targets: [Target]
  }

  @Test func `no product contains the test double of UIKit`() throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let run = try ChildProcess.run(
      "swift",
      [
        "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path,
        "describe", "--type", "json",
      ]
    )
    try #require(run.status == 0, "\(run.errors)")
    let package = try JSONDecoder().decode(Package.self, from: Data(run.output.utf8))
    let doubles: Set = ["UIKit", "_Testing_UIKit", "RoutesUIKit"]
    let names = Set(package.targets.map(\.name))
    #expect(doubles.isSubset(of: names), "the targets are renamed")
    let libraries = package.products.filter { !$0.name.hasSuffix("Tests") }
    #expect(libraries.contains { $0.name == "Routes" })
    for product in libraries {
      #expect(doubles.isDisjoint(with: contents(of: product, in: package)), "\(product.name)")
    }
  }

  /// The targets of a product, and those that they depend on.
  private func contents(of product: Package.Product, in package: Package) -> Set<String> {
    var contents: Set<String> = []
    var open = product.targets
    while let name = open.popLast() {
      guard contents.insert(name).inserted else { continue }
      open += package.targets.first { $0.name == name }?.dependencies ?? []
    }
    return contents
  }
}
