/// Finds what somebody may have meant by a name that is not there.
public enum NearName {
  /// The candidate closest to a name, if any is close enough to be a slip of the finger.
  ///
  /// A third of the name's characters may differ. Of equally close candidates the first one in
  /// alphabetical order is taken.
  ///
  /// - Parameters:
  ///   - name: The name that is not there.
  ///   - candidates: The names that are.
  /// - Complexity: O(*m* · *n*) in the number of candidates and the square of their length.
  public static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased().utf8)
    guard letters.count <= longest else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name {
      let slips = max(1, min(letters.count, candidate.utf8.count) / 3)
      let limit = min(slips, best?.distance ?? slips)
      guard candidate.utf8.count <= longest, abs(candidate.utf8.count - letters.count) <= limit,
        let found = distance(letters, Array(candidate.lowercased().utf8), atMost: limit)
      else { continue }
      if best.map({ (found, candidate) < ($0.distance, $0.name) }) ?? true {
        best = (found, candidate)
      }
    }
    return best?.name
  }

  /// A clause in brackets that offers the closest candidate, or nothing.
  static func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
    closest(to: name, among: candidates).map { " (\(question($0)))" } ?? ""
  }

  /// The last clause of a message about a name that is not there: the near name, where there is one.
  ///
  /// - Parameters:
  ///   - near: The near name.
  ///   - alternative: What is said where there is none, such as the names that are known.
  package static func hint(_ near: String?, otherwise alternative: String? = nil) -> String {
    (near.map(question) ?? alternative).map { "; \($0)" } ?? ""
  }

  private static func question(_ near: String) -> String { "did you mean '\(near)'?" }

  /// Longer names are no slips of the finger.
  private static let longest = 200

  /// The number of letters that must be put in, left out or changed; `nil` for more than a limit.
  ///
  /// - Complexity: Most names are told apart by their first few letters.
  private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    var row = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, other) in right.enumerated() {
        let substituted = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
        least = min(least, row[j + 1])
      }
      if least > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
