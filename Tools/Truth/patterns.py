"""How code names segues, scenes, storyboards and classes, in each language."""

PERFORMED = {
    "Swift": [r'performSegue\w*\s*\(\s*(?:with\w*:\s*)?"([^"\\]+)"'],
    "Objective-C": [r'performSegueWithIdentifier:\s*@"([^"\\]+)"'],
}
COMPARED = {
    "Swift": [r'\bsegue\??\.identifier!?\s*[!=]=\s*"([^"\\]+)"', r'"([^"\\]+)"\s*[!=]=\s*segue\.identifier'],
    "Objective-C": [
        r'\bsegue(?:\.|\s+)identifier\]?\s+isEqual(?:ToString)?:\s*@"([^"\\]+)"',
        r'@"([^"\\]+)"\s+isEqual(?:ToString)?:\s*\[?segue(?:\.|\s+)identifier',
    ],
}
INSTANTIATED = {
    "Swift": [r'\binstantiateViewController\s*\(\s*(?:withIdentifier|identifier):\s*"([^"\\]+)"'],
    "Objective-C": [r'\binstantiateViewControllerWithIdentifier:\s*@"([^"\\]+)"'],
}
OPENED = {
    "Swift": [r'\bUIStoryboard\s*(?:\.init\s*)?\(\s*name:\s*"([^"\\]+)"'],
    "Objective-C": [r'\bstoryboardWithName:\s*@"([^"\\]+)"'],
}
CELLS = {
    "Swift": [r'\bdequeueReusableCell\s*\(\s*(?:withIdentifier|withReuseIdentifier):\s*"([^"\\]+)"'],
    "Objective-C": [r'\bdequeueReusableCellWith(?:Reuse)?Identifier:\s*@"([^"\\]+)"'],
}
CONSTANTS = {
    "Swift": [r'\b(?:let|case)\s+(\w+)(?:\s*:\s*String)?\s*=\s*"([^"\\]+)"'],
    "Objective-C": [
        r'#define\s+(\w+)\s+@"([^"\\]+)"',
        r'\bNSString\s*\*\s*(?:const\s+)?(\w+)\s*=\s*@"([^"\\]+)"',
    ],
}
CAST = {
    "Swift": [r"\bsegue\.destination(?:ViewController)?\s+as[?!]\s+(\w+)"],
    "Objective-C": [
        r"\((\w+)\s*\*\)\s*\[?segue(?:\.|\s+)destinationViewController",
        r"\b(\w+)\s*\*\s*\w+\s*=\s*\[?segue(?:\.|\s+)destinationViewController",
        r"destinationViewController\]?\s+isKindOfClass:\s*\[(\w+)\s+class\]",
    ],
}
