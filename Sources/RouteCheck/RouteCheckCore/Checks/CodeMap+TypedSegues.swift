import Routes
import StoryboardReader
import SwiftScanner

extension CodeMap {
  /// The typed segues of one file, as the table that they amount to.
  struct SegueTable {
    var file: RouteTableFile
    /// The rows whose segue the code registers as well, and so does not need a storyboard for.
    var registered: Set<Int>
  }

  /// The typed segues of all files; those whose identifier is not known make no statement.
  var segueTables: [SegueTable] {
    index.files.indices.compactMap { position in
      let file = index.files[position]
      guard !file.facts.segues.isEmpty else { return nil }
      var table = RouteTableFile(path: file.path, table: RouteTable(), rows: [], locations: [])
      var registered: Set<Int> = []
      for segue in file.facts.segues {
        guard case .known(let identifier) = index.resolve(segue.identifier, in: "", of: position)
        else { continue }
        if index.registration(ofSegue: segue.name, from: file.root) != nil {
          registered.insert(table.rows.count)
        }
        var segue = segue
        segue.destination = segue.destination.map { index.target(of: $0, from: file.root) }
        table.add(segue, identifier: identifier)
      }
      return SegueTable(file: table, registered: registered)
    }
  }
}

extension RouteTableFile {
  fileprivate mutating func add(_ segue: SegueFact, identifier: String) {
    table.routes.append(
      RouteTable.Row(
        segue: identifier,
        source: segue.source.map { .init(className: $0) },
        destination: segue.destination.map { .init(className: $0) }
      )
    )
    rows.append([:])
    locations.append(segue.location)
  }
}
