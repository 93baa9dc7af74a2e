import Testing

@testable import GravitySimulator

@Suite("Digests of what pages may run")
struct SHA256Tests {
  @Test(
    "The examples of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func examples(text: String, digest: String) {
    #expect(SHA256.base64(of: text) == digest)
  }

  @Test("A million letters")
  func million() {
    let digest = SHA256.base64(of: String(repeating: "a", count: 1_000_000))
    #expect(digest == "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA=")
  }
}
