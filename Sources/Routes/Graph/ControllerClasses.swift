final class ControllerClasses {
  private var traits: [ObjectIdentifier: ControllerTraits] = [:]
  /// Whether any known class receives lifecycle calls.
  private(set) var haveObservers = false
  /// Whether any known class hosts other controllers.
  private(set) var haveHosts = false

  /// Whether any container calls its children itself when they appear.
  var haveForwarders = false
  /// Whether any navigation controller has had a delegate.
  var haveStackDelegates = false

  subscript(type: ObjectIdentifier) -> ControllerTraits? { traits[type] }

  func add(_ found: ControllerTraits, of type: ObjectIdentifier) {
    // Set as a whole: after a change in place, each read would be checked for exclusive access.
    traits = traits.merging([type: found]) { _, new in new }
    if found.contains(.observer) { haveObservers = true }
    if found.contains(.host) { haveHosts = true }
  }
}

extension ControllerGraph {
  /// The further protocols of a controller's class.
  ///
  /// Each class is queried once, because a query costs more than a whole transition.
  func traits(of controller: any Controller) -> ControllerTraits {
    let type = ObjectIdentifier(Swift.type(of: controller))
    if let known = classes[type] { return known }
    let found = ControllerTraits(of: controller)
    classes.add(found, of: type)
    return found
  }
}

/// The further protocols that a class of controllers conforms to.
struct ControllerTraits: OptionSet {
  let rawValue: UInt8

  static let container = ControllerTraits(rawValue: 1 << 0)
  static let observer = ControllerTraits(rawValue: 1 << 1)
  static let segueSource = ControllerTraits(rawValue: 1 << 2)
  static let navigating = ControllerTraits(rawValue: 1 << 3)
  static let receiver = ControllerTraits(rawValue: 1 << 4)
  static let presentable = ControllerTraits(rawValue: 1 << 5)
  static let host = ControllerTraits(rawValue: 1 << 6)
}

extension ControllerTraits {
  init(of controller: any Controller) {
    self = []
    if controller.isContainer { insert(.container) }
    if controller is any LifecycleController { insert(.observer) }
    if controller is any SegueSource { insert(.segueSource) }
    if controller is any NavigatingController { insert(.navigating) }
    if controller is any DestinationReceiver { insert(.receiver) }
    if controller is any PresentableController { insert(.presentable) }
    if controller is any HostController { insert(.host) }
  }
}
