import UIKit

class NotesViewController: UIViewController {
  @IBOutlet var countLabel: UILabel!

  @IBAction func sortNotes(_ sender: UIButton) { countLabel.text = "Sorted" }

  @IBAction func noteWasSaved(_ segue: UIStoryboardSegue) {}

  func edit() { performSegue(withIdentifier: "ShowEditor", sender: self) }

  func editInWindow() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let editor = storyboard.instantiateViewController(withIdentifier: "Editor")
    present(editor, animated: true)
  }

  func openPreferences() {
    let storyboard = UIStoryboard(name: "Preferences", bundle: nil)
    let preferences = storyboard.instantiateViewController(withIdentifier: "Preferences")
    present(preferences, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "ShowEditor" {
      let editor = segue.destination as! EditorViewController
      editor.text = "New"
    } else if segue.identifier == "ShowPreferences" {
      let preferences = segue.destination as! PreferencesViewController
      preferences.title = "Preferences"
    }
  }
}
