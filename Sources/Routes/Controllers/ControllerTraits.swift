/// The further protocols that a class of controllers conforms to.
///
/// Asking the runtime costs more than a whole transition, most of all when the answer is no, so a
/// graph asks once for each class.
struct ControllerTraits {
  let isContainer: Bool
  let isObserver: Bool
  let isSegueSource: Bool
  let isNavigating: Bool
  let isReceiver: Bool

  init(of controller: any Controller) {
    isContainer = controller is any ContainerController
    isObserver = controller is any LifecycleController
    isSegueSource = controller is any SegueSource
    isNavigating = controller is any NavigatingController
    isReceiver = controller is any DestinationReceiver
  }
}

extension ControllerGraph {
  /// What a controller's class conforms to.
  func traits(of controller: any Controller) -> ControllerTraits {
    let type = ObjectIdentifier(Swift.type(of: controller))
    if let last = lastTraits, last.type == type { return last.traits }
    defer { lastTraits = traits[type].map { (type, $0) } }
    if let known = traits[type] { return known }
    let found = ControllerTraits(of: controller)
    traits[type] = found
    if found.isObserver { knowsObservers = true }
    return found
  }
}
