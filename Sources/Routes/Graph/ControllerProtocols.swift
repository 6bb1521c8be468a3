/// The library's protocols for an app's classes.
///
/// `routecheck` knows by them which conformances say nothing about what a class is.
package enum ControllerProtocols {
  /// The names of the protocols.
  package static let names = Set(all.map { "\($0)" })

  private static let all: [Any.Type] = [
    (any ArrangeableContainer).self,
    (any ContainerController).self,
    (any Controller).self,
    (any DestinationReceiver).self,
    (any DismissalResponder).self,
    (any LifecycleController).self,
    (any NavigatingController).self,
    (any PresentationContextController).self,
    (any ResultController).self,
    (any SegueSource).self,
    (any TabBarDelegate).self,
    (any UnwindReceiver).self,
  ]
}
