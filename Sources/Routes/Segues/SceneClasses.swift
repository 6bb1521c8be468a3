/// The controller classes that storyboards and snapshots name, with closures that make them.
///
/// ```swift
/// var classes = SceneClasses()
/// try classes.register(FeedController.init)
/// try classes.register(ConversationController.init)
/// let registry = try SegueRegistry(main, classes: classes)
/// ```
///
/// A scene whose class is not registered becomes a ``PlaceholderController``, or the library's container
/// of its kind. A container's class must be a subclass of the library's. Its children in the
/// storyboard are added after it was made.
public struct SceneClasses {
  var makers: [ExactString: () throws -> any Controller] = [:]
  /// The classes' names by the names in snapshots.
  private var names: [ExactString: ExactString] = [:]

  /// Creates an empty table, with which every scene becomes a placeholder.
  public init() {}

  /// Registers a class under its name.
  ///
  /// - Parameter make: Makes a controller of the class.
  /// - Throws: ``RegistrationError/duplicateClass(name:)``, also when two names differ only in the
  ///   suffix `Controller` or `ViewController`.
  public mutating func register<Screen: Controller>(
    _ make: @escaping () throws -> Screen
  ) throws(RegistrationError) {
    let name: ExactString = "\(Screen.self)"
    guard names.updateValue(name, forKey: ControllerName.trimmed(name)) == nil else {
      throw .duplicateClass(name: name)
    }
    makers[name] = make
  }

  /// The closure that makes the class of a name in a snapshot.
  func maker(named name: ExactString) -> (() throws -> any Controller)? {
    names[name].flatMap { makers[$0] }
  }
}
