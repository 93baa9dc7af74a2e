/// What a response comes to once its status was looked at (P1).
enum ResponseBody {
  case arrived(BodyRecord, BodyID)
  case failed(LoadFailure)
}
