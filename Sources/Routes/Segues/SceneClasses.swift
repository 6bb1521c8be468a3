/// How to make the controllers whose classes a storyboard names.
///
/// ```swift
/// var classes = SceneClasses()
/// try classes.register(FeedController.init)
/// try classes.register(ConversationController.init)
/// let registry = try SegueRegistry(main, classes: classes)
/// ```
///
/// A scene whose class is not registered becomes a ``PlaceholderController``, or the library's container
/// of its kind. A container's class must be a subclass of the library's; what a storyboard puts
/// inside it is put there after it was made.
public struct SceneClasses {
  var makers: [String: () throws -> any Controller] = [:]
  /// The classes' names as snapshots write them.
  private var names: [String: String] = [:]

  /// Makes an empty table: every scene becomes a placeholder.
  public init() {}

  /// Registers a class under its own name.
  ///
  /// - Parameter make: Makes a controller of the class.
  /// - Throws: ``RegistrationError/duplicateClass(name:)``, also when two names differ only in
  ///   `Controller` or `ViewController` at their ends.
  public mutating func register<Screen: Controller>(
    _ make: @escaping () throws -> Screen
  ) throws(RegistrationError) {
    let name = "\(Screen.self)"
    guard names.updateValue(name, forKey: ControllerName.trimmed(name)) == nil else {
      throw .duplicateClass(name: name)
    }
    makers[name] = make
  }

  /// What makes the class that a snapshot names.
  func maker(named name: String) -> (() throws -> any Controller)? {
    names[name].flatMap { makers[$0] }
  }
}
