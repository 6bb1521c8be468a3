import StoryboardReader
import SwiftScanner

/// Storyboards that are one, in several languages: `Base.lproj/Main` and `en.lproj/Main`.
struct LanguageVariants: Sendable {
  /// The positions of each storyboard's variants, the one to be checked first.
  private var groups: [[Int]] = []

  /// Groups paths by what they are without their language.
  static func grouped(_ paths: [String]) -> LanguageVariants {
    var variants = LanguageVariants()
    var positions: [String: Int] = [:]
    for (index, path) in paths.enumerated() {
      guard let key = keyWithoutLanguage(path) else {
        variants.groups.append([index])
        continue
      }
      if let position = positions[key] {
        let isBase = path.contains("Base.lproj/")
        variants.groups[position].insert(index, at: isBase ? 0 : variants.groups[position].count)
      } else {
        positions[key] = variants.groups.count
        variants.groups.append([index])
      }
    }
    return variants
  }

  private static func keyWithoutLanguage(_ path: String) -> String? {
    let folder = Path.folder(path)
    guard folder.hasSuffix(".lproj") else { return nil }
    return Path.join(Path.folder(folder), Path.name(path))
  }

  /// Keeps the first readable variant of each storyboard, and every problem.
  func choose(
    _ read: [Result<StoryboardFile, Finding>],
    problems: inout [Finding]
  ) -> [StoryboardFile] {
    var chosen: [StoryboardFile] = []
    for group in groups {
      var isChosen = false
      for index in group {
        switch read[index] {
        case .success(let file):
          if !isChosen { chosen.append(file) }
          isChosen = true
        case .failure(let problem): problems.append(problem)
        }
      }
    }
    return chosen
  }
}
