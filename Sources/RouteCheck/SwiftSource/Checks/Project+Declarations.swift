import Routes

extension Project {
  /// Classes of scenes, views and segues that no source declares.
  ///
  /// A class of no module, or of another one than the app's, may come from a library. A module is
  /// the app's where the storyboard says so, or where sources declare another class of it that the
  /// storyboard names. Where no source of the app is among the inputs, nothing is told.
  func undeclaredClasses() -> [Finding] {
    var names: [String: [String]] = [:]
    lazy var leftOut = uncompiledClasses
    return storyboards.indices.flatMap { position -> [Finding] in
      let file = storyboards[position]
      let root = code.roots[position]
      guard code.index.hasClasses(from: root) else { return [] }
      var ownModules: Set<StoryboardFile.Module> = [.own]
      var missing: [StoryboardFile.ObjectClass] = []
      for found in file.classes where !found.name.isEmpty && !found.name.hasPrefix("_Tt") {
        if code.declarations(of: found, in: file, at: position).isEmpty {
          missing.append(found)
        } else {
          ownModules.insert(found.module)
        }
      }
      missing.removeAll { !ownModules.contains($0.module) }
      if missing.isEmpty { return [] }
      let known = names[root] ?? code.classNames(in: root)
      names[root] = known
      return missing.map { missing in
        let note =
          leftOut[missing.name]?.first { Apps.see($0.folder, root) }?.note
          ?? code.declarationElsewhere(of: missing.name, from: file.path, root)
        let near = note == nil ? SpellingSuggestion.closest(to: missing.name, among: known) : nil
        return Finding(
          rule: .undeclaredClass,
          file: file.path,
          place: missing.place,
          "no source declares the class '\(missing.name)'\(SpellingSuggestion.hint(near))",
          notes: note.map { [$0] } ?? [],
          fix: near.map(Diagnostic.Fix.init),
          object: missing.object
        )
      }
    }
  }

  /// The classes in files that no target compiles, by their last names: the folder of each, and a
  /// remark that points to it.
  private var uncompiledClasses: [String: [(folder: String, note: Diagnostic.Note)]] {
    var classes: [String: [(folder: String, note: Diagnostic.Note)]] = [:]
    for source in uncompiled {
      let path = source.file.path
      for type in source.file.facts.types where type.kind == .class {
        let note = Diagnostic.Note(
          message: "it is declared here, in a file that is in no target of '\(source.project)'",
          file: path,
          place: type.place
        )
        classes[SourceIndex.lastName(type.name), default: []].append((Path.folder(path), note))
      }
    }
    return classes
  }

  /// Segue actions that the controller of the segue's scene does not have.
  ///
  /// That of a container's relationship may belong to whoever presents the container.
  func undeclaredSegueActions() -> [Finding] {
    scenes.flatMap { view -> [Finding] in
      let root = code.roots[view.position]
      guard code.index.hasClasses(from: root) else { return [] }
      return view.segues.compactMap { segue, places in
        let owner = segue.kind == .relationship ? nil : view.scene.customClass
        guard let selector = segue.creationSelector, let place = places.creationSelector,
          code.index.lacks(selector, in: owner, root)
        else { return nil }
        return Finding(
          rule: .undeclaredSegueAction,
          file: view.file.path,
          place: place,
          owner.map { "'\($0)' has no segue action '\(selector)'" }
            ?? "no class has a segue action '\(selector)'",
          object: segue.id
        )
      }
    }
  }

  /// Unwind actions that no controller has.
  func undeclaredUnwindActions() -> [Finding] {
    var known: [String: [String]] = [:]
    return scenes.flatMap { view -> [Finding] in
      let root = code.roots[view.position]
      guard code.index.hasClasses(from: root) else { return [] }
      return view.segues.compactMap { segue, places in
        guard let selector = segue.unwindAction, let place = places.unwindAction,
          !code.index.hasAction(selector, root)
        else { return nil }
        let name = String(selector.prefix { $0 != ":" })
        let names = known[root] ?? code.index.unwindActionNames(from: root)
        known[root] = names
        let near = SpellingSuggestion.closest(to: name, among: names)
        return Finding(
          rule: .undeclaredUnwindAction,
          file: view.file.path,
          place: place,
          "no class has an unwind action '\(selector)'\(SpellingSuggestion.hint(near))",
          object: segue.id
        )
      }
    }
  }
}

extension CodeMap {
  /// The declarations that a storyboard may mean by a class.
  ///
  /// A class of the storyboard's own module is in a target of the storyboard; only a watch app has
  /// its code in another one than its storyboard.
  fileprivate func declarations(
    of found: StoryboardFile.ObjectClass,
    in file: StoryboardFile,
    at position: Int
  ) -> [SourceIndex.Reference] {
    let targets = targets[position]
    let all = index.declarations(
      of: found.name,
      nearest: file.path,
      root: roots[position],
      targets: targets
    )
    guard found.module == .own, file.storyboard.platform != .watchOS else { return all }
    return all.filter { index.files[$0.file].mayShareTarget(with: targets) }
  }

  /// A remark that points to the declaration of a class in a file of other targets.
  fileprivate func declarationElsewhere(
    of name: String,
    from path: String,
    _ root: String
  ) -> Diagnostic.Note? {
    let found = index.declarations(of: name, nearest: path, root: root)
    return found.first.map { reference in
      Diagnostic.Note(
        message: "it is declared here, in a file that is in other targets only",
        file: index.files[reference.file].path,
        place: index.type(reference).place
      )
    }
  }

  /// The names of the classes that an app sees.
  fileprivate func classNames(in root: String) -> [String] {
    index.files(seenFrom: root).flatMap { file in
      file.facts.types.filter { $0.kind == .class }.map(\.name)
    }
  }
}

extension SourceIndex {
  /// Whether a scene's class surely has no method of a selector; a class of the system's has one
  /// in an extension at most.
  fileprivate func lacks(_ selector: String, in name: String?, _ root: String) -> Bool {
    guard let name else { return implementers(of: selector).isEmpty }
    return isWholeChainKnown(of: name, in: root) && !hasMethod(selector, in: name, from: root)
  }

  /// Whether an app has an action that a selector may mean.
  ///
  /// How Swift names become selectors has exceptions, so that a method of the same first word that
  /// takes a segue counts as well. A receiver without UIKit takes whatever action it likes.
  fileprivate func hasAction(_ selector: String, _ root: String) -> Bool {
    !implementers(of: selector).isEmpty || isInherited("UnwindReceiver", from: root)
      || selector.indices.contains { end in
        hasUnwindAction(named: String(selector[...end]), from: root)
      }
  }
}

extension Project {
  /// Default labels in the mappings of destinations.
  func defeatedExhaustiveness() -> [Finding] {
    code.uses(\.defaults).map { file, use in
      Finding(
        rule: .defeatedExhaustiveness,
        file: code.index.files[file].path,
        place: use.place,
        "a new case of '\(use.type)' would not have to be mapped"
      )
    }
  }
}
