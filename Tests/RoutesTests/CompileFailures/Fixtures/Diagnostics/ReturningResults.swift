import Routes

final class PinController: ResultController { typealias Output = String }
extension Segue<PinController> {
  static var pickPin: Self { .init("PickPin") }
}
struct PickPin: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.pickPin) }
}

protocol VoucherScreen: ResultController where Output == String { var holder: String { get set } }
final class KioskController: Controller {}
extension Segue<any VoucherScreen>.From<KioskController> {
  static var addVoucher: Self { .init("AddVoucher") }
}
struct AddVoucher: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.addVoucher, output: { $0.outputType }) }
}
struct AddVoucherWithoutOutput: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.addVoucher) }  // expected-error {{type 'any VoucherScreen' cannot conform to 'ResultController'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
}
struct AddPreparedVoucher: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.addVoucher) { $0.holder = "" } }  // expected-error {{type 'any VoucherScreen' cannot conform to 'ResultController'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
}

extension Segue<any VoucherScreen> {
  static var scanVoucher: Self { .init("ScanVoucher") }
}
extension Segue<any VoucherScreen>.From<KioskController> {
  static var scanVoucher: Self { .init("ScanVoucher") }
}
struct ScanVoucher: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.scanVoucher, output: { $0.outputType }) }
}
struct ScanPreparedVoucher: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.scanVoucher) { $0.holder = "" } }  // expected-error {{type 'any VoucherScreen' cannot conform to 'ResultController'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
}
struct ScanVoucherWithoutOutput: ResultDestination {
  var resultRoute: Route.Returning<String> { Route.Returning(.scanVoucher) }  // expected-error {{type 'any VoucherScreen' cannot conform to 'ResultController'}} expected-note {{only concrete types such as structs, enums and classes can conform to protocols}}
}

func pick(on graph: ControllerGraph, _ navigator: Navigator<AppDestination>, _ pin: PinController) throws {
  try graph.present(pin) { outcome in print(outcome) }
  try graph.present(pin) { print($0.output ?? "") }
  try graph.present(pin) { _ in }
  try graph.present(pin) { if case .finished(let text) = $0 { print(text) } }
  try graph.present(pin) { print("presented") }
  try graph.present(pin) { (text: String) in print(text) }  // expected-error {{is unavailable: the closure gets an outcome, because a screen can be left without a result; write '{ outcome in … }' and read 'outcome.output'}}
  try graph.present(pin) { print($0.count) }  // expected-error {{is unavailable: the closure gets an outcome}}
  try graph.go(to: PickPin()) { outcome in print(outcome) }
  try graph.go(to: PickPin()) { if case .finished(let text) = $0 { print(text) } }
  try graph.go(to: PickPin()) { (text: String) in print(text) }  // expected-error {{is unavailable: the closure gets an outcome, because a screen can be left without a result; write '{ outcome in … }' and read 'outcome.output'}}
  try graph.go(to: PickPin()) { print($0.count) }  // expected-error {{is unavailable: the closure gets an outcome}}
  navigator.go(to: PickPin()) { outcome in print(outcome) }
  navigator.go(to: PickPin()) { if case .finished(let text) = $0 { print(text) } }
  navigator.go(to: PickPin()) { (text: String) in print(text) }  // expected-error {{cannot convert value of type '(String) -> ()' to expected argument type '(Outcome<String>) -> Void'}}
  navigator.go(to: PickPin()) { print($0.count) }  // expected-error {{value of type 'Outcome<String>' has no member 'count'}}
}

enum AppDestination: Destination {
  case login
  var route: Route { Route(.login) }
}

func wait(on graph: ControllerGraph) async throws {
  try await graph.result(of: AppDestination.login)  // expected-error {{instance method 'result(of:from:isolation:)' requires that 'AppDestination' conform to 'ResultDestination'}}
  let _: String = try await graph.result(of: AppDestination.login)  // expected-error {{cannot convert value of type 'Outcome<AppDestination.Output>' to specified type 'String'}} expected-error {{instance method 'result(of:from:isolation:)' requires that 'AppDestination' conform to 'ResultDestination'}}
  try await graph.result(of: .login)  // expected-error {{type 'ResultDestination' has no member 'login'}}
  _ = try await graph.result(of: PickPin())
  let _: Outcome<String> = try await graph.result(of: PickPin())
  let _: String? = try await graph.result(of: PickPin()).output
  let _: String = try await graph.result(of: PickPin())  // expected-error {{cannot convert value of type 'Outcome<String>' to specified type 'String'}}
}
