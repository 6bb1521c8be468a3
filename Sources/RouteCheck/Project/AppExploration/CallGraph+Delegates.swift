import CodeFacts
import ProjectModel
import Routes

extension CallGraph {
  /// Whether a class may decline the taps of rows, by a delegate's method or by a setting of the table or of a cell.
  func declinesRows(_ types: [ExactString]) -> Bool {
    func isOfRows(_ function: Function) -> Bool {
      types.contains(function.type) && ScreenCode.isForCells(function.name)
    }
    return declining.contains(where: isOfRows)
      || mentions["allowsSelection"]?.contains { types.contains($0.function.type) } == true
      || mentions["isUserInteractionEnabled"]?.contains { isOfRows($0.function) } == true
  }

  /// Whether a table or a collection runs the methods of a class for its rows, and its rows take taps.
  func runsRows(of types: [ExactString]) -> Bool { isDelegate(types) && !declinesRows(types) }

  /// Whether a class may be the delegate of a table or a collection. A class with superclasses that are not known may
  /// be one.
  func isDelegate(_ types: [ExactString]) -> Bool {
    !types.contains("UIViewController")
      || types.contains { type in
        type == "UITableViewController" || type == "UICollectionViewController"
          || mayBeDelegate(type)
      }
  }

  /// Whether a storyboard makes a type a delegate, or its code sets one.
  func mayBeDelegate(_ type: ExactString) -> Bool {
    actions.delegates.contains(type) || delegating.contains(type)
  }

  /// Whether only the taps of tabs run a function: it is a method of the delegate, or only such methods of its type call
  /// it.
  func isRunByTabsOnly(_ function: Function) -> Bool {
    guard mayBeDelegate(function.type) else { return false }
    if function.name == ExplorationFacts.delegateOfTabs { return true }
    let callers = (mentions[function.name] ?? []).filter { $0.function != function }
    return !callers.isEmpty
      && callers.allSatisfy {
        $0.function == Function(function.type, ExplorationFacts.delegateOfTabs)
          && $0.receiver == .own && $0.sender == nil
      }
  }

  /// Whether a split controller's delegate sets the detail aside when it appears in compact width. It is known if the
  /// delegate has no other method, and its class sets a delegate.
  var collapsesOntoPrimary: Bool {
    guard let methods = named["splitViewController"], let method = methods.first,
      methods.count == 1, !overloaded.contains(method)
    else { return false }
    return settingDetailAside.contains(method)
      && mentions["delegate"]?.contains { $0.function.type == method.type } == true
  }

  /// The methods that the taps of views run in other objects which make themselves the delegates of these views, as in
  /// `cell.delegate = self`. Each is an action of the code that does.
  ///
  /// - Parameter isView: Whether a type is a view.
  func messages(fromViews isView: (ExactString) -> Bool) -> [Mention] {
    // The code that sets the properties of each type.
    var settings: [ExactString: [Mention]] = [:]
    for (name, uses) in mentions where name.hasSuffix("elegate") {
      for use in uses where !use.arguments.isEmpty {
        if case .instance(let type) = use.receiver { settings[type, default: []].append(use) }
      }
    }
    var found: [Mention] = []
    var tapped = actions.connected.union(actionsInCode).filter { isView($0.type) }
    var open = Array(tapped)
    while let function = open.popLast() {
      for name in called[function] ?? [] {
        for use in mentions[name] ?? []
        where use.function == function && use.sender == nil && use.moment == .call {
          var next = use.typeOfReceiver.map { [Function($0, name)] } ?? []
          for var setting in settings[function.type] ?? [] where use.message != nil {
            let method = Function(setting.function.type, name)
            let message = fullNames[method].map { ExactString("\(setting.name).\($0)") }
            guard message == use.message, !overloaded.contains(method) else { continue }
            setting.name = name
            setting.receiver = .own
            setting.sender = .control
            found.append(setting)
            next.append(method)
          }
          open += next.filter { isView($0.type) && tapped.insert($0).inserted }
        }
      }
    }
    // A view may send the same message without a tap.
    return found.filter { message in
      mentions[message.name]?.allSatisfy { use in
        !isView(use.function.type) || use.moment == .call && tapped.contains(use.function)
      } == true
    }
  }
}
