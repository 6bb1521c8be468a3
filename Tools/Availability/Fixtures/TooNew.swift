func decoded(_ units: [UInt16]) -> String? {
  String(validating: units, as: UTF16.self)
}
