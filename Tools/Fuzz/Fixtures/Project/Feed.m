#import "Feed.h"
#define kDetail @"Show" /* joined */ "Detail"
NSString * const kList = @"Sh\x6fw\u00e9\U0001F600\101";
@implementation Feed
#if 0
- (IBAction)gone:(UIStoryboardSegue *)segue {}
#elif FOO
- (IBAction)unwindToFeed:(UIStoryboardSegue *)segue {}
#else
#endif
- (void)open:(id)sender with:(NSDictionary<NSString *, id> *)options {
  if ([self shouldPerformSegueWithIdentifier:kDetail sender:self])
    [self performSegueWithIdentifier:kDetail sender:self]; // routecheck:disable unknown-segue -- known
  @try { [self performSegueWithIdentifier:@"Show\\\"" sender:nil]; } @catch (id e) {}
  if ([segue.identifier isEqualToString:@"Show"]) {}
  [self.storyboard instantiateViewControllerWithIdentifier:@"Detail"];
}
@end
