import Foundation

/// Storyboards of public apps, which some machines have next to the package.
package enum Corpus {
  package static let folder = Repository.root.deletingLastPathComponent()
    .appending(path: "shared/corpus").path(percentEncoded: false)

  /// The files; empty if the folder is missing, which is printed.
  package static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard let names else {
      print("skipped: there is no corpus at \(folder)")
      return []
    }
    return names.filter { $0.hasSuffix(".storyboard") }.sorted().map { "\(folder)/\($0)" }
  }()
}
