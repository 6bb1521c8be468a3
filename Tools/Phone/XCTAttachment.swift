import Foundation
import XCTest

// What Apple's XCTest has and that of Linux has not, as far as the tests of Examples/Phone use it.
// `.ci/phone` compiles them with it.

/// https://developer.apple.com/documentation/xctest/xctattachment
nonisolated class XCTAttachment: NSObject {
  enum Lifetime: Int {
    case keepAlways
    case deleteOnSuccess
  }

  var name: String?
  var lifetime = Lifetime.deleteOnSuccess

  convenience init(data payload: Data, uniformTypeIdentifier identifier: String) { self.init() }
}

/// https://developer.apple.com/documentation/xctest/xctactivity/add(_:)
nonisolated extension XCTestCase {
  func add(_ attachment: XCTAttachment) {}
}
