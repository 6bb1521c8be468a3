import Routes
import RoutesLinks

/// A linkable enum with each form of payload, which reads the fuzzer's links.
enum FuzzedLink: Codable {
  case start
  case number(Int)
  case texts(first: String, second: String, others: [String])
  case options(flag: Bool?, size: Size?)

  struct Size: Codable {
    var width: Double
    var name: String?
  }

  /// Reads a link, and writes and reads again what it led to.
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let value = try? FuzzedLink(link: text) else { return }
    do throws(LinkError) {
      let link = try value.link
      let again = try FuzzedLink(link: link)
      precondition("\(again)" == "\(value)", "\(text) is \(value), and again \(again)")
      let linkAgain = try again.link
      precondition(linkAgain == link, "\(link) changes to \(linkAgain)")
    } catch .unwritable {
      // A part of the link is empty.
    } catch {
      preconditionFailure("\(text): \(error)")
    }
  }
}

extension FuzzedLink: Linkable {
  enum CodingKeys: CodingKey, CaseIterable { case start, number, texts, options }

  var linkPattern: (CodingKeys, LinkPattern) {
    switch self {
    case .start: (.start, "/")
    case .number: (.number, "/n/{_0}")
    case .texts: (.texts, "/t/{first}/%7B/{second}?o={others}")
    case .options: (.options, "/o?flag={flag}&w={size.width}&n={size.name}")
    }
  }

  static var linkSettings: LinkSettings {
    LinkSettings(bases: ["https://example.com/app", "app://"])
  }
}
