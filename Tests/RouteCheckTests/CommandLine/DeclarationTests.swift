import Testing

@testable import routecheck

/// The requirements of commands and options.
@Suite struct DeclarationTests {
  @Test func commandNamesAreUnique() {
    let names = routecheck.Command.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: routecheck.Command.all.map(\.name))
  func theOptionsOfACommandAreUniqueAndWellFormed(name: String) throws {
    let command = try #require(routecheck.Command.all.first { $0.name == name })
    let names = command.options.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /--[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test(arguments: routecheck.Command.all.map(\.name))
  func `summaries and help are phrases without a period`(name: String) throws {
    let command = try #require(routecheck.Command.all.first { $0.name == name })
    #expect(command.summary.first?.isLowercase == true && command.summary.last != ".")
    for option in command.options {
      #expect(option.help.first?.isUppercase == true && option.help.last != ".", "\(option.name)")
    }
  }

  @Test(arguments: routecheck.Command.all.map(\.name))
  func `the default of an option is one of its words`(name: String) throws {
    let command = try #require(routecheck.Command.all.first { $0.name == name })
    for option in command.options {
      guard let value = option.defaultValue, !value.contains(" "), value != "none" else { continue }
      #expect(option.value?.check(value, option.name) == nil, "\(option.name)")
    }
  }

  @Test func `help says which options may be repeated`() {
    for command in routecheck.Command.all {
      for option in command.options where option.name != "--app" {
        #expect(option.help.hasSuffix("may be repeated") == option.repeats, "\(option.name)")
      }
    }
  }
}
