import PhoneKit
import Routes
import RoutesSwiftUI
import SwiftUI

@main
struct TasksApp: App {
  @State private var session = Result { try Session() }

  var body: some Scene {
    WindowGroup {
      switch session {
      case .success(let session): GraphView(session.graph) { ScreenContent(controller: $0) }
      case .failure(let error): Text("\(error)")
      }
    }
  }
}

extension EnvironmentValues {
  var navigator: Navigator<DevicesDestination> { navigator(for: DevicesDestination.self) }
}

/// The view of each model.
struct ScreenContent: View {
  let controller: any Controller

  var body: some View {
    switch controller {
    case let model as WelcomeModel: Button("Log in") { model.didBegin() }
    case let model as LoginModel: LoginView(model: model)
    case let model as GroupsModel: GroupsView(model: model)
    case let model as DevicesModel: DevicesView(model: model)
    case let model as AccountModel: AccountView(model: model)
    default: EmptyView()
    }
  }
}
