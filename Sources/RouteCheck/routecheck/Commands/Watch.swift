import ProjectFiles
import RouteDiagnostics
import RouteReports

/// Checks files again and again: the work of `validate --watch`.
///
/// The first check prints all findings. Each later one prints the new findings and how many are gone.
struct Watch: Sendable {
  let arguments: Arguments
  let console: Console

  /// The time between two looks at the versions of the known files and folders.
  static let interval = Duration.milliseconds(25)

  /// The number of looks before the folders are read again in any case, once a second.
  private static let wholeLook = 40

  /// Checks until an interrupt.
  ///
  /// - Returns: The exit status of the last check.
  /// - Throws: The error of the first check. Those of later checks are printed.
  func run() async throws -> ExitStatus {
    let task = Task { try await watch() }
    console.onInterrupt? { task.cancel() }
    return try await task.value
  }

  private func watch() async throws -> ExitStatus {
    var settings = try Settings(arguments, files: console.files)
    var state = state(settings)
    var last = await report(settings)
    console.print(
      TextReporter(isColoured: console.isColoured).text(
        of: last.forReaders(reading: console.files)
      )
    )
    printSummary(last.summary)
    var status = ExitStatus(last, failing: settings.failing)
    for look in 1... {
      guard (try? await console.sleep(Self.interval)) != nil else { break }
      if look % Self.wholeLook != 0, state.isCurrent(in: console.files) { continue }
      let found = self.state(settings)
      let isChanged = found.differs(from: state)
      state = found
      guard isChanged else { continue }
      do {
        settings = try Settings(arguments, files: console.files)
        let report = await report(settings)
        status = ExitStatus(report, failing: settings.failing)
        show(ReportChange(from: last, to: report))
        last = report
      } catch {
        status = CommandLineTool.print(error, of: .validate, on: console)
      }
    }
    return status
  }

  /// The files that a check reads, as they are now.
  private func state(_ settings: Settings) -> InputState {
    // A configuration that was added, or is damaged, is not in the settings.
    let place = try? arguments.configuration(in: console.files)
    return InputState(
      of: arguments.paths,
      and: settings.paths + [place?.path].compactMap(\.self),
      in: console.files,
      isExcluded: settings.isExcluded
    )
  }

  private func report(_ settings: Settings) async -> Report {
    var loader = ProjectLoader(arguments, settings, console)
    loader.findsMissingFiles = true
    let project = await loader.load(arguments.paths)
    return await settings.checkWithSettings(project, of: arguments.paths)
  }

  private func show(_ change: ReportChange) {
    console.print(
      TextReporter(isColoured: console.isColoured).text(
        of: change.added.forReaders(reading: console.files)
      )
    )
    printSummary(change.summary)
  }

  private func printSummary(_ summary: String) {
    if !arguments.has(.quiet) { console.printError("\(summary)\n") }
  }
}
