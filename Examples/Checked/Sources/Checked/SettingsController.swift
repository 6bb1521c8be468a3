import Routes

final class SettingsController: SegueSource {
  var hasUnsavedChanges = false

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    let signOut = Segue<WelcomeController>.From<SettingsController>.signOut
    return identifier != signOut.identifier || !hasUnsavedChanges
  }
}
