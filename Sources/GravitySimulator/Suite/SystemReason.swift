import Foundation

/// The system's words for one of its error numbers, such as `Permission denied`.
func systemReason(_ code: Int32) -> String {
  String(cString: strerror(code))
}
