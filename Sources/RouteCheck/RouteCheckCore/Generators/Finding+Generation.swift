import StoryboardReader
import SwiftScanner

extension Project {
  /// What keeps Swift from being generated of the storyboards.
  func generationFindings(of rule: Rule.ID) -> [Finding] {
    let plan = GenerationPlan(self, Report([], fileCount: fileCount))
    return plan.findings.filter { $0.rule == rule }
  }
}

extension Finding {
  /// Two things that would have the same Swift name, so that neither gets it.
  static func collision(
    of things: String,
    _ name: SwiftName,
    at location: (file: String, location: TextLocation),
    first: (file: String, location: TextLocation),
    hint: String = "rename one, or give it another name under \"generate\" in "
      + Configuration.defaultPath
  ) -> Finding {
    Finding(
      rule: .nameCollision,
      file: location.file,
      location: location.location,
      "\(things) both become '\(name.text)' in Swift; \(hint)",
      notes: [.init(message: "the first is here", file: first.file, location: first.location)]
    )
  }

  /// A class that cannot be written in Swift.
  static func invalidClass(_ name: String, at location: TextLocation, in file: String) -> Finding {
    Finding(
      rule: .invalidClassName,
      file: file,
      location: location,
      "class '\(name)' is no name of a Swift type; map it under \"generate\", \"types\" in "
        + Configuration.defaultPath
    )
  }
}
