import Routes

final class SettingsController: SegueSource {
  var hasUnsavedChanges = false

  func shouldPerform(_ identifier: String, sender: Any?) -> Bool {
    identifier != Segue.signOut.identifier || !hasUnsavedChanges
  }
}
