import PhoneKit
import Routes
import RoutesSwiftUI
import SwiftUI

struct LoginView: View {
  let model: LoginModel

  var body: some View {
    List {
      ForEach(model.users, id: \.name) { user in
        Button(user.name) { model.didLogIn(user) }
      }
    }
    .navigationTitle("Log In")
  }
}

struct GroupsView: View {
  let model: GroupsModel

  var body: some View {
    List {
      ForEach(model.user?.groups ?? [], id: \.name) { group in
        Button(group.name) { model.act(.showDevices(group)) }
      }
      Button("Account") { model.act(.showAccount) }
    }
    .navigationTitle("Groups")
  }
}

struct DevicesView: View {
  let model: DevicesModel
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      ForEach(model.group?.devices ?? [], id: \.self) { Text($0) }
      if let user = model.user {
        Button("Account") { navigator.go(to: .account(user)) }
      }
    }
    .navigationTitle(model.group?.name ?? "")
  }
}

struct AccountView: View {
  let model: AccountModel
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Text(model.user?.name ?? "")
      Button("Close") { navigator.dismiss() }
    }
    .navigationTitle("Account")
  }
}
