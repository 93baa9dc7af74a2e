/// The last part of an address.
enum FileName {
  /// `hero.webp` of `https://cdn.example/a/hero.webp?v=2`; the address itself where there is no such part.
  static func of(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").last.map(String.init) ?? address
    return PhoneWording.cut(name)
  }
}
