// Declarations of SwiftUI without its behavior: code that compiles against them compiles against SwiftUI.

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
  ) -> TupleView<(repeat each Content)> { TupleView(of: (repeat each content)) }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
}

public struct EmptyView: PrimitiveView {
  public init() {}
  nonisolated init(of _: Void) {}
}
public struct TupleView<T>: PrimitiveView {
  public init(_ value: T) {}
  nonisolated init(of _: T) {}
}
public struct _ConditionalContent<TrueContent, FalseContent>: PrimitiveView {
  nonisolated init() {}
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}
extension Optional: PrimitiveView where Wrapped: View {}

public struct Text: PrimitiveView {
  public init<S: StringProtocol>(_ content: S) {}
}
public struct Group<Content> {}
extension Group: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, PrimitiveView where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}
public struct Button<Label: View>: PrimitiveView {
  public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
}
public struct TextField<Label: View>: PrimitiveView {}
extension TextField where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct SecureField<Label: View>: PrimitiveView {}
extension SecureField where Label == Text {
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}
public struct NavigationPath {}
@MainActor public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}
@MainActor public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {}
}

struct ModifiedView: PrimitiveView { nonisolated init() {} }

extension View {
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedView() }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedView() }
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { ModifiedView() }
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { ModifiedView() }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { ModifiedView() }
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    ModifiedView()
  }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    ModifiedView()
  }
  public nonisolated func tag<V: Hashable>(
    _ tag: V,
    includeOptional: Bool = true
  ) -> some View { ModifiedView() }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { ModifiedView() }
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { ModifiedView() }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView()
  }
  public nonisolated func disabled(_ disabled: Bool) -> some View { ModifiedView() }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    ModifiedView()
  }
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
