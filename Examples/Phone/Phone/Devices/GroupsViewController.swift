import PhoneKit

/// The groups of a user, and the way to the account.
final class GroupsViewController: TextViewController, GroupsScreen {
  var user: User?
  var act: (GroupsAction) -> Void = { _ in }

  override var texts: [String] { ["Account"] + (user?.groups ?? []).map(\.name) }

  override func didSelect(row: Int) {
    if row == 0 {
      act(.showAccount)
    } else if let user {
      act(.showDevices(user.groups[row - 1]))
    }
  }
}
