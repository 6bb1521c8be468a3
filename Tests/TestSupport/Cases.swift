/// Inputs by what is expected of them, as the arguments of a test.
package func cases<Expected>(
  _ groups: KeyValuePairs<Expected, [String]>
) -> [(input: String, expected: Expected)] {
  groups.flatMap { expected, inputs in inputs.map { ($0, expected) } }
}
