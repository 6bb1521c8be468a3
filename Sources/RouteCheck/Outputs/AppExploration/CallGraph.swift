import CodeReader
import ProjectModel
import Routes
import SourceText

/// Which functions of an app run which, as far as their names tell it.
struct CallGraph {
  /// A function or an accessor. Functions of one name and type count as one.
  struct Function: Hashable {
    var type: ExactString
    var name: ExactString

    init(_ type: ExactString, _ name: ExactString) {
      self.type = SourceIndex.lastName(type)
      self.name = name
    }

    /// Whether it is in an extension of a class of UIKit.
    var isInFramework: Bool { FrameworkClass.named(type) != nil }
  }

  /// The functions that have a name in their bodies, with the object before it.
  private(set) var mentions: [ExactString: [(function: Function, receiver: Receiver)]] = [:]
  private var known: Set<Function> = []
  /// The functions of types, which no object runs.
  private(set) var statics: Set<Function> = []
  /// The functions that something runs.
  private var triggered: Set<Function> = []
  /// How functions take screens away.
  private(set) var removals: [Function: [RemovalFact]] = [:]
  /// The texts in the functions of types, but not in those that prepare segues.
  private(set) var texts: [ExactString: Set<ExactString>] = [:]
  private let actions: IdleActions

  /// - Complexity: Linear in the names of the app's functions.
  init(_ project: Project, in app: App, _ actions: IdleActions) {
    self.actions = actions
    var called: [Function: Set<ExactString>] = [:]
    var open = Array(actions.connected)
    for file in project.code.index.apps.files(seenFrom: app) where !project.code.isTest(file) {
      let facts = project.code.index.files[file].facts
      for removal in facts.removals {
        removals[Function(removal.type, removal.method), default: []].append(removal)
      }
      for fact in facts.functions {
        let function = Function(fact.type, fact.name)
        if known.insert(function).inserted, fact.isOverride || Self.entries.contains(fact.name) {
          open.append(function)
        }
        if fact.isStatic { statics.insert(function) }
        if fact.name != "prepare", fact.name != "shouldPerformSegue" {
          texts[function.type, default: []].formUnion(fact.texts)
        }
        for mention in fact.mentions {
          called[function, default: []].insert(mention.name)
          mentions[mention.name, default: []].append((function, mention.receiver))
        }
      }
    }
    let named = Dictionary(grouping: known, by: \.name)
    triggered = Set(open)
    while let function = open.popLast() {
      for name in called[function] ?? [] {
        for next in named[name] ?? [] where triggered.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// The names of the functions that frameworks run, and of those that are run with an object.
  private static let entries: Set<ExactString> = [
    "", "init", "tableView", "collectionView", "application", "scene",
  ]

  /// Whether something runs a function: a framework, a control, or such a function.
  func isTriggered(_ function: Function) -> Bool {
    triggered.contains(function) || Self.entries.contains(function.name)
  }

  /// Whether a function takes its own screen away, in one way only.
  func takesOwnAway(_ function: Function) -> Bool {
    guard let all = removals[function], let first = all.first else { return false }
    return all.allSatisfy { $0.isOwn && $0.kind == first.kind }
  }

  /// How surely a class runs a function.
  enum Certainty {
    /// Methods of the class lead to it.
    case possible
    /// Something runs such a method, and nothing on the way takes screens away.
    case certain
    /// The same, and a control is connected to the method.
    case byControl
  }

  /// Whether a class runs a function, by its own methods or by those of types that it names.
  ///
  /// - Parameter types: The class with all classes above it.
  func runs(_ function: Function, _ types: Set<ExactString>, _ certainty: Certainty) -> Bool {
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      let isRun =
        switch certainty {
        case .possible: true
        case .certain: isTriggered(next)
        case .byControl: actions.connected.contains(next)
        }
      if isRun, types.contains(next.type), !next.isInFramework, !statics.contains(next) {
        return true
      }
      for (caller, receiver) in mentions[next.name] ?? [] {
        if certainty != .possible, removals[caller] != nil { continue }
        let isCall =
          switch receiver {
          case .own where next.isInFramework: types.contains(caller.type) || caller.isInFramework
          case .own: caller.type == next.type || types.isSuperset(of: [caller.type, next.type])
          case .instance(let type): type == next.type
          case .other: false
          }
        if isCall, found.insert(caller).inserted { open.append(caller) }
      }
    }
    return false
  }

  /// Whether only some classes run a function, each by its own methods.
  func isOnlyRun(_ function: Function, by classes: Set<ExactString>) -> Bool {
    guard known.contains(function), mentions[function.name] != nil else { return false }
    var found: Set = [function]
    var open = [function]
    while let next = open.popLast() {
      if actions.exposed.contains(next) { return false }
      for (caller, receiver) in mentions[next.name] ?? [] where caller != next {
        switch receiver {
        case .own where classes.contains(caller.type): continue
        case .own where caller.type == next.type || caller.isInFramework: break
        case .instance(next.type):
          if classes.contains(caller.type) { continue }
        // Another function of the name.
        case .own where known.contains(Function(caller.type, next.name)): continue
        case .instance(let type) where known.contains(Function(type, next.name)): continue
        default: return false
        }
        if found.insert(caller).inserted { open.append(caller) }
      }
    }
    return !found.contains { $0.name.isEmpty }
  }
}
