import Foundation

#if os(macOS) || os(Linux)
  let ofComputers = Process.self
#elseif canImport(UIKit)
  // Only Apple's systems compile this.
  let ofPhones = Process.self
#endif

#if !os(iOS)
  let ofOthers = Process.self
#endif

#if canImport(Darwin)
  let isListed = true
#else
  let isListed = String(validating: [UInt8](), as: UTF8.self)
#endif

let text = """
  #if os(macOS)
  """
