/// A short message.
public struct Status: Equatable {
  /// Who wrote it.
  public var author: String
  /// The text of the post.
  public var text: String

  /// Creates a message.
  public init(author: String, text: String) {
    self.author = author
    self.text = text
  }

  /// The text that is shared.
  public var quotation: String { "“\(text)”, says \(author)" }

  /// The messages of the app, which has no server.
  public static let all = [
    Status(author: "Ada", text: "Hello, world"),
    Status(author: "Grace", text: "It compiles"),
  ]
}
