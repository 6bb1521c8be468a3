import Routes

enum Unmapped: Destination {  // expected-error {{type 'Unmapped' does not conform to protocol 'Destination'}} expected-note {{add stubs for conformance}}
  case login
}
