/// Compares what the sources refer to with the platforms of the manifest.
struct Check {
  let manifest: Manifest
  let toolchain: ToolchainSymbols
  var list: AppleList
  let ownModules: Set<String>

  /// Problems, as a compiler prints them.
  private(set) var findings: [String] = []
  /// Uses of declarations without availability, by their module and name.
  private(set) var unannotated: [String: Int] = [:]
  private(set) var references = 0

  private var all: Set<String> { Set(manifest.platforms.keys) }

  /// Checks a file, given by its path in the repository.
  ///
  /// - Parameter index: Returns its references. It is not called for a file of no platform.
  mutating func check(
    _ file: String,
    _ source: SourceFile,
    _ index: (String) throws -> [IndexStore.Reference]
  ) rethrows {
    let compiled = list.platforms(of: file, in: all)
    for branch in source.branchesOfApple(compiled) where !list.has(branch, of: file) {
      findings.append(
        """
        \(file):\(branch.lines.lowerBound): error: only Apple's systems compile this branch, or it \
        has changed; look up what it uses, and write in \(list.path): \
        branch | \(file) | \(branch.text) | \(branch.fingerprint) | SOURCE
        """
      )
    }
    guard !compiled.isEmpty else { return }
    var seen: Set<String> = []
    var reported: Set<String> = []
    for reference in try index(file)
    where seen.insert("\(reference.line) \(reference.usr)").inserted {
      self.references += 1
      let platforms = source.platforms(at: reference.line, of: compiled)
      guard !platforms.isEmpty, let symbol = symbol(of: reference),
        let problem = problem(of: symbol, at: reference.line, in: source, on: platforms),
        // A type and its members are one problem.
        reported.insert("\(reference.line) \(symbol.module) \(symbol.path[0])").inserted
      else { continue }
      findings.append("\(file):\(reference.line): error: \(problem)")
    }
  }

  /// Checks that the list has no line that nothing needs.
  mutating func checkList() {
    findings += list.unused.map {
      "\(list.path):\($0): error: nothing in the sources needs this line"
    }
  }

  private mutating func problem(
    of symbol: ToolchainSymbols.Symbol,
    at line: Int,
    in source: SourceFile,
    on platforms: Set<String>
  ) -> String? {
    let name = symbol.name
    let known = platforms.filter { symbol.introduced[$0] != nil || symbol.unavailable.contains($0) }
    if known.count < platforms.count {
      unannotated["\(symbol.module).\(name)", default: 0] += 1
      guard let having = list.platforms(having: name, of: symbol.module, in: all) else {
        return """
          '\(name)' has no availability; look up the platforms that have it, and write in \
          \(list.path): has | \(symbol.module) | \(symbol.path[0]) | PLATFORMS | SOURCE
          """
      }
      let missing = platforms.subtracting(having).subtracting(known).sorted()
      if !missing.isEmpty {
        let systems = missing.joined(separator: ", ")
        return "'\(name)' is not on \(systems), and this line is compiled there"
      }
    }
    let unavailable = known.filter(symbol.unavailable.contains).sorted()
    if !unavailable.isEmpty {
      return "'\(name)' is unavailable on \(unavailable.joined(separator: ", "))"
    }
    return newer(symbol, than: known, at: line, in: source)
  }

  private mutating func newer(
    _ symbol: ToolchainSymbols.Symbol,
    than platforms: Set<String>,
    at line: Int,
    in source: SourceFile
  ) -> String? {
    var needed: [String] = []
    var supported: [String] = []
    for platform in platforms.sorted().reversed() {
      guard let introduced = symbol.introduced[platform], let least = manifest.platforms[platform]
      else { continue }
      let version = source.version(of: platform, at: line, least: least)
      guard version < introduced else { continue }
      needed.append("\(platform) \(introduced)")
      supported.append("\(platform) \(version)")
    }
    guard !needed.isEmpty, !list.hasOlder(symbol.name) else { return nil }
    return """
      '\(symbol.name)' needs \(needed.joined(separator: " and ")), and this line runs on \
      \(supported.joined(separator: " and "))
      """
  }

  /// What a reference refers to; `nil` if it is the package's own.
  private func symbol(of reference: IndexStore.Reference) -> ToolchainSymbols.Symbol? {
    toolchain.symbols[reference.usr] ?? outside(reference)
  }

  /// A declaration that no graph has: one of C, or a hidden one of another module.
  private func outside(_ reference: IndexStore.Reference) -> ToolchainSymbols.Symbol? {
    let usr = reference.usr
    if usr.hasPrefix("c:@M@") { return nil }
    if usr.hasPrefix("c:") {
      // A member is where its structure is.
      if usr.contains("@FI@") { return nil }
      let name = usr.split(separator: "@").last.map(String.init) ?? usr
      return ToolchainSymbols.Symbol(module: "C", path: [name])
    }
    // Without a name it is of the standard library, whose hidden declarations are as old as their uses.
    let names = usr.hasPrefix("s:") ? Self.names(in: usr) : []
    guard let module = names.first, !ownModules.contains(module) else { return nil }
    let baseName = String(reference.name.prefix { $0 != "(" })
    if module == "Glibc" { return ToolchainSymbols.Symbol(module: "C", path: [baseName]) }
    let type = names.dropFirst().prefix(1).filter { !$0.isEmpty && $0 != baseName }
    return ToolchainSymbols.Symbol(module: module, path: type + [reference.name])
  }

  /// The names at the start of a USR such as `s:7Testing4TestV`, each with its length before it.
  private static func names(in usr: String) -> [String] {
    var rest = usr.dropFirst(2)
    var names: [String] = []
    while let digits = Optional(rest.prefix { $0.isNumber }), let length = Int(digits) {
      rest = rest.dropFirst(digits.count)
      names.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return names
  }
}
