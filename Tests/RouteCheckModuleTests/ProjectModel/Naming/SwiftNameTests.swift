import Routes
import Testing

@testable import ProjectModel

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("ShowConversation", "showConversation"),
    ("LoginSegue", "loginSegue"),
    ("show-detail", "showDetail"),
    ("show_detail view", "showDetailView"),
    ("URLDetail", "urlDetail"),
    ("URL", "url"),
    ("XRay", "xRay"),
    ("X", "x"),
    ("3D", "segue3D"),
    ("to 3D", "to3D"),
    ("Détail", "détail"),
    ("De\u{301}tail", "détail"),
    ("показать Детали", "показатьДетали"),
    ("🚀", "rocket"),
    ("Go 🚀 now", "goRocketNow"),
    ("---", "u2dU2dU2d"),
    ("", "segue"),
    ("a.b\"c\\(d)\ne", "aBCDE"),
    ("self", "selfSegue"),
    ("init", "initSegue"),
    ("a\u{202E}b\u{200D}c", "aBC"),
    ("²", "ub2"),
    ("aⒷc", "aC"), ("a\u{2E2F}b", "aB"), ("a\u{36F}b", "aB"), ("a\u{1DFF}b", "aB"), ("中文", "中文"),
    ("a\u{3164}b", "aB"), ("1️⃣", "segue1"), ("𠮷", "𠮷"), ("IDs", "iDs"), ("HTTP2Go", "http2Go"),
  ])
  func identifiersBecomeNames(identifier: ExactString, name: ExactString) {
    #expect(SwiftName(identifier, noun: "segue").text == name)
  }

  @Test(arguments: ["default", "class", "in", "Where"])
  func keywordsNeedBackticksInDeclarations(identifier: ExactString) {
    let name = SwiftName(identifier, noun: "segue")
    #expect(name.declared == "`\(name.text)`")
  }

  @Test(arguments: [
    ("Feed", true), ("_TtC3App4Feed", true), ("Größe", true), ("", false),
    ("Cafe\u{301}", true), ("A\u{36F}", true), ("A\u{1DFF}", true), ("A\u{20FF}", true),
    ("A\u{FE2F}", true), ("\u{301}Feed", false), ("Feed\u{34F}", false),
    ("Feed Controller", false),
    ("3D", false), ("Type", false), ("class", false), ("Any", false), ("$(NAME)", false),
    ("A;import B", false), ("Feed\n", false),
  ])
  func typesHaveTheirNames(name: ExactString, isOne: Bool) {
    #expect(SwiftName.isTypeName(name) == isOne)
  }

  @Test(arguments: [
    ("any ShareScreen", "ShareScreen"), ("Feed", "Feed"), ("App.Feed", "AppFeed"),
    ("any App.Feed", "AppFeed"), ("App.some", "Appsome"),
  ])
  func typesAreReadAsSwiftWritesThem(text: ExactString, word: ExactString) {
    let type = TypeName(parsing: text)
    #expect(type?.word == word)
    #expect(type?.text == (text == "App.some" ? "App.`some`" : text))
  }

  @Test(arguments: [
    "", "any", "some Feed", "any any Feed", "A..B", "[Feed]", "any  Feed", "any App.any",
    "some App Feed",
  ])
  func invalidTypesAreRejected(text: ExactString) {
    #expect(TypeName(parsing: text) == nil)
  }
}
