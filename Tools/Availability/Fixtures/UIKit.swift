#if canImport(UIKit)
  import UIKit

  @MainActor
  func flip(_ controller: UIViewController) {
    controller.modalTransitionStyle = .flipHorizontal
    controller.modalTransitionStyle = .crossDissolve
    #if !os(tvOS)
      controller.modalTransitionStyle = .flipHorizontal
    #endif
    controller.view.traitOverrides.horizontalSizeClass = .compact
    if #available(iOS 17, tvOS 17, *) {
      controller.view.traitOverrides.horizontalSizeClass = .compact
    }
    (controller as? UINavigationController)?.viewDidLoad()
  }
#endif
