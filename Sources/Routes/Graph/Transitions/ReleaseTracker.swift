/// A controller that left, held weakly.
struct TrackedDeparture {
  let name: String
  let reason: RemovalReason
  let origin: Registration?
  let serial: Int
  let isLoaded: Bool
  weak var controller: (any Controller)?
}

/// Those that left, as long as somebody else keeps them.
final class ReleaseTracker {
  private var leavers: [ObjectIdentifier: TrackedDeparture] = [:]
  /// When the ones that are gone are forgotten.
  private var limit = 64
  private(set) var isEmpty = true

  /// The ones that are still there, in the order in which they had come.
  var held: [TrackedDeparture] {
    leavers.values.filter { $0.controller != nil }.sorted { $0.serial < $1.serial }
  }

  /// Remembers what left, at a cost that does not depend on how much has.
  func remember(_ node: Node) {
    if leavers.count >= limit {
      forgetReleased()
      limit = max(64, leavers.count * 2)
    }
    leavers[node.id] = TrackedDeparture(
      name: ControllerName.of(node.controller),
      reason: node.reason,
      origin: node.origin,
      serial: node.serial,
      isLoaded: node.isLoaded,
      controller: node.controller
    )
    isEmpty = false
  }

  /// Forgets one that comes back.
  ///
  /// - Returns: What it was when it left; `nil` for another one that got its place in memory.
  func take(_ node: Node) -> TrackedDeparture? {
    guard let leaver = leavers.removeValue(forKey: node.id) else { return nil }
    isEmpty = leavers.isEmpty
    return leaver.controller === node.controller ? leaver : nil
  }

  func forgetReleased() {
    leavers = leavers.filter { $0.value.controller != nil }
    isEmpty = leavers.isEmpty
  }
}
