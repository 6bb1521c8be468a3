/// A controller that can define the area for context presentations.
///
/// A controller presented with ``PresentationStyle/currentContext`` or
/// ``PresentationStyle/overCurrentContext`` covers the nearest ancestor that defines a context, or
/// else the whole hierarchy. A ``NavigationController`` defines one unless a subclass or the app sets
/// its property to `false`.
public protocol PresentationContextController: Controller {
  /// Whether presentations from the controller or its descendants cover its area.
  var definesPresentationContext: Bool { get }
}
