import CodeFacts
import Routes
import SourceText

/// The texts that code of Objective-C passes to methods, which may use them as identifiers.
package struct PassedTexts {
  private let index: SourceIndex
  private let texts: [TextExpression: [(file: Int, use: PassedText)]]

  package init(_ code: ProjectCode) {
    index = code.index
    texts = Dictionary(grouping: code.uses(\.facts.passedTexts), by: \.use.parameter)
  }

  /// The texts for a parameter that a method always uses as an identifier. They are none if another class has a method of
  /// the selector, or if a class of Swift may override it.
  package func texts(
    for identifier: TextExpression?,
    at place: CodePlace,
    in file: Int
  ) -> [(file: Int, use: SegueUse)] {
    guard let identifier, case .parameter(of: let selector, _) = identifier,
      !place.isConditional, let found = texts[identifier],
      index.implementers(of: selector) == [SourceIndex.lastName(place.type)]
    else { return [] }
    let app = index.apps[file]
    func isBelow(_ name: ExactString) -> Bool {
      index.inherits(name, from: place.type, in: app) == true
    }
    let isInherited = index.files.contains { file in
      file.path.hasByteSuffix(".swift")
        && file.facts.types.contains { $0.kind == .class && isBelow($0.name) }
    }
    if isInherited { return [] }
    return found.map { (file: $0.file, use: $0.use.use) }
      .filter { index.apps[$0.file] == app && isBelow($0.use.performer) }
  }
}
