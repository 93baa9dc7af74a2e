import AllocationCounter

/// How many heap blocks a body asked for; nothing where the platform does not let us count.
///
/// Other threads count as well, so nothing else should be going on.
public func allocations(in body: () -> Void) -> Int? {
  guard allocation_counter_is_supported() else { return nil }
  allocation_counter_start()
  body()
  allocation_counter_stop()
  return Int(allocation_counter_read())
}
