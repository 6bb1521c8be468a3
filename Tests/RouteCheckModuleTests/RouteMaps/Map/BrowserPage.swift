import TestSupport

@testable import RouteMaps

/// A page in headless Chromium, with a script of a test that writes what it saw into the title.
struct BrowserPage {
  /// The title after the script, as it is written in the document.
  let title: String?

  /// Whether this machine has the programs.
  static var isAvailable: Bool {
    get throws {
      try ChildProcess.isInstalled("chromium") && ChildProcess.isInstalled("python3")
    }
  }

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - page: The page of a map.
  ///   - probe: The script, which runs before the page's own.
  ///   - hasPolicy: Whether the page keeps its policy, which then allows the probe and still no other
  ///     script.
  init(_ page: String, probe: String, hasPolicy: Bool = true) throws {
    let policy = HTMLMapPage.policy.replacing(
      "script-src ",
      with: "script-src 'sha256-\(try Self.hash(of: probe))' "
    )
    let opened =
      page
      .replacing(HTMLMapPage.policy, with: hasPolicy ? policy : "")
      .replacing("<style>:root", with: "<script>\(probe)</script><style>:root")
    let result = try ChildProcess.run(
      "timeout",
      [
        "60", "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
        "--virtual-time-budget=2000",
      ],
      onFile: opened,
      named: "map.html"
    )
    title = result.output.firstMatch(of: /<title>(.*)<\/title>/).map { String($0.output.1) }
  }

  /// The hash of a text as a content security policy has it.
  static func hash(of text: String) throws -> String {
    let script = """
      import base64, hashlib, sys
      with open(sys.argv[1], "rb") as file: digest = hashlib.sha256(file.read()).digest()
      print(base64.b64encode(digest).decode(), end="")
      """
    return try ChildProcess.run("python3", ["-c", script], onFile: text, named: "text").output
  }
}
