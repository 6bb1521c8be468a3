import Foundation
import IndexStore

/// The references that the compiler recorded while it compiled.
///
/// Each compiled file has a unit, which names its record; the record has an occurrence for each
/// declaration that the file refers to, by its unified symbol resolution (USR).
struct IndexStore {
  struct Reference {
    var usr: String
    var name: String
    var line: Int
  }

  /// The last unit of a compiled file.
  struct Unit {
    var record: String
    var module: String
    var seconds: Int64
  }

  private let store: indexstore_t

  init(path: String) throws {
    var error: indexstore_error_t?
    guard let store = indexstore_store_create(path, &error) else {
      throw Failure("there is no index at '\(path)'; build the package with its tests first")
    }
    self.store = store
  }

  /// The units by the paths of their files.
  ///
  /// A file that was compiled more than once, such as in a target that was renamed, has several.
  func units() -> [String: Unit] {
    let names: [String] = collected { context in
      indexstore_store_units_apply_f(store, 0, context) { append($1.text, to: $0) }
    }
    var units: [String: Unit] = [:]
    for name in names {
      guard let reader = indexstore_unit_reader_create(store, name, nil) else { continue }
      defer { indexstore_unit_reader_dispose(reader) }
      guard !indexstore_unit_reader_is_system_unit(reader) else { continue }
      let file = indexstore_unit_reader_get_main_file(reader).text
      var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
      indexstore_unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
      guard file.hasSuffix(".swift"), units[file].map({ $0.seconds < seconds }) ?? true else {
        continue
      }
      guard let record = record(of: reader) else { continue }
      let module = indexstore_unit_reader_get_module_name(reader).text
      units[file] = Unit(record: record, module: module, seconds: seconds)
    }
    return units
  }

  /// What a file refers to, without its own declarations.
  func references(in unit: Unit) throws -> [Reference] {
    guard let reader = indexstore_record_reader_create(store, unit.record, nil) else {
      throw Failure("the index has no record '\(unit.record)'")
    }
    defer { indexstore_record_reader_dispose(reader) }
    return collected { context in
      indexstore_record_reader_occurrences_apply_f(reader, context) { context, occurrence in
        let roles = indexstore_occurrence_get_roles(occurrence)
        guard roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REFERENCE) != 0 else { return true }
        var (line, column): (UInt32, UInt32) = (0, 0)
        indexstore_occurrence_get_line_col(occurrence, &line, &column)
        let symbol = indexstore_occurrence_get_symbol(occurrence)
        // An accessor is as old as its property.
        let name = indexstore_symbol_get_name(symbol).text
        guard !name.hasPrefix("getter:"), !name.hasPrefix("setter:") else { return true }
        let usr = indexstore_symbol_get_usr(symbol).text
        return append(Reference(usr: usr, name: name, line: Int(line)), to: context)
      }
    }
  }

  private func record(of unit: indexstore_unit_reader_t) -> String? {
    let records: [String] = collected { context in
      indexstore_unit_reader_dependencies_apply_f(unit, context) { context, dependency in
        guard indexstore_unit_dependency_get_kind(dependency) == INDEXSTORE_UNIT_DEPENDENCY_RECORD
        else { return true }
        return append(indexstore_unit_dependency_get_name(dependency).text, to: context)
      }
    }
    return records.last
  }
}

/// The values that a function of the library appends to its context.
private func collected<Value>(_ call: (UnsafeMutableRawPointer) -> Bool) -> [Value] {
  var values: [Value] = []
  withUnsafeMutablePointer(to: &values) { _ = call($0) }
  return values
}

/// Appends a value to the list in a context, and says that the next one is wanted.
private func append<Value>(_ value: Value, to context: UnsafeMutableRawPointer?) -> Bool {
  context?.assumingMemoryBound(to: [Value].self).pointee.append(value)
  return true
}

extension indexstore_string_ref_t {
  fileprivate var text: String {
    guard let data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}
