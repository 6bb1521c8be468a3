import Routes
import RuleSupport

/// The texts and images by which controls say that they go back or end a task, in the ten most used
/// languages of apps.
///
/// The words for back, cancel, close and done are the labels of UIKit's buttons in each language,
/// from the localized strings of the system (`UIKitCore.framework`, `Back`, `Cancel`, `Close`,
/// `Done`). The words for home, menu, return, log out, save and delete are the usual ones of apps.
enum GoingBack {
  static let words: [(language: String, phrases: [String])] = [
    (
      "en",
      [
        "back", "cancel", "close", "delete", "discard", "dismiss", "done", "exit", "finish", "home",
        "log off", "log out", "logout", "menu", "quit", "return", "save", "sign out", "signout",
        "submit",
      ]
    ),
    (
      "de",
      [
        "zurück", "abbrechen", "schließen", "fertig", "startseite", "menü", "hauptmenü", "abmelden",
        "beenden", "sichern", "speichern", "löschen",
      ]
    ),
    (
      "es",
      [
        "atrás", "volver", "cancelar", "cerrar", "listo", "hecho", "inicio", "menú", "regresar",
        "salir", "cerrar sesión", "guardar", "eliminar",
      ]
    ),
    (
      "fr",
      [
        "retour", "annuler", "fermer", "terminé", "terminer", "accueil", "menu", "déconnexion",
        "se déconnecter", "quitter", "enregistrer", "supprimer",
      ]
    ),
    (
      "it", ["indietro", "annulla", "chiudi", "fatto", "torna", "menu", "esci", "salva", "elimina"]
    ),
    ("ja", ["戻る", "キャンセル", "閉じる", "完了", "ホーム", "メニュー", "ログアウト", "サインアウト", "保存", "削除"]),
    ("ko", ["뒤로", "취소", "닫기", "완료", "홈", "메뉴", "로그아웃", "저장", "삭제"]),
    (
      "pt",
      [
        "voltar", "cancelar", "fechar", "concluído", "concluir", "início", "menu", "sair", "salvar",
        "apagar",
      ]
    ),
    (
      "ru",
      [
        "назад", "отмена", "отменить", "закрыть", "готово", "домой", "меню", "выйти", "сохранить",
        "удалить",
      ]
    ),
    ("zh-Hans", ["返回", "取消", "关闭", "完成", "首页", "主页", "菜单", "退出", "保存", "删除"]),
    ("zh-Hant", ["返回", "取消", "關閉", "完成", "首頁", "主頁", "選單", "登出", "儲存", "刪除"]),
  ]

  private static let phrases = PhraseList(words.flatMap(\.phrases))

  /// The words of a text that speaks of other contents, such as `Save and Add Another`.
  private static let onward = PhraseList([
    "next", "another", "add", "new", "view", "show", "open", "choose", "select",
    "weiter", "nächste", "neu", "siguiente", "otro", "añadir", "suivant", "autre", "ajouter",
    "altro", "aggiungi", "próximo", "outro", "ещё", "次", "下一", "다음",
  ])

  /// Whether a text or an identifier speaks of other contents, also of an activity that ends or begins, as
  /// `Done resting` does.
  static func isOnward(_ text: ExactString) -> Bool {
    let words = WordList(text.string)
    return onward.isAny(in: words) || words.words.dropFirst().contains { $0.hasSuffix("ing") }
  }

  /// The system items of UIKit that close a screen.
  static let systemItems: Set<ExactString> = ["cancel", "close", "done", "save", "stop"]

  /// The symbols of the system that point back or close; their variants have a period after them.
  static let symbols: [ExactString] = [
    "arrow.backward", "arrow.left", "arrowshape.turn.up.backward", "arrowshape.turn.up.left",
    "chevron.backward", "chevron.left", "multiply", "xmark",
  ]

  /// Whether a text or an identifier has a word that means going back.
  static func isMeant(by text: ExactString) -> Bool {
    phrases.isAny(in: WordList(text.string)) && !isOnward(text)
  }

  /// Whether a control reads as going back: by its text, its system item or its image.
  static func isMeant(by trigger: Storyboard.Segue.Trigger) -> Bool {
    if let item = trigger.systemItem, systemItems.contains(item) { return true }
    if let title = trigger.title, isMeant(by: title) { return true }
    guard let image = trigger.image else { return false }
    return symbols.contains { image == $0 || image.hasPrefix("\($0).") } || isMeant(by: image)
  }
}
