import CodeReader
import ProjectModel
import Routes

/// Finds misspelled types of the configuration.
struct MisspelledTypes {
  private let index: SourceIndex
  /// The last names of the types that sources declare.
  private let declared: Set<ExactString>
  private var spelling = SpellingSearch()

  init(_ project: Project) {
    index = project.code.index
    declared = Set(
      index.files.flatMap { $0.facts.types.map { SourceIndex.lastName($0.name) } }
    )
  }

  /// The message about a name that no source declares; `nil` if a source declares it, or no name is
  /// near.
  mutating func message(about name: ExactString) -> String? {
    guard !declared.contains(name), !index.knows(name),
      let near = spelling.closest(to: name, among: declared)
    else { return nil }
    let hint = SpellingSuggestion.hint(for: name, near: near)
    return "no source declares the type '\(name)'\(hint)"
  }
}
