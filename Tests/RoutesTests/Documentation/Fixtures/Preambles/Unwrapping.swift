let feed = FeedController()
let status = Status(text: "Hello")
