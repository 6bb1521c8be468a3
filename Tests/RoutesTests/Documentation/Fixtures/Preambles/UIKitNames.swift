import Routes

final class ListController: UnwindReceiver {}
final class DetailController: Controller {
  var item = ""
}
final class DrawerController: ArrangeableContainer {
  weak var graph: ControllerGraph?
  var childControllers: [any Controller] = []
  var content: (any Controller)?
  func arrange(_ children: [any Controller], content: (any Controller)?) {
    childControllers = children
    self.content = content
  }
}

extension Segue<DetailController>.From<ListController> {
  static var showDetail: Self { .init("ShowDetail") }
}
extension Segue<DetailController> {
  static var fade: Self { .init("Fade") }
}
extension SceneIdentifier<DetailController> {
  static var detail: Self { .init("Detail", in: "Main") }
}
extension Unwind<ListController> {
  static var toList: Self { .init("backToList:") }
}

/// What the right column of the table names.
struct Names {
  let graph: ControllerGraph
  let list: ListController
  let detail: DetailController
  let child: DetailController
  let search: SearchController
  let searchDelegate: any SearchController.Delegate
  let item: String
  let navigation: NavigationController
  let tabs: TabBarController
  let split: SplitViewController
  let page: PageViewController
  let drawer: DrawerController
  let windowScene: WindowScene
  let segue: PerformedSegue
  let segueSource: any SegueSource
  let lifecycle: any LifecycleController
  let presentable: any PresentableController
  let context: any PresentationContextController
  let receiver: any UnwindReceiver
  let responder: any DismissalResponder
  let dismissalDelegate: any DismissalDelegate
  let popResponder: any PopResponder
  let barHiding: any NavigationController.BarHiding
  let navigationDelegate: any NavigationController.Delegate
  let tabDelegate: any TabBarController.Delegate
  let pageSource: any PageViewController.DataSource
  let pageDelegate: any PageViewController.Delegate
  let coordinator: Transition.Coordinator
  let splitDelegate: any SplitViewController.Delegate
  let shown: () -> Void
}
