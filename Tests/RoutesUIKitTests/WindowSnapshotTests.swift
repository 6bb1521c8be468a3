import Routes
import RoutesUIKit
import Testing
import UIKit

/// Hierarchies of UIKit in the notation of a graph.
@MainActor @Suite struct WindowSnapshotTests {
  final class Home: UIViewController {}
  final class Menu: UIViewController {}
  final class LoginNavigationController: UINavigationController {}

  @Test func anEmptyWindowHasAnEmptySnapshot() {
    #expect(Snapshot(of: UIWindow()) == Snapshot())
  }

  @Test func containersAreThoseOfTheNotation() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Home()), Menu()]
    tabs.selectedIndex = 1
    try expect(tabs, "tab(nav(Home), *Menu)")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Menu(), for: .primary)
    split.setViewController(UINavigationController(rootViewController: Home()), for: .secondary)
    try expect(split, "regular: split(nav(Menu), nav(Home))", width: .regular)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Home()], direction: .forward, animated: false)
    try expect(pages, "page(Home)")
    try expect(UITabBarController(), "tab()")
  }

  @Test func theContentOfASplitControllerIsTheDetailOrElseThePrimary() {
    let (list, detail) = (Menu(), Home())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    #expect(split.contentOutsideGraph === list.navigationController)
    split.setViewController(detail, for: .secondary)
    #expect(split.contentOutsideGraph === detail.navigationController)
  }

  @Test func aSubclassOfAContainerHasItsName() throws {
    let login = LoginNavigationController(rootViewController: Home())
    try expect(login, "nav:LoginNavigation(Home)")
  }

  @Test func anAppsContainerAndEmbeddedChildrenAreShown() throws {
    let drawer = DrawerViewController()
    drawer.addChild(Menu())
    drawer.addChild(Home())
    try expect(drawer, "Drawer(Menu, *Home)")
    let home = Home()
    home.addChild(Menu())
    try expect(home, "Home[Menu]")
  }

  @Test(arguments: [
    (UIModalPresentationStyle.automatic, "sheet"), (.pageSheet, "sheet"),
    (.fullScreen, "fullScreen"), (.overFullScreen, "overFullScreen"), (.formSheet, "sheet"),
    (.popover, "popover"), (.custom, "custom"),
  ])
  func presentationsAreShownWithTheirStyle(style: UIModalPresentationStyle, word: String) throws {
    try UIKitRecord.run { record in
      let window = UIWindow()
      let home = Home()
      window.rootViewController = UINavigationController(rootViewController: home)
      window.makeKeyAndVisible()
      let menu = Menu()
      menu.modalPresentationStyle = style
      home.present(menu, animated: false)
      try #expect(Snapshot(of: window) == Snapshot("nav(Home) > \(word) Menu"))
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }

  private func expect(
    _ root: UIViewController,
    _ notation: String,
    width: UIUserInterfaceSizeClass = .compact
  ) throws {
    try UIKitRecord.run { record in
      let window = UIWindow()
      window.horizontalSizeClass = width
      window.rootViewController = root
      window.makeKeyAndVisible()
      try #expect(Snapshot(of: window) == Snapshot(notation), "\(Snapshot(of: window))")
      #expect(record.warnings.isEmpty && record.exceptions.isEmpty)
    }
  }
}
