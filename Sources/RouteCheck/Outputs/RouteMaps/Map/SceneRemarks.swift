import CodeFacts
import ProjectModel
import Routes

extension Storyboard.Scene {
  /// The settings of the scene for its presentation and its bars.
  var remarks: [String] {
    var remarks: [String] = []
    if let style = settings.presentationStyle { remarks.append("presented as \(style)") }
    if settings.isModalInPresentation { remarks.append("not dismissed by a swipe") }
    if settings.definesPresentationContext == true { remarks.append("presentation context") }
    if settings.hiddenBars.contains(.navigationBar) { remarks.append("no navigation bar") }
    if settings.hiddenBars.contains(.tabBar) { remarks.append("no tab bar") }
    return remarks
  }
}

extension ScreenCode.Own {
  /// How the code leaves the screen, each way once.
  var remarks: [String] {
    let kinds = Set(removals.map(\.kind))
    return RemovalFact.Kind.allCases.filter(kinds.contains).map { "code \($0.phrase)" }
  }
}

extension RemovalFact.Kind {
  fileprivate var phrase: String {
    switch self {
    case .dismiss: "dismisses"
    case .pop: "pops"
    case .popToRoot: "pops to the root"
    case .popTo: "pops to a controller"
    case .setChildren: "sets children"
    case .setRoot: "sets the window's root"
    case .selectTab: "selects a tab"
    }
  }
}
