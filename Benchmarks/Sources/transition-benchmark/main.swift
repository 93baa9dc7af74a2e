import BenchmarkHarness
import GravityPresentation

// The price of the loop around an operation, to compare the others with.
let floor = measure("adding to an instant", iterations: 1_000_000) { iterations in
  var instant = Instant.start
  for _ in 0..<iterations { instant = instant + Milliseconds(1) }
  return instant
}

let blocks = allocations {
  for _ in 0..<1_000_000 { keep(Instant.start) }
}
print("heap blocks: \(blocks.map(String.init) ?? "not counted on this platform")")
