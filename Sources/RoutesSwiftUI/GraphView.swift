#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Routes
  import RoutesObservation
  import SwiftUI

  /// A graph of plain controllers on the screen of a SwiftUI app.
  ///
  /// ```swift
  /// GraphView(graph) { controller in
  ///   switch controller {
  ///   case let tasks as TasksModel: TasksView(model: tasks)
  ///   case let task as TaskModel: TaskView(model: task)
  ///   default: EmptyView()
  ///   }
  /// }
  /// ```
  ///
  /// The stacks of the graph are navigation stacks, and its tabs a tab view. Sheets, full screens and
  /// alerts are presented. The user's way back, swipe and tap are the requests `tapBack`, `swipeDown` and
  /// `tap`, which the graph may refuse. The graph then refuses split views, pages, containers of the app,
  /// popovers and presentations in a context.
  @available(iOS 17, macOS 14, *)
  public struct GraphView<Content: View, TabItem: View>: View {
    private let graph: ControllerGraph
    private let tree: ScreenTree
    private let views: Views<Content, TabItem>

    /// Shows a graph.
    ///
    /// - Parameters:
    ///   - graph: The graph, which the app keeps.
    ///   - content: The view of a controller that is no container.
    ///   - tabItem: The label of a tab, given the child of the tab controller.
    public init(
      _ graph: ControllerGraph,
      @ViewBuilder content: @escaping (any Controller) -> Content,
      @ViewBuilder tabItem: @escaping (any Controller) -> TabItem
    ) {
      self.graph = graph
      tree = ScreenTree.of(graph)
      views = Views(content: content, tabItem: tabItem) { [weak graph] in graph }
    }

    /// The root of the graph, with its presentations.
    public var body: some View {
      if let root = tree.root {
        PresentingView(screen: root, tree: tree, views: views).id(root.id)
      }
    }
  }

  @available(iOS 17, macOS 14, *)
  extension GraphView where TabItem == Text {
    /// Shows a graph. The tabs have the names of their controllers.
    ///
    /// - Parameters:
    ///   - graph: The graph, which the app keeps.
    ///   - content: The view of a controller that is no container.
    public init(
      _ graph: ControllerGraph,
      @ViewBuilder content: @escaping (any Controller) -> Content
    ) {
      self.init(graph, content: content) { Text(ControllerName.described($0)) }
    }
  }

  private struct Views<Content: View, TabItem: View> {
    let content: (any Controller) -> Content
    let tabItem: (any Controller) -> TabItem
    let graph: () -> ControllerGraph?
  }

  /// A screen that is the root of the window or presented, with its own presentation.
  ///
  /// A binding has one presentation at a time: a screen that replaces another one waits for its `onDismiss`.
  /// Nothing depends on `onDisappear`, which may come before the setter.
  @available(iOS 17, macOS 14, *)
  private struct PresentingView<Content: View, TabItem: View>: View {
    @Bindable var screen: Screen
    let tree: ScreenTree
    let views: Views<Content, TabItem>

    var body: some View {
      let view = ScreenView(screen: screen, views: views)
        .interactiveDismissDisabled(screen.isModal)
        .onAppear { screen.didAppear() }
        .sheet(item: $screen[.sheet], onDismiss: { screen.didDismiss() }) { presented($0) }
        .alert(
          alert?.title ?? "",
          isPresented: $screen[isShowing: .alert],
          presenting: screen[.alert]
        ) {
          fields
          buttons(of: $0)
        } message: { _ in
          message
        }
        .confirmationDialog(
          alert?.title ?? "",
          isPresented: $screen[isShowing: .actionSheet],
          titleVisibility: alert?.title == nil ? .hidden : .visible,
          presenting: screen[.alert]
        ) {
          buttons(of: $0)
        } message: { _ in
          message
        }
      #if os(macOS)
        view.sheet(item: $screen[.cover], onDismiss: { screen.didDismiss() }) { presented($0) }
      #else
        view.fullScreenCover(item: $screen[.cover], onDismiss: { screen.didDismiss() }) {
          presented($0)
        }
      #endif
    }

    private func presented(_ screen: Screen) -> PresentingView {
      PresentingView(screen: screen, tree: tree, views: views)
    }

    private var alert: AlertController? { screen[.alert]?.controller as? AlertController }

    @ViewBuilder private var message: some View {
      if let message = alert?.message { Text(message) }
    }

    private var fields: some View {
      ForEach(Array((alert?.textFields ?? []).enumerated()), id: \.offset) { index, field in
        if field.isSecure {
          SecureField(field.placeholder ?? "", text: $screen[text: index])
        } else {
          TextField(field.placeholder ?? "", text: $screen[text: index])
        }
      }
    }

    private func buttons(of presented: Screen) -> some View {
      ForEach(Array((alert?.actions ?? []).enumerated()), id: \.offset) { _, action in
        Button(action.title, role: role(of: action)) { tree.tap(action, of: presented) }
          .disabled(!action.isEnabled())
      }
    }

    private func role(of action: AlertController.Action) -> ButtonRole? {
      switch action.style {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  @available(iOS 17, macOS 14, *)
  private struct ScreenView<Content: View, TabItem: View>: View {
    @Bindable var screen: Screen
    let views: Views<Content, TabItem>

    var body: some View {
      switch screen.layout {
      case .view:
        views.content(screen.controller)
          .environment(
            \.screenPlace,
            ScreenPlace(controller: screen.controller, graph: views.graph)
          )
      case .stack:
        NavigationStack(path: $screen.path) {
          // The destination is outside of every lazy container, and of the root, which may change.
          Group {
            if let base = screen.base { child(base) }
          }
          .navigationDestination(for: Screen.self) { child($0) }
        }
      case .tabs(let tabs, _):
        TabView(selection: $screen.selection) {
          ForEach(tabs) { tab in
            child(tab).tabItem { views.tabItem(tab.controller) }.tag(tab as Screen?)
          }
        }
      case .unsupported(let reason):
        Text(reason.description)
      }
    }

    private func child(_ screen: Screen) -> ScreenView { ScreenView(screen: screen, views: views) }
  }
#endif
