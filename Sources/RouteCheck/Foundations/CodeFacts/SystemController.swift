import Routes

/// The controllers of frameworks that code presents, and that no storyboard has, such as the picker of photos.
///
/// Their delegates dismiss them, by their documentation.
package enum SystemController {
  package static func isOne(_ type: ExactString) -> Bool { classes.contains(type) }

  /// Whether a method of a name is one of a delegate of such a controller.
  package static func isOfDelegate(_ method: ExactString) -> Bool { methods.contains(method) }

  private static let classes: Set<ExactString> = [
    "UIAlertController", "UIActivityViewController", "UICloudSharingController",
    "UIColorPickerViewController", "UIDocumentPickerViewController", "UIFontPickerViewController",
    "UIImagePickerController", "UIVideoEditorController", "CNContactPickerViewController",
    "EKEventEditViewController", "GKGameCenterViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "MPMediaPickerController", "PHPickerViewController",
    "QLPreviewController", "SFSafariViewController", "SKStoreProductViewController",
    "VNDocumentCameraViewController",
  ]

  private static let methods: Set<ExactString> = [
    "imagePickerController", "imagePickerControllerDidCancel", "mailComposeController",
    "messageComposeViewController", "documentPicker", "documentPickerWasCancelled",
    "safariViewControllerDidFinish", "contactPicker", "contactPickerDidCancel",
    "documentCameraViewController", "documentCameraViewControllerDidCancel",
    "eventEditViewController", "gameCenterViewControllerDidFinish", "mediaPicker",
    "mediaPickerDidCancel", "productViewControllerDidFinish", "videoEditorController",
    "videoEditorControllerDidCancel",
  ]
}
