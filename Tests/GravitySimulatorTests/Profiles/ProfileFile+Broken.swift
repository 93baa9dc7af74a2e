extension ProfileFile {
  static let broken = [
    ProfileFile("", "1:1+1 the profile says nothing | begin with `base NAME`"),
    ProfileFile("# only a comment\n\n", "1:1+1 the profile says nothing | begin with `base NAME`"),
    ProfileFile(
      "furtherCandidates triedUntilPresented",
      "1:1+1 no `base` says which profile this one changes | begin with `base NAME`"),
    ProfileFile("base", "1:5+1 a profile is missing here"),
    ProfileFile("base ioss", "1:6+4 unknown profile `ioss` | did you mean `ios`?"),
    ProfileFile(
      "base other.profile", "1:6+13 unknown profile `other.profile` | a base is built in, not a file"),
    ProfileFile("base ios ideal", "1:10+5 unexpected `ideal`"),
    ProfileFile("base ios\nbase ideal", "2:1+4 `base` is there already"),
    ProfileFile(
      "furtherCandidates triedUntilPresented\nbase ios", "2:1+4 `base` must stand before the first switch"),
    ProfileFile(
      "base ios\nfurtherCandidats triedUntilPresented",
      "2:1+16 unknown switch `furtherCandidats` | did you mean `furtherCandidates`?"),
    ProfileFile("base ios\nnonsense yes", "2:1+8 unknown switch `nonsense`"),
    ProfileFile("base ios\nbas ideal", "2:1+3 unknown switch `bas` | did you mean `base`?"),
    ProfileFile(
      "base ios\n  furtherCandidates triedUntilPresent",
      "2:21+17 unknown value `triedUntilPresent` of `furtherCandidates` | did you mean `triedUntilPresented`?"
    ),
    ProfileFile("base ios\nhasLock true", "2:9+4 unknown value `true` of `hasLock`"),
    ProfileFile("base ios\nhasLock", "2:8+1 a value is missing here"),
    ProfileFile("base ios\nhasLock yes no", "2:13+2 unexpected `no`"),
    ProfileFile("base ios\nhasLock \"yes\"", "2:9+5 unexpected string `yes`, where a value belongs"),
    ProfileFile("base ios\nhasLock=yes", "2:1+11 unexpected `hasLock=`, where a switch belongs"),
    ProfileFile("base ios\nhasLock yes\nhasLock no", "3:1+7 `hasLock` is there already"),
    ProfileFile("base ios\nrequestTimeout 1.5", "2:16+3 `1.5` is no duration"),
    ProfileFile("base ios\nrequestTimeout -1s", "2:16+3 `-1s` is negative, which no duration can be"),
    ProfileFile("base ios\nrequestTimeout 0.5ms", "2:16+5 `0.5ms` is finer than a millisecond"),
    ProfileFile(
      "base ios\nrequestTimeout 9223372036854775808ms", "2:16+21 `9223372036854775808ms` is too long"),
    ProfileFile("base ios\ndescription", "2:12+1 the description is missing here"),
    ProfileFile("base ios\ndescription \"a", "2:13+2 this string is never closed"),
    ProfileFile("base ios\ndescription \"a\"\ndescription \"b\"", "3:1+11 `description` is there already"),
    ProfileFile("base \"ios", "1:6+4 this string is never closed"),
    ProfileFile(
      "base ioss\nhasLock maybe\nstacking\nnonsense", "1:6+4 unknown profile `ioss` | did you mean `ios`?",
      "2:9+5 unknown value `maybe` of `hasLock`", "3:9+1 a value is missing here",
      "4:1+8 unknown switch `nonsense`"),
  ]
}
