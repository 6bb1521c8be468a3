import Foundation

/// A listed declaration of all platforms.
let listed = Bundle.self

/// A declaration that the list does not have.
let unlisted = Host.self

/// A listed declaration of macOS alone.
let limited = Process.self

/// A declaration that the toolchain says is missing on iOS.
let home = FileManager.default.homeDirectoryForCurrentUser

/// A listed function of C, and one that the list does not have.
let user = (getpid(), getuid())
