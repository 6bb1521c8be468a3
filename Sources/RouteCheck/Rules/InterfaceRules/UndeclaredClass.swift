import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import StoryboardReader

extension Rule {
  package static let undeclaredClass = Rule(
    id: "undeclared-class",
    severity: .warning,
    namesCause: true,
    summary: "a class that a storyboard or xib names and no source declares",
    reason: """
      UIKit makes a plain controller or view instead, and every cast to the class fails. Only \
      classes of the app's own modules are reported, and only if sources of the app are among the \
      inputs. The sources of an imported module may be absent. A class without a module, as in \
      Objective-C, is reported if it has one wrong letter, or if it is similar to a class that has \
      the outlets and actions of its object. The app has the classes for which 'generate.types' \
      names a type.
      """,
    triggering: [
      .feedAndPost(segue: "ShowPost", post: "↓Post").code("class Feed: UIViewController {}"),
      .xib("Row", #"<tableViewCell id="r" customClass="↓Rwo" customModuleProvider="target"/>"#)
        .and("Row.swift", "class Row: UITableViewCell {}"),
      unstated("↓LTRPots").and("Post.m", "@interface LTRPost : UIViewController\n@end"),
      unstated("↓LTRLettersBax", outlet: "stamp").and("Post.m", letter),
    ],
    nonTriggering: [
      unstated("LTRPots").and("Feed.m", "@interface LTRFeed : UIViewController\n@end"),
      unstated("LTRLettersBax").and("Post.m", letter),
      unstated("LTRLettersBax", outlet: "view").and("Post.m", letter),
      unstated("LTRLettersBax", outlet: "map").and("Post.m", letter),
      .feedAndPost.code(
        """
        class Feed: UIViewController {}
        @objc(Post) class Letter: UIViewController {}
        """
      ),
      .feedAndPost,
      // At run time, the File's Owner is the object that loads the xib.
      .xib("Row", #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Rwo"/>"#)
        .and("Row.swift", "class Row: UITableViewCell {}"),
    ],
    check: { $0.undeclaredClasses }
  )

  private static func unstated(_ name: String, outlet: String? = nil) -> Example {
    let outlet = outlet.map { #"<outlet property="\#($0)" destination="v" id="o"/>"# }
    return .scenes(scene("post", name, outlet ?? ""))
  }

  private static let letter = """
    @interface LTRLetterBox : UIViewController
    @property IBOutlet UIView *stamp;
    @end
    """
}

extension Project {
  /// Classes of scenes, views and segues that no source declares.
  ///
  /// A class of no module, or of another module than the app's, may come from a library. A class of
  /// no module is reported if it differs by one letter from a class that no storyboard names, or is
  /// similar to one that has what is connected. A module belongs to the app if it is the storyboard's, or if sources declare another of its
  /// classes in the storyboard.
  fileprivate var undeclaredClasses: [Finding] {
    let names = Memo(code.classNames)
    var lookup = DeclarationLookup(code.index)
    var spelling = SpellingSearch()
    lazy var uncompiled = uncompiledClasses
    lazy var named = Set(documents.flatMap(\.file.customClasses.values))
    let unnamed = Memo { (app: App) in names[app].filter { !named.contains($0) } }
    return documents.flatMap { file, origin -> [Finding] in
      let app = origin.app
      guard code.index.hasClasses(in: app) else { return [] }
      var ownModules: Set<StoryboardFile.Module> = [.own]
      var missing: [StoryboardFile.ObjectClass] = []
      let isAppRead = readsAppOfTypes(app)
      for found in file.classes
      where !found.name.isEmpty && !found.name.hasPrefix("_Tt")
        && (isAppRead || generation.types[found.name] == nil)
      {
        if code.declares(found, in: file, from: origin, &lookup) {
          if code.mayBeModule(found.module, of: found.name, from: origin, &lookup) {
            ownModules.insert(found.module)
          }
        } else {
          missing.append(found)
        }
      }
      missing.removeAll {
        $0.module == .unstated
          ? FrameworkClass.named($0.name) != nil : !ownModules.contains($0.module)
      }
      if missing.isEmpty { return [] }
      return missing.compactMap { missing -> Finding? in
        if missing.module == .unstated {
          let near =
            spelling.slip(of: missing.name, among: unnamed[app])
            ?? spelling.closest(to: missing.name, among: unnamed[app]).flatMap {
              code.index.fits($0, missing, in: file, app) ? $0 : nil
            }
          return near.map { finding(about: missing, in: file, near: $0) }
        }
        let note =
          uncompiled[missing.name]?.first { App(folder: ExactString($0.folder)).sees(app) }?.note
          ?? code.declarationInOtherTargets(of: missing.name, from: origin, &lookup)
        let near = note == nil ? spelling.closest(to: missing.name, among: names[app]) : nil
        return finding(about: missing, in: file, near: near, note)
      }
    }
  }

  /// Whether the sources declare one of the view controllers for which the configuration has types, which
  /// are in an app and not in its package.
  private func readsAppOfTypes(_ app: App) -> Bool {
    generation.types.keys.contains {
      code.index.inherits($0, from: "UIViewController", in: app) == true
    }
  }

  private func finding(
    about missing: StoryboardFile.ObjectClass,
    in file: StoryboardFile,
    near: ExactString?,
    _ note: Finding.Note? = nil
  ) -> Finding {
    Finding(
      file: file.path,
      location: missing.location,
      "no source declares the class '\(missing.name)'\(SpellingSuggestion.hint(for: missing.name, near: near))",
      notes: note.map { [$0] } ?? [],
      object: missing.object
    )
  }

  /// The classes in files that no target compiles, by their last names: the folder of each, and a
  /// note that points to it.
  private var uncompiledClasses: [ExactString: [(folder: String, note: Finding.Note)]] {
    var classes: [ExactString: [(folder: String, note: Finding.Note)]] = [:]
    for source in files.uncompiled {
      let path = source.file.path
      for type in source.file.facts.types where type.kind == .class {
        let note = Finding.Note(
          message: "it is declared here, in a file that is in no target of '\(source.project)'",
          file: path,
          location: type.location
        )
        classes[SourceIndex.lastName(type.name), default: []].append((Path.folder(path), note))
      }
    }
    return classes
  }
}

extension ProjectCode {
  /// Whether the sources declare a class of a storyboard.
  ///
  /// A class of the storyboard's own module must be in one of its targets. Only the code of a watch
  /// app is in another target than its storyboard.
  fileprivate func declares(
    _ found: StoryboardFile.ObjectClass,
    in file: StoryboardFile,
    from origin: LookupOrigin,
    _ lookup: inout DeclarationLookup
  ) -> Bool {
    // If one shares a target, all of them do.
    let declaration = lookup.declarations(of: found.name, from: origin).references.first
    guard let declaration, found.module == .own, file.storyboard.platform != .watchOS else {
      return declaration != nil
    }
    return index.files[declaration.file].mayShareTarget(with: origin.targets)
  }

  /// Whether the file that declares a class may be one of a module. The sources of an imported module
  /// may be absent, and the app may have a class of the same name.
  fileprivate func mayBeModule(
    _ module: StoryboardFile.Module,
    of name: ExactString,
    from origin: LookupOrigin,
    _ lookup: inout DeclarationLookup
  ) -> Bool {
    guard case .named(let module) = module,
      let declaration = lookup.declarations(of: name, from: origin).references.first
    else { return true }
    let file = index.files[declaration.file]
    let folders = Path.ancestors(of: Path.folder(file.path))
    return file.targets.isEmpty || file.targets.contains { $0.hasByteSuffix(":\(module)") }
      || folders.contains { ExactString(Path.name($0)) == module }
  }

  /// A note that points to the declaration of a class in a file of other targets.
  fileprivate func declarationInOtherTargets(
    of name: ExactString,
    from origin: LookupOrigin,
    _ lookup: inout DeclarationLookup
  ) -> Finding.Note? {
    var origin = origin
    origin.targets = []
    return lookup.declarations(of: name, from: origin).references.first.map {
      note("it is declared here, in a file that is only in other targets", at: $0)
    }
  }

  fileprivate func classNames(in app: App) -> [ExactString] {
    index.apps.files(seenFrom: app).flatMap { file in
      index.files[file].facts.types.filter { $0.kind == .class }.map(\.name)
    }
  }
}

extension SourceIndex {
  /// Whether a class has all outlets and actions of an object, and declares one of them itself.
  fileprivate func fits(
    _ name: ExactString,
    _ object: StoryboardFile.ObjectClass,
    in file: StoryboardFile,
    _ app: App
  ) -> Bool {
    guard let id = object.object, let chain = ClassChain(name, in: app, of: self) else {
      return false
    }
    let connections = file.connections.filter { $0.object == id }
    return connections.allSatisfy {
      $0.kind == .outlet ? chain.hasProperty($0.name) : chain.hasMethod($0.name)
    } && connections.contains { chain.properties.contains($0.name) || chain.hasMethod($0.name) }
  }
}
