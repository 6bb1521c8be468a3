#if canImport(UIKit) && !os(watchOS)
  import Routes
  import UIKit

  extension UIModalTransitionStyle {
    /// UIKit's style for one of the library's; tvOS has no pages that curl.
    init(_ style: ModalTransitionStyle) {
      switch style {
      case .coverVertical: self = .coverVertical
      case .flipHorizontal: self = .flipHorizontal
      case .crossDissolve: self = .crossDissolve
      case .partialCurl:
        #if os(tvOS)
          self = .coverVertical
        #else
          self = .partialCurl
        #endif
      }
    }
  }

  extension ModalTransitionStyle {
    /// The style of a controller.
    init(_ style: UIModalTransitionStyle) {
      switch style {
      case .flipHorizontal: self = .flipHorizontal
      case .crossDissolve: self = .crossDissolve
      #if !os(tvOS)
        case .partialCurl: self = .partialCurl
      #endif
      default: self = .coverVertical
      }
    }
  }

  extension UIModalPresentationStyle {
    /// UIKit's style for one of the library's.
    init(_ style: PresentationStyle) {
      switch style {
      case .automatic, .pageSheet:
        #if os(tvOS)
          self = .automatic
        #else
          self = .pageSheet
        #endif
      case .formSheet:
        #if os(tvOS)
          self = .automatic
        #else
          self = .formSheet
        #endif
      case .popover:
        #if os(tvOS)
          self = .automatic
        #else
          self = .popover
        #endif
      case .fullScreen: self = .fullScreen
      case .overFullScreen: self = .overFullScreen
      case .currentContext: self = .currentContext
      case .overCurrentContext: self = .overCurrentContext
      case .custom: self = .custom
      }
    }
  }
#endif
