@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
  @MainActor init()
}
extension App {
  @MainActor public static func main() {}
}
@MainActor public protocol Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
@MainActor public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
