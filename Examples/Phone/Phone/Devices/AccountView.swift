import PhoneKit
import Routes
import RoutesSwiftUI
import SwiftUI

/// The account of the user: a view of SwiftUI in a UIKit app.
struct AccountView: View {
  let model: AccountModel
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Text(model.name)
      Button("Close") { navigator.dismiss() }
    }
    .navigationTitle("Account")
  }
}

/// The screen as the graph sees it. Its user is set before the view is shown.
final class AccountModel: AccountScreen {
  var user: User?
  var name: String { user?.name ?? "" }
}

extension EnvironmentValues {
  var navigator: Navigator<DevicesDestination> { navigator(for: DevicesDestination.self) }
}
