import Routes

enum Mapped: Destination {
  case login

  var route: Route { Route(.login) }
}
