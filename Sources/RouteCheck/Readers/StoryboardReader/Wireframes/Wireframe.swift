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

  /// A view of a scene.
  package struct View: Equatable, Sendable {
    package var kind: Kind
    /// The position of its superview in the scene.
    package var parent: Int?
    package var id: ExactString?
    package var customClass: String?
    /// The frame in the view that contains it; `nil` if the file does not say it.
    package var frame: Rect?
    /// The text that the view shows.
    package var text: String?
    /// The placeholder of an empty field.
    package var placeholder: String?
    /// The name of the image that the view shows.
    package var image: String?
    package var fill: Colour?
    package var textColour: Colour?
    package var fontSize = 17.0
    package var isBold = false
    package var alignment = Alignment.natural
    package var isHidden = false
    /// Whether a switch is on.
    package var isOn = false
    /// The texts of segments, or of the items of a bar.
    package var items: [String] = []
    /// How the views inside are arranged, if the view arranges them.
    package var stack: Stack?
    /// The constraints of a view without a frame.
    package var horizontal = Span()
    package var vertical = Span()
    /// The object id of the scene that a container view embeds.
    package var embedded: ExactString?

    package init(_ kind: Kind, in parent: Int? = nil) {
      self.kind = kind
      self.parent = parent
    }
  }

  /// The visible kind of a view.
  package enum Kind: String, Sendable, CaseIterable {
    /// A view that only contains others.
    case view
    /// A view whose content the app draws.
    case canvas
    case label, button, textField, textView, searchBar
    case toggle, slider, stepper, progress, spinner, segments, pageControl, picker
    case image, web, map
    case table, collection, cell, content, header
    case stack, scroll, container
    case navigationBar, toolbar, tabBar
    case separator
  }

  package enum Alignment: String, Sendable {
    case natural, left, center, right, justified
  }

  /// The arrangement of a stack.
  package struct Stack: Equatable, Sendable {
    var isVertical = false
    var spacing = 0.0
    package var isEqual = false
  }

  /// The distances of a view to the edges of its superview and its size in one direction, if constraints set
  /// them.
  package struct Span: Equatable, Sendable {
    var start: Double?
    var end: Double?
    var size: Double?
    var isCentered = false

    /// The place in a superview; `nil` if the constraints do not say enough.
    ///
    /// - Parameters:
    ///   - usual: The size of the view without constraints.
    ///   - whole: The size of the superview.
    func place(usual: Double, in whole: Double) -> (start: Double, size: Double)? {
      if let start, let end { return (start, max(whole - start - end, 0)) }
      let length = min(size ?? usual, whole)
      if let start { return (start, length) }
      if let end { return (whole - end - length, length) }
      return isCentered ? ((whole - length) / 2, length) : nil
    }
  }
}

extension Wireframe.Kind {
  /// The kinds of views on phones, Macs and watches by the names of their elements.
  static let byElement: [String: Self] = [
    "view": .view, "visualEffectView": .view, "customView": .view, "box": .view,
    "clipView": .view, "splitView": .view, "tabView": .view,
    "glkView": .canvas, "mtkView": .canvas, "skView": .canvas, "sceneKitView": .canvas,
    "arscnView": .canvas, "arskView": .canvas, "openGLView": .canvas, "pdfView": .canvas,
    "avPlayerView": .canvas,
    "label": .label, "timer": .label, "date": .label, "button": .button, "popUpButton": .button,
    "textField": .textField, "secureTextField": .textField, "comboBox": .textField,
    "tokenField": .textField, "textView": .textView, "searchBar": .searchBar,
    "searchField": .searchBar, "switch": .toggle, "slider": .slider, "stepper": .stepper,
    "progressView": .progress, "progressIndicator": .progress, "levelIndicator": .progress,
    "activityIndicatorView": .spinner, "segmentedControl": .segments,
    "pageControl": .pageControl, "pickerView": .picker, "datePicker": .picker,
    "picker": .picker, "colorWell": .picker, "imageView": .image, "webView": .web,
    "wkWebView": .web, "mapView": .map, "map": .map, "tableView": .table, "outlineView": .table,
    "table": .table, "collectionView": .collection, "tableViewCell": .cell, "tableRow": .cell,
    "tableCellView": .cell, "collectionViewCell": .cell, "tableViewCellContentView": .content,
    "collectionViewCellContentView": .content, "collectionReusableView": .header,
    "tableViewHeaderFooterView": .header, "stackView": .stack, "group": .stack,
    "scrollView": .scroll, "containerView": .container, "navigationBar": .navigationBar,
    "toolbar": .toolbar, "tabBar": .tabBar, "separator": .separator,
  ]
}
