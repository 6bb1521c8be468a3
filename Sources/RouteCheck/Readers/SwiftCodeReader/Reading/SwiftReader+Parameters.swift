import CodeFacts
import Routes

extension SwiftReader {
  /// A parameter of a method.
  struct Parameter {
    /// The index of the argument label, or of `_`.
    var label: Int
    /// The index of the name.
    var name: Int
    /// The index of the first token of the type.
    var type: Int
  }

  func readParameters(from start: Int, to end: Int) -> [Parameter] {
    var list: [Parameter] = []
    var at = start
    while at < end {
      guard tokens.isName(at) else {
        at = tokens.after(at)
        continue
      }
      let label = at
      at += tokens.isName(at + 1) ? 2 : 1
      guard tokens[at].kind == .colon else { continue }
      let type = tokens[at + 1].word == .inout ? at + 2 : at + 1
      list.append(Parameter(label: label, name: at - 1, type: type))
      at = tokens.endOfArgument(at, end) + 1
    }
    return list
  }

  /// The framework whose segue a method has as a parameter; `nil` if it has none.
  func framework(of list: [Parameter], _ name: Int) -> SegueUse.Framework? {
    if tokens[name].word == .shouldPerform { return .routes }
    if tokens[name].word.receivesUnwinds, let first = list.first,
      tokens[first.type].word == .stringType
    {
      return .routesUnwinding
    }
    return list.lazy.compactMap { [tokens] parameter -> SegueUse.Framework? in
      switch tokens[skippingLibrary(parameter.type)].word {
      case .performedSegue: .routes
      case .uiStoryboardSegue, .nsStoryboardSegue: .uiKit
      default: nil
      }
    }.first
  }

  /// The value of a parameter in the body of a method.
  func value(of parameter: Parameter, in method: SwiftWord) -> Value {
    switch tokens[skippingLibrary(parameter.type)].word {
    case .performedSegue: return .segue
    case .uiStoryboardSegue, .nsStoryboardSegue:
      // `NSStoryboardSegue.Identifier` is a string.
      if tokens[parameter.type + 1].kind != .period { return .segue }
      fallthrough
    case .stringType:
      if method == .shouldPerform || method.receivesUnwinds {
        return tokens.text(parameter.label) == "_" ? .segueIdentifier : .unknown
      }
      let takesSegue = method.current == .shouldPerformSegue || method.current == .performSegue
      let label = tokens[parameter.label].word
      return takesSegue && label == (method.isOld ? .identifier : .withIdentifier)
        ? .segueIdentifier : .unknown
    case .uiStoryboard, .nsStoryboard: return .storyboard(.unknown)
    default: return tokens.isName(parameter.type) ? .instance(type: parameter.type) : .unknown
    }
  }
}

extension SwiftWord {
  /// Whether a method of this name gets the action of an unwind of a graph.
  fileprivate var receivesUnwinds: Bool { self == .unwind || self == .canUnwind }
}
