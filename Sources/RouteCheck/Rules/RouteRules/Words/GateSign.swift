import ProjectModel
import RouteTables
import Routes
import RuleSupport
import StoryboardReader

/// What tells that a screen is before an app.
enum GateSign {
  /// Its own name.
  case certain
  /// A name that other screens have as well, or a password; its only way on is into the app.
  case possible

  init?(_ names: [ExactString?]) {
    if gateWords.isAny(in: names) {
      self = .certain
    } else if possibleGateWords.isAny(in: names) {
      self = .possible
    } else {
      return nil
    }
  }
}

extension Project.SceneView {
  /// The sign in the scene's class, its identifier or its views.
  var gate: GateSign? {
    GateSign([scene.customClass, scene.identifier])
      ?? (locations.hasPasswordField ? .possible : nil)
  }
}

extension Storyboard.Segue {
  /// Whether the segue's identifier or its control says that an app begins.
  var isOfGate: Bool { GateSign([identifier, trigger?.name]) != nil }

  /// Whether they say that it leads to a screen beside the way into an app.
  var isAside: Bool { asideWords.isAny(in: [identifier, trigger?.name]) }

  /// Whether the title of its control says no more than that: not `Start Cooking`.
  var onlyBeginsApp: Bool {
    trigger?.title.map { WordList($0.string).words.allSatisfy(beginningWords.contains) } ?? true
  }
}

extension Storyboard.Scene {
  /// Whether the scene's class says nothing about the screen.
  var isOfAnyName: Bool {
    let words: Set = ["view", "controller", "vc", "screen", "main", "root", "first"]
    return customClass.map { WordList($0.string).words.allSatisfy(words.contains) } ?? true
  }

  /// Whether the scene's class or identifier says that it lies beside the way into an app.
  var isAside: Bool { asideWords.isAny(in: [customClass, identifier]) }
}

extension PhraseList {
  fileprivate func isAny(in names: [ExactString?]) -> Bool {
    names.contains { name in name.map { isAny(in: WordList($0.string)) } ?? false }
  }
}

/// The words in names of screens that a gate shows beside the app.
private let asideWords = PhraseList(anywhere: [
  "terms", "privacy", "policy", "license", "legal", "help", "faq", "support", "contact", "about",
  "info", "settings", "language", "country", "forgot", "password", "reset", "recover", "web",
  "verify", "verification", "code", "tour", "avatar", "picker",
  "passwort", "vergessen", "mot de passe", "oublié", "contraseña", "olvidé", "senha", "пароль",
  "パスワード", "密码", "비밀번호",
])

/// The words in names of screens before an app.
private let gateNames = [
  "login", "log in", "logon", "log on", "signin", "sign in", "signup", "sign up",
  "welcome", "splash", "onboard", "onboarding", "authentication", "authorization", "auth",
  "pin code", "pincode", "passcode", "get started", "walkthrough", "create account",
  "anmelden", "anmeldung", "einloggen", "willkommen", "connexion", "se connecter", "bienvenue",
  "iniciar sesión", "bienvenida", "bienvenido", "accedi", "benvenuto", "boas vindas",
  "войти", "登录", "登入", "欢迎", "ログイン", "ようこそ", "로그인",
]

/// The words in names of screens before an app which may have another meaning.
private let possibleGateNames = [
  "register", "registration", "unlock", "lock", "landing", "intro", "agree", "consent",
  "disclaimer", "otp", "phone number", "start", "launch", "loading", "initial", "setup", "continue",
  "skip", "enter", "begin",
  "registrieren", "starten", "weiter", "überspringen", "s'inscrire", "inscription", "commencer",
  "continuer", "registrarse", "registro", "ingreso", "ingresar", "empezar", "comenzar",
  "continuar", "acceder", "cadastro", "cadastrar", "entrar", "começar", "registrati", "inizia",
  "регистрация", "начать", "продолжить", "新規登録", "はじめる", "スキップ", "注册", "开始",
  "회원가입", "시작",
]

private let gateWords = PhraseList(anywhere: gateNames)
private let possibleGateWords = PhraseList(anywhere: possibleGateNames)

/// The words of controls that only begin an app: `Log in with Apple`, `Continue as a guest`.
private let beginningWords = Set(
  (gateNames + possibleGateNames).flatMap { WordList($0).words } + [
    "a", "account", "and", "app", "apple", "as", "done", "email", "facebook", "go", "google",
    "guest", "here", "i", "let", "me", "my", "new", "next", "now", "ok", "play", "s", "submit",
    "the", "to", "using", "with", "your",
  ]
)
