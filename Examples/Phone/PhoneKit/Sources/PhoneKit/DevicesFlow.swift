import Routes

/// Decides which screen of the devices comes next.
public final class DevicesFlow {
  private let navigator: (any Controller) -> Navigator<DevicesDestination>
  /// Creates a flow.
  ///
  /// - Parameter navigator: Makes the navigator of a screen.
  public init(_ navigator: @escaping (any Controller) -> Navigator<DevicesDestination>) {
    self.navigator = navigator
  }

  /// Asks who the user is, and shows their groups.
  public func begin(at welcome: any Controller) {
    let navigator = navigator(welcome)
    navigator.go(
      to: .login { [weak self] user in
        navigator.dismiss()
        self?.showGroups(of: user, from: navigator)
      }
    )
  }

  private func showGroups(of user: User, from start: Navigator<DevicesDestination>) {
    start.go(
      to: .groups(user) { [weak self] action, screen in
        switch action {
        case .showDevices(let group): self?.navigator(screen).go(to: .devices(user, group))
        case .showAccount: self?.navigator(screen).go(to: .account(user))
        }
      }
    )
  }
}
