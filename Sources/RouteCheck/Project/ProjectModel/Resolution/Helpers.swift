import CodeFacts
import Routes

/// The functions of all apps that make or register cells, or instantiate scenes, by their class.
package struct Helpers {
  /// The functions with the positions of their files, by name.
  private var helpers: [ExactString: [(file: Int, use: HelperFact)]]
  private let index: SourceIndex

  package init(_ code: ProjectCode) {
    index = code.index
    helpers = Dictionary(grouping: code.uses(\.facts.helpers), by: \.use.name)
  }

  /// What a call of one for cells does; `nil` if it is another function. The identifier is `nil` if it is not
  /// known.
  package func helper(
    of call: HelperCall,
    in file: Int
  ) -> (identifier: ExactString?, isRequired: Bool)? {
    let app = index.apps[file]
    let found = (helpers[call.name] ?? []).filter {
      app.sees(index.apps[$0.file]) && $0.use.kind == call.kind
        && (call.labels == $0.use.labels
          || !call.labels.isEmpty && call.labels.isSubsequence(of: $0.use.labels))
    }
    guard !found.isEmpty else { return nil }
    let identifiers = Set(found.map { identifier(of: call, by: $0.use, in: file) })
    return (
      identifiers.count == 1 ? identifiers.first ?? nil : nil, found.allSatisfy(\.use.isRequired)
    )
  }

  /// The class and the identifier of the scene that a call instantiates; `nil` if the only function of its name in
  /// the app is none for scenes, or if it may be another one for the class.
  package func scene(
    of call: HelperCall,
    in file: Int
  ) -> (type: ExactString, identifier: ExactString)? {
    let app = index.apps[file]
    let all = (helpers[call.name] ?? []).filter { app.sees(index.apps[$0.file]) }
    let declared = all.filter { $0.use.kind == .declaration }
    guard call.kind == .scene, declared.count == 1, let function = declared.first,
      call.labels.isSubsequence(of: function.use.labels)
    else { return nil }
    var makers = all.filter { $0.use.kind == .scene }
    if makers.isEmpty, let called = function.use.member {
      makers = (helpers[called] ?? []).filter {
        $0.use.kind == .scene && $0.use.classLabel == "self" && $0.use.type == function.use.type
      }
    }
    let identifiers = Set(makers.map { identifier(of: call, by: $0.use, in: file) })
    guard makers.allSatisfy({ $0.file == function.file }), identifiers.count == 1,
      case let identifier?? = identifiers.first, let maker = makers.first?.use,
      let type = path(of: call, by: maker).last
    else { return nil }
    let declarations = index.declarations(named: type, in: app)
    guard declarations.count == 1, index.type(declarations[0]).kind == .class,
      index.type(declarations[0]).objectiveCName == nil,
      index.knowsAllAncestors(of: type, in: app),
      maker.classLabel != "self"
        || index.ancestors(of: type, in: app)?.contains(function.use.type) == true
    else { return nil }
    return (type, identifier)
  }

  /// The class that a call names for a function.
  private func path(of call: HelperCall, by helper: HelperFact) -> [ExactString] {
    let isArgument = helper.classLabel != nil && helper.classLabel == call.classLabel
    return isArgument ? call.argument : call.result
  }

  private func identifier(
    of call: HelperCall,
    by helper: HelperFact,
    in file: Int
  ) -> ExactString? {
    let path = path(of: call, by: helper)
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
