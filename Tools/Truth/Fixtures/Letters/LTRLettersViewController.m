#import "LTRLettersViewController.h"

static NSString *const LTRSaveSegue = @"Save";

@implementation LTRLettersViewController

- (IBAction)sortLetters:(id)sender {
    self.countLabel.text = @"Sorted";
}

- (IBAction)letterWasSaved:(UIStoryboardSegue *)segue {
}

- (void)edit {
    [self performSegueWithIdentifier:@"ShowEditor" sender:self];
}

- (void)editInWindow {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    UIViewController *editor = [storyboard instantiateViewControllerWithIdentifier:@"Editor"];
    [self presentViewController:editor animated:YES completion:nil];
}

- (void)openPreferences {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Preferences" bundle:nil];
    UIViewController *preferences = [storyboard instantiateViewControllerWithIdentifier:@"Preferences"];
    [self presentViewController:preferences animated:YES completion:nil];
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"ShowEditor"]) {
        LTREditorViewController *editor = (LTREditorViewController *)segue.destinationViewController;
        editor.text = @"New";
    } else if ([[segue identifier] isEqualToString:@"ShowPreferences"]) {
        LTRPreferencesViewController *preferences = [segue destinationViewController];
        preferences.title = @"Preferences";
    }
}

@end

@implementation LTREditorViewController

- (void)save {
    [self performSegueWithIdentifier:LTRSaveSegue sender:self];
}

@end

@implementation LTRPreferencesViewController
@end
