import CodeFacts
import ProjectModel
import Routes

/// The generic functions of all apps that make or register cells by their class.
struct CellHelpers {
  /// The functions with the positions of their files, by name.
  private var helpers: [ExactString: [(file: Int, use: CellHelperFact)]]
  private let index: SourceIndex

  init(_ code: ProjectCode) {
    index = code.index
    helpers = Dictionary(grouping: code.uses(\.facts.cellHelpers), by: \.use.name)
  }

  /// What a call of such a function does; `nil` if it is another function. The identifier is `nil` if it is not
  /// known.
  func helper(
    of call: CellHelperCall,
    in file: Int
  ) -> (identifier: ExactString?, isRequired: Bool)? {
    let app = index.apps[file]
    let found = (helpers[call.name] ?? []).filter {
      app.sees(index.apps[$0.file]) && $0.use.isRegistration == call.isRegistration
        && (call.labels == $0.use.labels
          || !call.labels.isEmpty && call.labels.isSubsequence(of: $0.use.labels))
    }
    guard !found.isEmpty else { return nil }
    let identifiers = Set(found.map { identifier(of: call, by: $0.use, in: file) })
    return (
      identifiers.count == 1 ? identifiers.first ?? nil : nil, found.allSatisfy(\.use.isRequired)
    )
  }

  private func identifier(
    of call: CellHelperCall,
    by helper: CellHelperFact,
    in file: Int
  ) -> ExactString? {
    let isArgument = helper.classLabel != nil && helper.classLabel == call.classLabel
    let path = isArgument ? call.argument : call.result
    guard let type = path.last else { return nil }
    let text = helper.member.map { TextExpression.reference(path + [$0]) } ?? .typeName(type)
    return index.resolve(text, in: call.type, of: file).known
  }
}

extension [ExactString] {
  /// Whether all elements are among others, in the same order.
  fileprivate func isSubsequence(of others: [ExactString]) -> Bool {
    var rest = others[...]
    return allSatisfy { element in
      rest = rest.drop { $0 != element }
      return rest.popFirst() != nil
    }
  }
}
