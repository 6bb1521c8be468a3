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
