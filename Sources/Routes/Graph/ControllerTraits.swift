/// The further protocols that a class of controllers conforms to.
///
/// Asking the runtime costs more than a whole transition, most of all when the answer is no, so a
/// graph asks once for each class.
struct ControllerTraits: OptionSet {
  let rawValue: UInt8

  static let container = ControllerTraits(rawValue: 1 << 0)
  static let observer = ControllerTraits(rawValue: 1 << 1)
  static let segueSource = ControllerTraits(rawValue: 1 << 2)
  static let navigating = ControllerTraits(rawValue: 1 << 3)
  static let receiver = ControllerTraits(rawValue: 1 << 4)
}

extension ControllerTraits {
  init(of controller: any Controller) {
    self = []
    if controller is any ContainerController { insert(.container) }
    if controller is any LifecycleController { insert(.observer) }
    if controller is any SegueSource { insert(.segueSource) }
    if controller is any NavigatingController { insert(.navigating) }
    if controller is any DestinationReceiver { insert(.receiver) }
  }
}

extension ControllerGraph {
  /// What a controller's class conforms to.
  func traits(of controller: any Controller) -> ControllerTraits {
    let type = ObjectIdentifier(Swift.type(of: controller))
    if let lastTraits, lastTraits.type == type { return lastTraits.traits }
    let found = traits[type] ?? ControllerTraits(of: controller)
    traits[type] = found
    lastTraits = (type, found)
    if found.contains(.observer), !knowsObservers { knowsObservers = true }
    return found
  }
}
