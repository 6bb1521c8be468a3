/// A sheet that can leave its presenter in reach of the user.
///
/// As UIKit's sheet with a `largestUndimmedDetentIdentifier`, such a sheet does not dim its
/// presenter, and a user can still touch controls and tabs below it:
///
/// ```swift
/// final class MapResultsController: SheetController {
///   var isUndimmed: Bool { true }
/// }
/// ```
///
/// The property counts on the presented controller and on the child in front inside it.
public protocol SheetController: Controller {
  /// Whether the sheet leaves its presenter undimmed.
  var isUndimmed: Bool { get }
}
