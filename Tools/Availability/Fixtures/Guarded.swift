func ofAnIf(_ units: [UInt16]) -> String? {
  if units.isEmpty {
    return nil
  } else if #available(macOS 15, iOS 18, *) {
    return String(validating: units, as: UTF16.self)
  }
  return String(validating: units, as: UTF16.self) // Too new.
}

func ofAGuard(_ units: [UInt16]) -> String? {
  guard !units.isEmpty, #available(macOS 15, iOS 18, *) else {
    return String(validating: units, as: UTF16.self) // Too new.
  }
  return String(validating: units, as: UTF16.self)
}

@available(macOS 15, iOS 18, *)
func ofADeclaration(_ units: [UInt16]) -> String? {
  String(validating: units, as: UTF16.self)
}

@available(macOS 15, iOS 18, *)
typealias Units = [UInt16]

func ofAnother(_ units: [UInt16]) -> String? {
  String(validating: units, as: UTF16.self) // Too new.
}

func ofOnePlatform(_ units: [UInt16]) -> String? {
  if #available(macOS 15, *) {
    String(validating: units, as: UTF16.self) // Too new for iOS.
  } else {
    nil
  }
}

func ofTooOldAVersion(_ units: [UInt16]) -> String? {
  if #available(macOS 14.4, iOS 18, *) {
    String(validating: units, as: UTF16.self) // Too new for macOS.
  } else {
    nil
  }
}

/// Not `if #available(macOS 15, iOS 18, *) {`.
func ofAComment(_ units: [UInt16]) -> String? {
  String(validating: units, as: UTF16.self) // Too new.
}
