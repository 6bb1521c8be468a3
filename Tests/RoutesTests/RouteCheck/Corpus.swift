import Foundation

/// Storyboards of public apps, which stand beside the package on some machines only.
enum Corpus {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/corpus").path(percentEncoded: false)

  /// The files, or none where the folder is missing, which is printed.
  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard let names else {
      print("skipped: there is no corpus at \(folder)")
      return []
    }
    return names.filter { $0.hasSuffix(".storyboard") }.sorted().map { "\(folder)/\($0)" }
  }()
}
