import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes

/// Calls that name the type of a controller.
extension CodeScenes {
  /// Adds the scenes of the types that the callers of a function name, if the function makes a scene of such
  /// a type: `static func make() -> Self`.
  ///
  /// - Returns: Whether all callers name one.
  mutating func addCalls(
    namingTypesFor maker: CallGraph.Function,
    _ factories: Factories
  ) -> Bool {
    var found: Set = [maker]
    var open = [maker]
    while let next = open.popLast() {
      let isGeneric = calls.generic.contains(next)
      for mention in calls.mentions[next.name] ?? [] where mention.function != next {
        if isGeneric || mention.type?.isCast == true,
          addCall(mention, isExact: true, factories)
        {
          continue
        }
        guard isGeneric, calls.generic.contains(mention.function) else {
          if factories.ofGenerated.contains(mention.function) { continue }
          return false
        }
        if found.insert(mention.function).inserted { open.append(mention.function) }
      }
    }
    return true
  }

  /// The code that calls a function which shows scenes from a controller that it gets, if all callers hand themselves:
  /// `Router.showCart(from: self)`.
  func callers(of use: Use) -> [Use] {
    let function = use.function
    guard let parameter = use.showing?.parameter, calls.isOnlyOne(function),
      !calls.isAmbiguous(function), !calls.takesAway(function)
    else {
      return []
    }
    var callers: [Use] = []
    for mention in calls.mentions[function.name] ?? []
    where mention.function != function || mention.receiver == .own {
      guard let argument = mention.arguments.first(where: { $0.label == parameter.label }),
        argument.container == nil || parameter.container == nil,
        var showing = use.showing
      else { return [] }
      showing.container = argument.container ?? parameter.container
      if mention.moment == .later { showing.isLater = true }
      var caller = use.shown(showing, at: use.place)
      caller.isExact = caller.isExact && !mention.isDoubtful
      caller.function = mention.function
      caller.type = mention.function.type
      caller.file = mention.file
      caller.isInBlock = use.isInBlock || calls.asks(function)
      callers.append(caller)
    }
    return callers
  }

  /// Adds the scenes of types that code names in calls of functions which the sources do not declare, such as
  /// `FeedController.instantiate()` of a library: they may make the controller.
  mutating func addUndeclaredCalls(in app: App, _ factories: Factories) {
    let others: Set<ExactString> = [
      "init", "isKind", "isMember", "responds", "appearance", "print", "debugPrint",
    ]
    for call in calls.typedCalls where !others.contains(call.name) {
      guard let type = call.type?.name, call.type?.isCast == false else { continue }
      var isDeclared = calls.declares(call.name)
      if call.receiver == .instance(type) {
        let types = lookup.project.code.index.ancestors(of: type, in: app) ?? []
        isDeclared =
          calls.declares(call.name, in: types + ["UIResponder", "NSObject"])
          || types.contains { actions.exposed.contains(CallGraph.Function($0, call.name)) }
      }
      if !isDeclared { _ = addCall(call, isExact: false, factories) }
    }
  }

  /// Adds the scenes of the type that a call names; `false` if there are none.
  mutating func addCall(
    _ call: CallGraph.Mention,
    isExact: Bool,
    _ factories: Factories
  ) -> Bool {
    let project = lookup.project
    guard let type = call.type else { return false }
    // The app has no scene of a class that another one of the project has.
    guard classes.contains(type.name) else { return project.code.index.declares(type.name) }
    guard let scenes = lookup.scenes(ofType: type.name, in: call.file)?.scenes, !scenes.isEmpty
    else { return false }
    let function = call.function
    let place = Finding.Place(project, call.file, type.location)
    if actions.contains(function.name, of: function.type, in: call.file) {
      addIdle(scenes, at: place)
      return true
    }
    let shown = factories.typed[function]?.filter {
      $0.path.last == call.name && $0.namedType?.name == type.name
    }
    var made = Use(
      scenes: scenes,
      place: place,
      function: function,
      type: function.type,
      file: call.file
    )
    made.isExact = isExact && scenes.count == 1
    let uses = (shown ?? []).map { result in
      made.shown(result.showing, at: Finding.Place(project, call.file, result.showing.location))
    }
    add(uses.isEmpty ? [made] : uses, madeBy: function, factories)
    return true
  }
}
