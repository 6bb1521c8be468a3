import Routes
import RuleSupport

/// Whether texts and images of controls, and names in code, say that a move goes back or ends a task.
///
/// Many of the words are also nouns: a button `Home team` does not go home. So most of them are the
/// whole text, or are followed by a word such as `to`.
struct GoingBack {
  /// The words of the name of the class that has the control or the code.
  let screen: WordList
  /// Whether the move leads to a screen with which the app starts.
  let leadsToStart: Bool

  /// The phrases of texts, in the ten most used languages of apps.
  ///
  /// The words for back, cancel, close and done are the labels of UIKit's buttons in each language,
  /// from the localized strings of the system (`UIKitCore.framework`, `Back`, `Cancel`, `Close`,
  /// `Done`). The others are the usual ones of apps.
  static let words: KeyValuePairs<String, [String]> = [
    "en": [
      "back", "back to…", "back from…", "back home", "…go back", "goback", "goback to…", "cancel…",
      "…cancel", "close", "close and…", "close the…", "close this…", "close modal", "close popup",
      "close screen", "close view", "close window", "delete", "delete account", "delete and…",
      "delete my…", "delete this…", "discard…", "…discard", "dismiss…", "…dismiss", "done",
      "all done", "i m done", "end", "end game", "exit", "exit and…", "exit app", "exit game",
      "exit to…", "finish", "finished", "give up", "home", "gohome", "home menu", "home page",
      "home screen", "home view", "…to home", "to home…", "…to homepage", "…to the home screen",
      "…to the home page", "leave", "leave game", "…log off…", "…logoff…", "…log out…", "…logout…",
      "menu", "main menu", "mainmenu", "menu screen", "…to menu", "to menu…", "…to main menu",
      "to main menu…", "…to the menu", "…to the main menu", "play again", "replay", "prev",
      "previous", "previous page", "previous screen", "previous step", "quit", "quit and…",
      "quit app", "quit game", "quit to…", "restart", "restart game", "restart quiz", "start again",
      "start over", "retry", "try again", "return", "return home", "return to…", "save",
      "save and…", "save changes", "save close", "save exit", "save my…", "save quit", "save this…",
      "…sign out…", "…signout…", "submit", "unwind…", "…and close", "…and exit", "…and finish",
      "…and go back", "…and leave", "…and quit", "…and return", "…and save",
    ],
    "de": [
      "zurück", "zurück zu…", "zurück zum…", "zurück zur…", "zurueck…", "…abbrechen", "…schließen",
      "fertig", "startseite", "zur startseite", "zum start", "zum anfang", "menü", "hauptmenü",
      "zum menü", "zum hauptmenü", "…abmelden", "ausloggen", "…beenden", "ende", "…verlassen",
      "…sichern", "…speichern", "…löschen", "…verwerfen", "neu starten", "neustart",
      "nochmal spielen", "noch mal spielen", "noch einmal", "nochmal", "nochmal versuchen",
      "erneut versuchen", "von vorne",
    ],
    "es": [
      "atrás", "atras", "volver", "volver a…", "volver al…", "volver atrás", "regresar…",
      "cancelar…", "cerrar…", "listo", "hecho", "inicio", "ir a inicio", "ir al inicio", "menú",
      "menú principal", "ir al menú", "salir…", "guardar…", "eliminar…", "borrar…", "terminar…",
      "finalizar…", "anterior", "jugar de nuevo", "jugar otra vez", "empezar de nuevo",
      "reiniciar…", "reintentar",
    ],
    "fr": [
      "retour", "retour à…", "retour a…", "retour au…", "retour aux…", "revenir…", "annuler…",
      "fermer…", "terminé", "terminer…", "accueil", "menu", "menu principal", "déconnexion",
      "deconnexion", "se déconnecter", "quitter…", "enregistrer…", "supprimer…", "précédent",
      "rejouer", "recommencer…", "réessayer",
    ],
    "it": [
      "indietro", "torna…", "annulla…", "chiudi…", "fatto", "fine", "menu", "menu principale",
      "esci…", "salva…", "elimina…", "precedente", "disconnetti", "rigioca", "gioca ancora",
      "ricomincia…", "riprova",
    ],
    "ja": [
      "…戻る", "…もどる", "キャンセル", "…をキャンセル", "…キャンセルする", "…閉じる", "…とじる", "完了", "ホーム", "ホームへ", "メニュー",
      "メニューへ", "トップへ", "タイトルへ", "…ログアウト", "…ログアウトする", "…サインアウト", "保存", "…を保存", "…保存する", "削除",
      "…を削除", "…削除する", "終了", "…を終了", "…終了する", "やめる", "前へ", "もう一度", "もう一度遊ぶ", "もう一度プレイ", "最初から",
      "はじめから", "リトライ",
    ],
    "ko": [
      "뒤로…", "…돌아가기", "이전", "이전으로", "취소", "취소하기", "닫기", "…창닫기", "완료", "홈", "홈으로…", "처음으로…", "메인으로…",
      "메인화면으로…", "메뉴", "메뉴로…", "목록으로…", "메인메뉴", "…나가기", "로그아웃…", "종료", "…종료하기", "저장", "…저장하기", "삭제",
      "…삭제하기", "다시하기", "다시시작…", "…다시시도",
    ],
    "pt": [
      "voltar…", "cancelar…", "fechar…", "concluído", "concluir…", "início", "inicio", "menu",
      "menu principal", "sair…", "salvar…", "apagar…", "excluir…", "finalizar…", "anterior",
      "jogar novamente", "jogar de novo", "tentar novamente", "recomeçar", "reiniciar…",
    ],
    "ru": [
      "назад", "назад в…", "назад к…", "вернуться…", "отмена", "отменить…", "закрыть…", "готово",
      "домой", "на главную", "на главный экран", "главная", "меню", "главное меню", "в меню",
      "в главное меню", "выйти…", "выход", "сохранить…", "удалить…", "завершить…", "начать заново",
      "заново", "начать сначала", "играть снова", "попробовать снова",
    ],
    "zh-Hans": [
      "返回…", "回到…", "回首页", "取消…", "关闭…", "完成", "首页", "主页", "菜单", "主菜单", "退出…", "…退出", "…返回", "结束",
      "保存", "删除", "上一页", "上一步", "重新开始…", "再来一次", "再玩一次", "重试", "重玩",
    ],
    "zh-Hant": [
      "返回…", "回到…", "回首頁", "取消…", "關閉…", "完成", "首頁", "主頁", "選單", "主選單", "登出…", "離開", "結束", "儲存",
      "刪除", "上一頁", "上一步", "重新開始…", "再來一次", "再玩一次", "重試",
    ],
  ]

  private static let phrases = PhraseList(words.flatMap(\.value))

  /// Other phrases of methods, which change data and are no nouns.
  private static let methods = PhraseList([
    "save…", "…save", "delete…", "…delete", "remove", "submit…", "…submit", "done bar", "save bar",
    "back bar", "speichere…", "lösche…", "zurück…", "quit…", "restart…", "replay…", "guarda…",
    "elimina…", "borra…", "enregistre…", "supprime…",
  ])

  /// Other phrases of a move to a screen with which the app starts, because its contents are no
  /// others.
  private static let startPhrases = PhraseList([
    "ok", "okay", "got it", "great", "thanks", "thank you", "understood", "apply", "confirm",
    "complete", "continue shopping", "keep shopping", "post", "publish", "send", "update", "upload",
    "pay", "pay now", "place order", "book now", "register", "sign up", "signup", "log in", "login",
    "sign in", "signin", "…already have an account…", "no thanks", "not now", "maybe later",
    "never mind", "skip", "dashboard", "main", "main page", "main screen", "main view", "…to main",
    "to main…", "…to start", "to start…", "…to root", "…to login", "…to dashboard", "to login…",
    "start page", "start screen", "show home", "open home", "load home", "present home",
    "take me home", "new game", "recalculate", "calculate again", "verstanden", "ok verstanden",
    "bestätigen", "übernehmen", "weiter einkaufen", "aceptar", "confirmar", "entendido",
    "seguir comprando", "valider", "confirmer", "compris", "conferma", "ho capito", "entendi",
    "continuar comprando", "подтвердить", "понятно", "ок", "決定", "確認", "확인", "确定", "确认", "知道了",
    "確定",
  ])

  /// Other phrases of methods that end a task and show a screen with which the app starts.
  private static let startMethods = PhraseList([
    "close…", "complete…", "confirm…", "end…", "exit…", "finish…", "leave…", "publish…",
  ])

  /// Other phrases of names in code for such a move.
  private static let startNames = PhraseList(["…saved", "…deleted", "…submitted", "…uploaded"])

  /// The words of a text that speaks of other contents, such as `Save and Add Another`, or of an
  /// event, such as `textFieldShouldReturn`.
  private static let onward = PhraseList([
    "…next…", "…another…", "close up…", "…and add…", "…and create…", "…and new…", "…and open…",
    "…and show…", "…and view…", "…did finish…", "…did return…", "…should finish…",
    "…should return…", "…will finish…", "…will return…", "…weiter", "weiter zu…", "…nächste…",
    "…neu anlegen", "…siguiente…", "…otro…", "…otra", "…añadir…", "…suivant…", "…autre…",
    "…ajouter…", "…altro…", "…aggiungi…", "…próximo…", "…outro…", "…outra…", "…別の…", "…另一…", "…다른…",
    "…ещё один…", "…ещё одну…", "…следующий…", "次…", "…次へ…", "…下一…", "…다음…",
  ])

  /// The verbs of tasks that a control ends if their object is the screen: `Finish quiz`.
  private static let endings: Set<String> = [
    "cancel", "close", "complete", "confirm", "delete", "end", "exit", "finish", "leave", "publish",
    "quit", "remove", "save", "send", "stop", "submit", "upload",
  ]

  /// The verbs of tasks that are the screen's own if it is named after them: `add` of `AddBook`.
  private static let makings: Set<String> = [
    "add", "book", "checkout", "compose", "create", "login", "order", "pay", "post", "register",
    "sign", "signup",
  ]

  /// The verbs of these which mean the same.
  private static let creations: Set<String> = ["add", "create", "new"]

  /// The words before and after a phrase that name a control or its event.
  private static let first: Set<String> = [
    "action", "arrow", "btn", "button", "click", "clicked", "did", "go", "handle", "ic", "icon",
    "icons", "image", "img", "just", "nav", "on", "perform", "press", "pressed", "segue", "tap",
    "tapped", "touch", "touched", "user",
  ]
  private static let last: Set<String> = [
    "action", "arrow", "btn", "button", "click", "clicked", "black", "controller", "dark",
    "handler", "icon", "press", "pressed", "seg", "segue", "sender", "tap", "tapped", "touch",
    "touched", "vc", "was", "white",
  ]

  /// The system items of UIKit that close a screen.
  static let systemItems: Set<ExactString> = ["cancel", "close", "done", "save", "stop"]

  /// The symbols of the system that point back or close; their variants have a period after them.
  static let symbols: [ExactString] = [
    "arrow.backward", "arrow.left", "arrow.uturn.backward", "arrow.uturn.left",
    "arrowshape.turn.up.backward", "arrowshape.turn.up.left", "checkmark", "chevron.backward",
    "chevron.left", "multiply", "rectangle.portrait.and.arrow.right", "xmark",
  ]

  /// Other names of images.
  private static let images = PhraseList([
    "left", "chevron left", "left chevron", "arrow left", "leftarrow", "arrowleft", "backarrow",
    "arrowback", "backbutton", "backbtn", "cross", "x", "x mark", "closebtn", "closebutton",
  ])

  /// The characters with which titles begin that point back, and titles that close.
  private static let arrows: Set<Character> = ["<", "‹", "«", "←", "⟵", "⬅", "⬅️", "❮", "🔙"]
  private static let crosses: Set<ExactString> = [
    "x", "X", "×", "✕", "✖", "✖️", "✗", "✘", "❌", "⨯",
  ]

  /// Whether a text or an identifier speaks of other contents.
  static func isOnward(_ text: ExactString) -> Bool { onward.isAny(in: WordList(text.string)) }

  /// Whether a name may be a part of a longer text, which says more: `back` for a button `Back pain`.
  static func shortens(_ name: ExactString, _ text: ExactString) -> Bool {
    let short = WordList(name.string).trimming(first, last).words
    let words = WordList(text.string).trimming(first.union(["open", "show", "to"]), last).words
    guard let end = short.last, words.starts(with: short.dropLast()), words.count >= short.count,
      words[short.count - 1].hasPrefix(end)
    else { return false }
    return words.count > short.count
      ? !["and", "to"].contains(words[short.count]) : words[short.count - 1] != end
  }

  func isMeant(byName identifier: ExactString) -> Bool {
    isMeant(by: identifier, or: leadsToStart ? [Self.startNames] : [])
  }

  func isMeant(byMethod name: ExactString) -> Bool {
    isMeant(
      by: name,
      or: [Self.methods] + (leadsToStart ? [Self.startMethods, Self.startNames] : [])
    )
  }

  /// Whether a control reads as going back: by its text, its system item or its image.
  func isMeant(by trigger: Storyboard.Segue.Trigger) -> Bool {
    if let item = trigger.systemItem, Self.systemItems.contains(item) { return true }
    if let title = trigger.title, isMeant(byTitle: title) { return true }
    guard let image = trigger.image else { return false }
    return (Self.symbols + (leadsToStart ? ["house"] : []))
      .contains { image == $0 || image.hasPrefix("\($0).") }
      || isMeant(by: image, or: [Self.images])
  }

  /// A number is part of an offer, such as `Save 20 %`, or of a choice.
  private func isMeant(byTitle title: ExactString) -> Bool {
    !title.string.contains { ("0"..."9").contains($0) }
      && (Self.crosses.contains(title) || title.string.first.map(Self.arrows.contains) == true
        || isMeant(by: title, or: []))
  }

  private func isMeant(by text: ExactString, or others: [PhraseList]) -> Bool {
    let words = WordList(text.string)
    let trimmed = words.trimming(Self.first, Self.last)
    return !Self.onward.isAny(in: words)
      && (isOwnTask(trimmed.words)
        || ([Self.phrases] + others + (leadsToStart ? [Self.startPhrases] : []))
          .contains { $0.isAny(in: trimmed) || $0.isAny(in: words) })
  }

  /// Whether a text is a verb with the screen as its object. `Done resting` is of another one.
  private func isOwnTask(_ text: [String]) -> Bool {
    guard let verb = text.first else { return false }
    let isObject = text.dropFirst().allSatisfy { screen.words.contains($0) && !$0.hasSuffix("ing") }
    let synonyms = Self.creations.contains(verb) ? Self.creations : [verb]
    return isObject
      && (Self.endings.contains(verb) && text.count > 1
        || Self.makings.contains(verb) && !synonyms.isDisjoint(with: screen.words))
  }
}
