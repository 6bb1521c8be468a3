import Routes
import SourceText

extension StoryboardFile {
  /// A cell that a table or a collection makes by a reuse identifier.
  package struct Prototype: Sendable {
    package var identifier: ExactString
    /// The position of the scene in the storyboard.
    package var scene: Int
    /// The custom class; `nil` for a class of UIKit.
    package var customClass: ExactString?
    /// Whether it is the cell of a collection.
    package var isInCollection: Bool
    package var location: TextLocation
  }
}

extension StoryboardBuilder {
  /// Reads a cell. Only a prototype can be made by its identifier, and not a static cell.
  mutating func readPrototype(_ element: StoryboardElement) {
    guard let identifier = element.nonempty("reuseIdentifier") else { return }
    file.reuseIdentifiers.append(identifier)
    let isInCollection = element.name == "collectionViewCell"
    guard isInCollection || element.name == "tableViewCell",
      scene != nil, open.count >= 2,
      open[open.count - 2].element.name == (isInCollection ? "cells" : "prototypes"),
      let location = location(of: "reuseIdentifier", in: element)
    else { return }
    file.prototypes.append(
      .init(
        identifier: identifier,
        scene: file.storyboard.scenes.count,
        customClass: element.nonempty("customClass"),
        isInCollection: isInCollection,
        location: location
      )
    )
  }
}
