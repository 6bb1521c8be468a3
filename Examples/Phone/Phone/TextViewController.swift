import RoutesUIKit
import UIKit

/// A table of texts, as every screen of the app is one.
class TextViewController: UITableViewController {
  private static let row = "Row"

  /// The text on screen.
  var texts: [String] { [] }

  /// Called when a user taps a row.
  func didSelect(row: Int) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.row)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.row, for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelect(row: indexPath.row)
  }

  /// Prepares the destinations of typed segues, for all screens.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    forward(segue, sender: sender)
  }

  /// Adds a button that closes a presented screen.
  func addCloseButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
  }
}
