import Dispatch

/// Times a body and prints what one operation cost.
///
/// - Parameters:
///   - iterations: how many operations one call of the body performs, all of them in its own loop, so
///     that the call itself costs nothing.
///   - rounds: how often the body is timed, after one call that is not.
///   - body: gets the number of operations. What it returns is kept from being optimised away.
@discardableResult
public func measure<Result>(
  _ name: String, iterations: Int, rounds: Int = 15, _ body: (_ iterations: Int) -> Result
) -> Measurement {
  keep(body(iterations))
  var means: [Double] = []
  for _ in 0..<rounds {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = body(iterations)
    let end = DispatchTime.now().uptimeNanoseconds
    keep(result)
    means.append(Double(end - start) / Double(max(iterations, 1)))
  }
  let measurement = Measurement(name: name, iterations: iterations, rounds: means)
  print(measurement)
  return measurement
}

/// Makes the optimiser believe that somebody looks at a value.
@inline(never)
public func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
