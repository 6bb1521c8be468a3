// Declarations of SwiftUI without its behavior: code that compiles against them compiles against SwiftUI.
// The views remember what they are made of, so that a test can see it.

/// What a view of the framework is, and the views inside.
package struct ShownView {
  package let text: String
  package let parts: [() -> any View]

  init(_ text: String = "", _ parts: [() -> any View] = []) {
    self.text = text
    self.parts = parts
  }
}

@MainActor protocol DescribedView { var shown: ShownView { get } }

/// A line for each view and each modifier inside a view, indented by its depth.
@MainActor package func description(of view: any View, depth: Int = 0) -> String {
  guard let shown = (view as? any DescribedView)?.shown else {
    return description(of: body(of: view), depth: depth)
  }
  let line = shown.text.isEmpty ? "" : String(repeating: " ", count: depth) + shown.text + "\n"
  let inner = shown.text.isEmpty ? depth : depth + 1
  return line + shown.parts.map { description(of: $0(), depth: inner) }.joined()
}

@MainActor private func body(of view: some View) -> any View { view.body }

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view of the framework, which has no body.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView(of: ()) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [() -> any View] = []
    for view in repeat each content { parts.append { view } }
    return TupleView(of: (repeat each content), parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent { first } }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent { second } }
}

public struct EmptyView: PrimitiveView, DescribedView {
  var shown: ShownView { ShownView() }
  public init() {}
  nonisolated init(of _: Void) {}
}
public nonisolated struct TupleView<T>: PrimitiveView, DescribedView {
  let shown: ShownView
  @MainActor public init(_ value: T) { shown = ShownView() }
  nonisolated init(of _: T, _ parts: [() -> any View]) { shown = ShownView("", parts) }
}
public nonisolated struct _ConditionalContent<TrueContent, FalseContent>: PrimitiveView,
  DescribedView
{
  let shown: ShownView
  nonisolated init(_ content: @escaping () -> any View) { shown = ShownView("", [content]) }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}
extension Optional: PrimitiveView where Wrapped: View {}
extension Optional: DescribedView where Wrapped: View {
  var shown: ShownView { ShownView("", map { view in [{ view }] } ?? []) }
}

public struct Text: PrimitiveView, DescribedView {
  let shown: ShownView
  public init<S: StringProtocol>(_ content: S) { shown = ShownView("Text \(content)") }
}
public struct Group<Content>: DescribedView { let shown: ShownView }
extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    shown = ShownView("Group", [{ content }])
  }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: DescribedView {
  let shown: ShownView
}
extension ForEach: View, PrimitiveView where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { shown = ShownView("ForEach", data.map { element in { content(element) } }) }
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { shown = ShownView("ForEach", data.map { element in { content(element) } }) }
}
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView, DescribedView {
  let shown: ShownView
}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    shown = ShownView("List", [{ content }])
  }
}
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
public struct Button<Label: View>: PrimitiveView, DescribedView {
  private nonisolated let text: String
  var shown: ShownView { ShownView(text) }
  public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    text = "Button"
  }
}
extension Button where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    text = "Button \(title)"
  }
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { text = "Button \(title), \(role?.name ?? "no role")" }
}
public struct TextField<Label: View>: PrimitiveView, DescribedView {
  private nonisolated let text: String
  var shown: ShownView { ShownView(text) }
}
extension TextField where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.text = "TextField \(title), \(text.wrappedValue)"
  }
}
public struct SecureField<Label: View>: PrimitiveView, DescribedView {
  private nonisolated let text: String
  var shown: ShownView { ShownView(text) }
}
extension SecureField where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.text = "SecureField \(title), \(text.wrappedValue)"
  }
}
public struct NavigationPath {}
@MainActor public struct NavigationStack<Data, Root: View>: PrimitiveView, DescribedView {
  let shown: ShownView
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    let root = root()
    shown = ShownView("NavigationStack, \(path.wrappedValue.count) above", [{ root }])
  }
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    let root = root()
    shown = ShownView("NavigationStack", [{ root }])
  }
}
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView,
  DescribedView
{
  let shown: ShownView
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    shown = ShownView("TabView", [{ content }])
  }
}

nonisolated struct ModifiedView: PrimitiveView, DescribedView {
  let shown: ShownView
  /// - Parameter inside: What the modifier shows, if that is on screen.
  nonisolated init(_ view: any View, _ text: String, _ inside: [() -> any View] = []) {
    shown = ShownView(text, inside + [{ view }])
  }
}

extension View {
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ModifiedView(self, "sheet", item.wrappedValue.map { item in [{ content(item) }] } ?? [])
  }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ModifiedView(
      self,
      "fullScreenCover",
      item.wrappedValue.map { item in [{ content(item) }] } ?? []
    )
  }
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    guard isPresented.wrappedValue, let data else { return ModifiedView(self, "no alert") }
    let (actions, message) = (actions(data), message(data))
    return ModifiedView(self, "alert \(title)", [{ actions }, { message }])
  }
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    guard isPresented.wrappedValue, let data else {
      return ModifiedView(self, "no confirmationDialog")
    }
    let (actions, message) = (actions(data), message(data))
    return ModifiedView(
      self,
      "confirmationDialog \(title), \(titleVisibility)",
      [{ actions }, { message }]
    )
  }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { ModifiedView(self, "navigationDestination \(data)") }
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    ModifiedView(self, "navigationTitle \(title)")
  }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return ModifiedView(self, "tabItem", [{ label }])
  }
  public nonisolated func tag<V: Hashable>(
    _ tag: V,
    includeOptional: Bool = true
  ) -> some View { ModifiedView(self, "tag") }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedView(self, "id")
  }
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { ModifiedView(self, "environment \(V.self)") }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(self, "onAppear")
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    ModifiedView(self, disabled ? "disabled" : "enabled")
  }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ModifiedView(self, isDisabled ? "stays" : "can be swiped away")
  }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
