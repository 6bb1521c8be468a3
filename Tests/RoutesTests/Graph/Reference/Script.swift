/// The requests that are made inside calls, by the numbers of these: the moves of a walk, and what
/// the model made of them.
struct Script {
  /// The moves that are still to come.
  var moves: [Int: Walk.Move] = [:]
  /// The number of calls so far.
  var count = 0
  /// The number of the next controller.
  var nextNumber = 0
  var records = false
  /// The requests and their answers since the last time.
  var requests: [Int: Request] = [:]
  var answers: [Int: Answer] = [:]

  /// Returns the requests and answers since the last time.
  mutating func take() -> (requests: [Int: Request], answers: [Int: Answer]) {
    defer { (requests, answers) = ([:], [:]) }
    return (requests, answers)
  }
}
