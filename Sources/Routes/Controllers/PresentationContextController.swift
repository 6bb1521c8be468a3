/// A controller that may define the area that context presentations cover.
///
/// A controller presented with ``PresentationStyle/currentContext`` or
/// ``PresentationStyle/overCurrentContext`` covers the nearest ancestor that defines a context, or
/// else the whole hierarchy. In compact width both styles become full screen ones.
public protocol PresentationContextController: Controller {
  /// Whether presentations from inside cover this controller's area.
  var definesPresentationContext: Bool { get }
}
