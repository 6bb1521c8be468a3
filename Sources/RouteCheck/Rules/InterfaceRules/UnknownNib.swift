import CodeFacts
import ProjectModel
import RouteDiagnostics
import Routes
import RuleSupport
import SourceText
import XcodeProjects

extension Rule {
  package static let unknownNib = Rule(
    id: "unknown-nib",
    severity: .error,
    namesCause: true,
    summary: "code that loads a nib which does not exist",
    reason: """
      Loading a nib that the bundle does not have crashes the app. Only a name in the call itself, \
      in a constant or of a class, and the main bundle are reported, and only if the app has other \
      xibs. A nib that a library copies into the app is not found.
      """,
    triggering: [
      row.code(
        #"let nib = UINib(nibName: "↓Rwo", bundle: nil)"#
      ),
      row.code(
        """
        enum Nibs { static let row = "Rwo" }
        let nib = UINib(nibName: ↓Nibs.row, bundle: nil)
        let other = UINib(nibName: ↓String(describing: Nibs.self), bundle: nil)
        """
      ),
      row.code(
        """
        class Feed: UIViewController {
          init() { super.init(nibName: "↓Fede", bundle: .main) }
          func load() {
            Bundle.main.loadNibNamed("↓Rows", owner: self)
            _ = UINib(nibName: "↓Rwo", bundle: Bundle(for: Feed.self))
            _ = UINib(nibName: "↓Rwo", bundle: Bundle(for: type(of: self)))
          }
        }
        """
      ),
      row.and(
        "Feed.m",
        """
        static NSString *const kRow = @"Rwo";
        @interface Feed : UIViewController
        @end
        @implementation Feed
        - (void)load {
          [UINib nibWithNibName:↓kRow bundle:nil];
          [UINib nibWithNibName:↓NSStringFromClass([Feed class]) bundle:nil];
          [[NSBundle mainBundle] loadNibNamed:@"↓Rows" owner:self options:nil];
          [table registerNib:[UINib nibWithNibName:@"↓Rwo" bundle:nil] forCellReuseIdentifier:@"Row"];
          [self show:[[Feed alloc] initWithNibName:@"↓Fede" bundle:nil]];
        }
        @end
        """
      ),
    ],
    nonTriggering: [
      row.code(
        """
        class Feed: UIViewController {
          init() { super.init(nibName: nil, bundle: nil) }
          func load(_ bundle: Bundle, _ name: String) {
            bundle.loadNibNamed("Rows", owner: self)
            Bundle.main.loadNibNamed(name, owner: self)
            Bundle.main.loadNibNamed(Names.row, owner: self)
            table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
            _ = UINib(nibName: "Rows", bundle: Bundle(for: Library.self))
          }
        }
        enum Names { static var row = "Rows" }
        """
      ),
      row.and(
        "Feed.m",
        """
        static NSString *kOther = @"Rwo";
        @interface Feed : UIViewController
        @end
        @implementation Feed
        - (void)load {
          kOther = @"Row";
          [UINib nibWithNibName:kOther bundle:nil];
          [UINib nibWithNibName:NSStringFromClass([self class]) bundle:nil];
          [UINib nibWithNibName:NSStringFromClass([Library class]) bundle:nil];
          [[Post alloc] initWithNibName:NSStringFromClass([Post class]) bundle:nil];
        }
        @end
        @interface Post : Feed
        @end
        @implementation Post
        - (void)loadView { self.view = [UIView new]; }
        @end
        """
      ),
      .code(#"let nib = UINib(nibName: "Row", bundle: nil)"#),
      .xib("Row~ipad", "").code(#"let nib = UINib(nibName: "Row", bundle: nil)"#),
    ],
    check: { project in
      let (files, code) = (project.files, project.code)
      if files.isPartial { return [] }
      var names = files.inputs.xibNames
      names.formUnion(names.compactMap { $0.parts(aroundLast: "~")?.before })
      let built = files.membership.fileNames
      var lookup = SceneLookup(project)
      var spelling = SpellingSearch()
      return LoadedNibs(code).all.compactMap { nib in
        guard lookup.isAppBundle(nib.use.bundle, in: nib.file), code.isLoaded(nib),
          !names.contains(nib.name),
          code.xibOrigins.contains(where: { code.index.apps[nib.file].sees($0.app) }),
          built.isDisjoint(with: ["xib", "nib"].map { "\(nib.name).\($0)".lowercased() })
        else { return nil }
        return code.finding(
          at: nib.use.location,
          in: nib.file,
          "there is no xib",
          nib.name,
          near: spelling.closest(to: nib.name, among: names),
          fixing: nib.use.name
        )
      }
    }
  )

  private static let row = Example.xib("Row", #"<tableViewCell id="r"/>"#)
}

extension ProjectCode {
  /// Whether each object loads a nib of the name: that of a class may be the name of one below it, whose object runs
  /// the code, and a controller that makes its view loads none.
  fileprivate func isLoaded(_ nib: LoadedNibs.Load) -> Bool {
    let app = index.apps[nib.file]
    switch nib.use.name {
    case .literal: return true
    case .reference: break
    case .className(let type), .typeName(let type):
      if !index.declares(type) || index.isInherited(type) { return false }
    default: return false
    }
    let owner = nib.use.kind == .controller ? nib.owner : nil
    return owner.map { !index.mayHaveMethod("loadView", type: $0, in: app) } ?? true
  }
}
