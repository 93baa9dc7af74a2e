/// The spelling of times in everything the user reads.
public enum TimeText {
  /// Seconds with always three decimals, such as `1.600s` or `-0.050s`, in no locale.
  public static func seconds(_ milliseconds: Int64) -> String {
    let (seconds, rest) = milliseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    return "\(milliseconds < 0 ? "-" : "")\(seconds).\(String(rest + 1000).dropFirst())s"
  }
}
