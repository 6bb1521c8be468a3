let feed = FeedController()
