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
    "Back", "back", "BACK", "< Back", "< Feed", "✕", "Back to Feed", "BackToFeed", "goBack", "ＢＡＣＫ",
    "Log Out", "logout", "LogOut", "Sign out", "Done", "Main Menu", "Zurück", "ZURÜCK",
    "Zuru\u{308}ck",
    "Abbrechen", "Fermer", "se déconnecter", "Cerrar sesión", "Indietro", "戻る", "前の画面に戻る",
    "ﾎｰﾑ", "返回首页", "取消", "關閉", "뒤로", "뒤로가기", "홈으로 가기", "닫기", "Назад", "ЗАКРЫТЬ", "SCHLIESSEN",
    "Concluído", "Save", "Submit", "Удалить", "Cancel booking", "Discard new post", "Play again!",
    "Start over", "Spiel beenden", "Save Post", "Close post",
  ])
  func aTitleMeansGoingBack(title: ExactString) {
    #expect(inPost.isMeant(by: .init(element: "button", title: title)))
  }

  @Test(arguments: [
    "", "Background", "Feedback", "Homes", "Next", "Settings", "ShowPost", "Canceled", "log",
    "out log", "Sign", "Savings", "Saved posts", "Deleted", "signUp", "Disclosure", "进入", "次へ",
    "다음", "Done resting", "doneResting", "See this home", "Home team", "lower back",
    "Return flights",
    "Close friends", "Kids' menu", "Save 20 %", "Save recipe", "Done by others", "保存済み", "홈 경기",
    "Menú del día", "OK", "Save and add another", "Save & New",
  ])
  func aTitleDoesNotMeanGoingBack(title: ExactString) {
    #expect(!inPost.isMeant(by: .init(element: "button", title: title)))
  }

  @Test(arguments: [
    ("saveRecipe", true), ("backBtn", true), ("didTapBackButton", true),
    ("saveButtonPressed:", true),
    ("validateAndSave", true), ("cancelNewItem", true), ("playAgainTapped", true),
    ("homeTeamTapped", false), ("closeFriends", false), ("textFieldShouldReturn", false),
    ("scannerDidFinish", false), ("didFinish", false), ("saveAndAddAnother", false),
  ])
  func aMethodMeansGoingBack(name: ExactString, isMeant: Bool) {
    #expect(inPost.isMeant(byMethod: name) == isMeant)
  }

  @Test(arguments: [
    ("back", "Back pain", true), ("fertig", "Fertiggerichte", true), ("home", "showHomeTeam", true),
    ("homeTapped", "showHomeTeam", true), ("back", "Back", false), ("back", "Back to Feed", false),
    ("save", "saveAndClose", false), ("back", "Feed", false), ("saveTapped", "toFeed", false),
  ])
  func aNameIsPartOfALongerText(name: ExactString, text: ExactString, isPart: Bool) {
    #expect(GoingBack.shortens(name, text) == isPart)
  }

  @Test(arguments: [("postSaved", true), ("createTapped", false), ("closeUpPhoto", false)])
  func aNameMeansGoingBackToTheStart(name: ExactString, isMeant: Bool) {
    #expect(toStart.isMeant(byMethod: name) == isMeant)
    let new = GoingBack(screen: WordList("NewPost"), leadsToStart: true)
    #expect(new.isMeant(byMethod: "createTapped"))
  }

  @Test(arguments: [
    ("OK", true), ("Got it!", true), ("Add post", false), ("Similar", false),
    ("Cook at home", false), ("Create post", false), ("Take me home", true),
  ])
  func aTitleMeansGoingBackToTheStart(title: ExactString, isMeant: Bool) {
    #expect(toStart.isMeant(by: .init(element: "button", title: title)) == isMeant)
    #expect(!inPost.isMeant(by: .init(element: "button", title: title)))
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
    (.init(element: "button", image: "house.fill"), false),
    (.init(element: "button", image: "arrow.uturn.backward"), true),
    (.init(element: "button", image: "ic_arrow_left"), true),
    (.init(element: "button", image: "btn_close"), true),
    (.init(element: "button", title: "Next", image: "plus"), false),
    (.init(element: "button", title: "Close"), true),
    (.init(element: "button"), false),
  ])
  func aControlReadsAsGoingBack(trigger: Storyboard.Segue.Trigger, isMeant: Bool) {
    #expect(inPost.isMeant(by: trigger) == isMeant)
  }

  @Test(arguments: [
    ("戻る", "前に戻る", false), ("…戻る", "前に戻る", true), ("…戻る", "戻る前", false), ("홈으로…", "홈으로 가기", true),
    ("back", "goBack", false), ("back to…", "Back to Feed", true), ("back to…", "Back to", true),
    ("back to…", "go back to Feed", false), ("…back…", "go back to", true), ("back", "", false),
  ])
  func aPhraseIsTheWholeTextOrAnEndOfIt(phrase: String, text: String, isFound: Bool) {
    #expect(PhraseList([phrase]).isAny(in: WordList(text)) == isFound)
  }

  @Test func eachLanguageHasItsWords() {
    #expect(Set(GoingBack.words.map(\.key)).count == GoingBack.words.count)
    for (language, phrases) in GoingBack.words {
      #expect(Set(phrases).count == phrases.count, "\(language)")
      for phrase in phrases {
        let text = phrase.replacing("…", with: "").uppercased()
        #expect(inPost.isMeant(byName: ExactString(text)), "\(phrase)")
      }
    }
  }
}

private let inPost = GoingBack(screen: WordList("PostController"), leadsToStart: false)
private let toStart = GoingBack(screen: WordList("PostController"), leadsToStart: true)
