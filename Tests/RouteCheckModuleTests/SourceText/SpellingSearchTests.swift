import Routes
import SourceText
import Testing

@Suite struct SpellingSearchTests {
  @Test func `after the comparisons that are allowed nothing is suggested`() {
    let names = repeatElement("ShowPosts" as ExactString, count: 999)
    var search = SpellingSearch(limit: 1_000)
    #expect(search.closest(to: "ShowPost", among: names) == "ShowPosts")
    #expect(search.closest(to: "ShowPost", among: ["ShowPosts"]) == "ShowPosts")
    #expect(search.closest(to: "ShowPost", among: ["ShowPosts"]) == nil)
    #expect(search.slip(of: "ShowPost", among: ["ShowPosts"]) == nil)
    search = SpellingSearch(limit: 1_000)
    #expect(search.slip(of: "ShowPost", among: names) == "ShowPosts")
    #expect(search.slip(of: "ShowPost", among: ["ShowPosts"]) == "ShowPosts")
    #expect(search.slip(of: "ShowPost", among: ["ShowPosts"]) == nil)
  }
}
