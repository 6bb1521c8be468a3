#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import RoutesUIKit
  import SwiftUI
  import UIKit

  /// A view of SwiftUI as a screen of a UIKit app.
  ///
  /// ```swift
  /// final class ProfileModel: Controller { var user: User? }
  /// extension Segue<ProfileModel> { static var showProfile: Self { .init("ShowProfile") } }
  ///
  /// try registry.registerHierarchy(.showProfile, kind: .show) {
  ///   Hosting(ProfileModel()) { ProfileView(model: $0) }
  /// }
  /// ```
  ///
  /// The model is the destination of the segue. Snapshots, tests and links see it in place of the
  /// controller, as in memory. A storyboard's segue makes the controller in an `@IBSegueAction`:
  ///
  /// ```swift
  /// @IBSegueAction func showProfile(_ coder: NSCoder) -> UIViewController? {
  ///   Hosting(ProfileModel(), coder: coder) { ProfileView(model: $0) }
  /// }
  /// ```
  public final class Hosting<Model: Controller, Content: View>:
    UIHostingController<Hosting<Model, Content>.Root>, @MainActor HostController
  {
    /// The model of the screen.
    public let hosted: any Controller
    /// The graph that contains the controller.
    public weak var graph: ControllerGraph?
    private let origin = Origin()

    /// Makes a controller.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - content: The view of the model.
    public init(_ model: Model, @ViewBuilder content: (Model) -> Content) {
      hosted = model
      super.init(rootView: Root(content: content(model), place: origin.place(of: model)))
      origin.host = self
    }

    /// Makes the controller of a storyboard's scene, whose class is `UIHostingController`.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - coder: The scene, from an `@IBSegueAction` or `UIStoryboard`.
    ///   - content: The view of the model.
    public init?(_ model: Model, coder: NSCoder, @ViewBuilder content: (Model) -> Content) {
      hosted = model
      super.init(
        coder: coder,
        rootView: Root(content: content(model), place: origin.place(of: model))
      )
      origin.host = self
    }

    /// A scene alone has no model: make the controller in an `@IBSegueAction`.
    public required init?(coder: NSCoder) { nil }

    /// The view of a model, with its navigator in the environment.
    public struct Root: View {
      let content: Content
      let place: ScreenPlace

      /// The view.
      public var body: some View { content.environment(\.screenPlace, place) }
    }

    /// Where the view finds the graph, which the controller enters later.
    private final class Origin {
      weak var host: (any HostController)?

      func place(of model: any Controller) -> ScreenPlace {
        ScreenPlace(controller: model) { [weak self] in self?.host?.graph }
      }
    }
  }
#endif
