import Routes

/// Protocols outside the checked sources, which are recognized by name.
///
/// A name that no source declares may be an unknown superclass. A known protocol never is.
package enum KnownProtocol {
  /// Whether a name is a protocol of the system, of Swift or of Routes.
  static func contains(_ name: ExactString) -> Bool {
    if ofRoutes.contains(name) || others.contains(name) { return true }
    return frameworkPrefixes.contains { name.hasPrefix($0) }
      && protocolSuffixes.contains { name.hasSuffix($0) }
  }

  /// The public protocols of Routes.
  package static let ofRoutes: Set<ExactString> = [
    "ArrangeableContainer", "BarHiding", "ContainerController", "Controller", "DataSource",
    "Delegate", "Destination", "DestinationReceiver", "DismissalDelegate", "DismissalResponder",
    "HostController", "LifecycleController", "Linkable", "NavigatingController", "PopResponder",
    "PresentableController", "PresentationContextController", "ResultController",
    "ResultDestination", "SegueSource", "TypedUnwindReceiver", "UnwindReceiver",
  ]

  private static let others: Set<ExactString> = [
    "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "MFMailComposeViewControllerDelegate",
    "NSObjectProtocol", "ObservableObject", "Sendable", "class",
  ]

  private static let frameworkPrefixes: [ExactString] = [
    "UI", "NS", "MK", "WK", "CL", "AV", "SK", "UN",
  ]

  private static let protocolSuffixes: [ExactString] = [
    "Delegate", "DataSource", "Updating", "FlowLayout", "Prefetching", "Coding",
  ]
}
