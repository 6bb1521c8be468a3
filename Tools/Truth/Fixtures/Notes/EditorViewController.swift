import UIKit

enum EditorSegue {
  static let save = "Save"
}

class EditorViewController: UIViewController {
  var text = ""

  func save() { performSegue(withIdentifier: EditorSegue.save, sender: self) }
}

class PreferencesViewController: UIViewController {}

class ArchiveViewController: UIViewController {}
