import Routes
import Testing

@testable import RouteRules
@testable import RuleSupport

@Suite struct WordTests {
  @Test(arguments: [
    ("BackToFeed", ["back", "to", "feed"]), ("logOut", ["log", "out"]),
    ("HTMLPage", ["html", "page"]), ("unwind_home-2", ["unwind", "home"]), ("LOGOUT", ["logout"]),
    ("< Back", ["back"]), ("Log\u{A0}Out!", ["log", "out"]), ("ＢＡＣＫ", ["back"]),
    ("ﾎｰﾑ", ["ホーム"]), ("zuru\u{308}ck", ["zurück"]), ("", []), ("123", []),
    ("戻る", ["戻る"]), ("GoΒack", ["go", "βack"]), ("AZaz", ["a", "zaz"]), ("é", ["é"]),
  ])
  func aTextIsSplitIntoWords(text: String, words: [String]) {
    #expect(WordList(text).words == words)
  }

  @Test(arguments: [
    "Back", "back", "BACK", "< Back", "Back to Feed", "BackToFeed", "goBack", "ＢＡＣＫ", "Log Out",
    "logout", "LogOut", "Sign out", "Done", "Main Menu", "Zurück", "ZURÜCK", "Zuru\u{308}ck",
    "Abbrechen", "Fermer", "se déconnecter", "Cerrar sesión", "Indietro", "戻る", "前の画面に戻る",
    "ﾎｰﾑ", "返回首页", "取消", "關閉", "뒤로", "닫기", "Назад", "ЗАКРЫТЬ", "SCHLIESSEN",
    "Concluído", "Save", "saveNote", "Submit", "Удалить", "Closing: Done",
  ])
  func aTextMeansGoingBack(text: ExactString) {
    #expect(GoingBack.isMeant(by: text))
  }

  @Test(arguments: [
    "", "Background", "Feedback", "Homes", "Next", "Settings", "ShowPost", "Canceled", "log",
    "out log", "Sign", "Savings", "Saved posts", "Deleted", "signUp", "Disclosure", "进入", "次へ",
    "다음", "Done resting", "doneResting",
  ])
  func aTextDoesNotMeanGoingBack(text: ExactString) {
    #expect(!GoingBack.isMeant(by: text))
  }

  @Test(arguments: [
    (Storyboard.Segue.Trigger(element: "barButtonItem", systemItem: "cancel"), true),
    (.init(element: "barButtonItem", systemItem: "stop"), true),
    (.init(element: "barButtonItem", systemItem: "save"), true),
    (.init(element: "barButtonItem", systemItem: "add"), false),
    (.init(element: "button", image: "chevron.left"), true),
    (.init(element: "button", image: "xmark.circle.fill"), true),
    (.init(element: "button", image: "xmarks"), false),
    (.init(element: "button", image: "chevron.right"), false),
    (.init(element: "button", image: "btn_close"), true),
    (.init(element: "button", title: "Next", image: "plus"), false),
    (.init(element: "button", title: "Close"), true),
    (.init(element: "button"), false),
  ])
  func aControlReadsAsGoingBack(trigger: Storyboard.Segue.Trigger, isMeant: Bool) {
    #expect(GoingBack.isMeant(by: trigger) == isMeant)
  }

  @Test(arguments: [
    ("前に戻るx", "戻るx", true), ("前に戻る", "x戻る", false), ("ax戻る", "x戻る", false),
    ("goBack", "back", true), ("goback", "back", false),
  ])
  func aWordThatBeginsInJapaneseMayBePartOfALongerOne(text: String, phrase: String, found: Bool) {
    #expect(WordList(text).contains(WordList(phrase)) == found)
  }

  @Test func eachLanguageHasItsWords() {
    #expect(Set(GoingBack.words.map(\.language)).count == GoingBack.words.count)
    for (language, phrases) in GoingBack.words {
      #expect(Set(phrases).count == phrases.count, "\(language)")
      for phrase in phrases { #expect(GoingBack.isMeant(by: ExactString(phrase.uppercased()))) }
    }
  }
}
