import SourceText

package enum MapFormat: String, FileFormat {
  case svg
  case html
  case mermaid

  package var fileExtensions: [String] {
    switch self {
    case .svg: ["svg"]
    case .html: ["html", "htm"]
    case .mermaid: ["mmd", "mermaid"]
    }
  }

  package func text(of map: SceneMap) -> String {
    switch self {
    case .svg: SVGMap(map).text
    case .html: HTMLMap.text(of: map)
    case .mermaid: MermaidMap.text(of: map)
    }
  }
}
