#import <UIKit/UIKit.h>

@interface LTRLettersViewController : UIViewController

@property (nonatomic, weak) IBOutlet UILabel *countLabel;

- (IBAction)sortLetters:(id)sender;
- (IBAction)letterWasSaved:(UIStoryboardSegue *)segue;

@end

@interface LTREditorViewController : UIViewController

@property (nonatomic, copy) NSString *text;

@end

@interface LTRPreferencesViewController : UIViewController
@end
