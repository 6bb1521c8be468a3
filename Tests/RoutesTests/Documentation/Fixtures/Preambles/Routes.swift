extension Segue<LoginController> { static var login: Self { .init("LoginSegue") } }

let status = Status(text: "Hello")
let registry = SegueRegistry()
