import Routes
import RoutesLinks

/// The library's public protocols.
///
/// Sources are read by name. A conformance to one of these protocols is not a superclass.
package enum PublicProtocols {
  /// The names of the protocols.
  package static let names = Set(all.map { ExactString("\($0)") })

  private static let all: [Any.Type] = [
    (any ArrangeableContainer).self,
    (any ContainerController).self,
    (any Controller).self,
    (any Destination).self,
    (any DestinationReceiver).self,
    (any DismissalDelegate).self,
    (any DismissalResponder).self,
    (any HostController).self,
    (any LifecycleController).self,
    (any Linkable).self,
    (any NavigatingController).self,
    (any NavigationController.BarHiding).self,
    (any NavigationController.Delegate).self,
    (any PageViewController.DataSource).self,
    (any PageViewController.Delegate).self,
    (any PopResponder).self,
    (any PresentableController).self,
    (any PresentationContextController).self,
    (any ResultController).self,
    (any ResultDestination).self,
    (any SegueSource).self,
    (any SplitViewController.Delegate).self,
    (any TabBarController.Delegate).self,
    (any TypedUnwindReceiver).self,
    (any UnwindReceiver).self,
  ]
}
