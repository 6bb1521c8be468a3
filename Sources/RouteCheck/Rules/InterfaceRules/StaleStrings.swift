import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText

extension Rule {
  package static let staleStrings = Rule(
    id: "stale-strings",
    severity: .note,
    namesCause: true,
    summary: "translations of objects that a storyboard or xib does not have",
    reason: """
      The key of a translation names its object by its id. If an object is replaced, for example \
      by a copy, the new one is not translated. Files '.strings' and '.xcstrings' with the name of \
      a storyboard or xib are compared.
      """,
    triggering: [
      document
        .and(
          "de.lproj/Main.strings",
          """
          /* Class = "UILabel"; text = "Feed"; ObjectID = "abc-De-fgh"; */
          "abc-De-fgh.text" = "Meldungen";
          "↓gon-Ee-123.text" = "Weg";
          """
        )
        .and("fr.lproj/Main.strings", #""↓gon-Ee-123.text" = "Parti";"#),
      document.and(
        "mul.lproj/Main.xcstrings",
        """
        {"sourceLanguage": "en", "strings": {
          "abc-De-fgh.text": {"comment": "Class = \\"UILabel\\"; ObjectID = \\"abc-De-fgh\\";"},
          "↓gon-Ee-123.text": {"extractionState": "stale", "localizations": {}}
        }, "version": "1.0"}
        """
      ),
    ],
    nonTriggering: [
      document
        .and(
          "de.lproj/Main.strings",
          """
          "abc-De-fgh.text" = "Meldungen"; "some.key" = "Text";
          /*
          "gon-Ee-123.text" = "Weg";
          */
          """
        )
        .and("de.lproj/Localizable.strings", #""gon-Ee-123.text" = "Weg";"#)
    ],
    check: { project in
      project.files.staleStrings.map { stale in
        Finding(
          file: stale.file,
          location: stale.location,
          "'\(Path.name(stale.document))' has no object for the translation of '\(stale.key)'",
          cause: ExactString(stale.document)
        )
      }
    }
  )

  private static let document = Example().storyboard(
    "Base.lproj/Main",
    scene("feed", view: #"<label text="Feed" id="abc-De-fgh"/>"#)
  )
}
