// A test imports the module RoutesTesting alone, and uses every part of the library.
@_exported import Routes
@_exported import RoutesExploration
@_exported import RoutesLinks
