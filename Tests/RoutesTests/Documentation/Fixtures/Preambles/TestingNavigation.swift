enum AppDestination: Destination {
  case login
  var route: Route { Route(Segue<LoginController>("Login")) }
}
