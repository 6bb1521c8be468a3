// Swift Testing has an overlay for UIKit, which a file that imports both needs.
