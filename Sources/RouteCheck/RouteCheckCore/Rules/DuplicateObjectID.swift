import StoryboardReader
import SwiftScanner

extension Rule.ID {
  static let duplicateObjectID = Self(rawValue: "duplicate-object-id")
}

extension Rule {
  /// Two objects with the same id.
  static let duplicateObjectID = Rule(
    id: .duplicateObjectID,
    severity: .error,
    summary: "two objects of a storyboard with the same id",
    reason: """
      Segues and outlets are connected by id: Xcode refuses the file or connects the wrong object. \
      It comes from merges and from copies made by hand.
      """,
    triggering: [
      .main(
        """
        <scene><objects><viewController id="feed"/></objects></scene>
        <scene><objects><viewController id="↓feed"/></objects></scene>
        """
      )
    ],
    nonTriggering: [
      .main(
        """
        <scene sceneID="feed"><objects><viewController id="feed"/></objects></scene>
        <scene><objects><viewController id="post"/></objects></scene>
        """
      )
    ],
    check: { project in
      project.storyboards.flatMap { file in
        file.duplicates.map { duplicate in
          Finding(
            rule: .duplicateObjectID,
            file: file.path,
            location: duplicate.location,
            "object id '\(duplicate.id)' is already taken",
            notes: [
              .init(message: "the first is here", file: file.path, location: duplicate.first)
            ],
            object: duplicate.id
          )
        }
      }
    }
  )
}
