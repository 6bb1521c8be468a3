import Routes

/// A scene's screen as its storyboard describes it: views with frames, texts and colours.
///
/// Everything is plain data for a drawing. Texts are cut, and numbers are kept within bounds.
package struct Wireframe: Equatable, Sendable {
  /// The name that Interface Builder writes above the scene, as a comment.
  package var comment: String?
  /// The title of the controller.
  package var title: String?
  /// The size of the screen; `nil` if the file does not say it.
  package var size: Size?
  /// The views in drawing order, each after its superview.
  package var views: [View] = []
  /// The title and the items of the navigation bar, if the controller has any.
  package var navigationItem: NavigationItem?
  /// The controller's item in a tab bar.
  package var tabBarItem: String?
  /// The name of the image of that item.
  package var tabBarImage: String?
  /// The items of the controller's toolbar.
  package var toolbarItems: [String] = []
  /// The images of the items without a text in the bars of the controller.
  package var barImages: [String] = []
  /// How many views were left out because the scene has too many.
  package var omittedViews = 0

  package init() {}
}

extension Wireframe {
  /// A width and a height in points.
  package struct Size: Equatable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in points, from the top left.
  package struct Rect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The items of a controller in a navigation bar.
  package struct NavigationItem: Equatable, Sendable {
    package var title: String?
    /// The texts of the items on the left.
    package var left: [String] = []
    /// The texts of the items on the right, the outermost first.
    package var right: [String] = []

    package init(title: String? = nil) { self.title = title }
  }
}

extension Wireframe {
  /// The bounds on the content of a file.
  enum Limits {
    /// No real screen has as many views.
    static let views = 400
    /// The number of views inside of each other.
    static let depth = 48
    /// The number of scalars of a text; a thumbnail shows fewer.
    static let text = 160
    /// The number of items of a bar, and of segments.
    static let items = 12
    /// The largest coordinate. Interface Builder allows canvases of about this size.
    static let coordinate = 100_000.0
    /// The number of constraints between views without a frame.
    static let constraints = 2_000
  }
}
