let window = UIWindow()
