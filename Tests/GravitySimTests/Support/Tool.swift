import Foundation
import Testing

/// The built executable, run as a process of its own under limits.
enum Tool {
  /// What the slowest and largest input may take: seconds of the processor's time, since other processes make
  /// those on the wall longer, and so many on the wall for one that waits and never ends. A build that is not
  /// optimised takes several times as long, on some machines more than on others.
  static let secondLimit = isNamed ? 5 : 30
  static let wallLimit = 90.0
  static let mebibyteLimit = 512

  /// Runs the tool to its end, or to the limit of time or memory.
  ///
  /// Output goes to files, so that neither side ever waits for the other, however much there is.
  ///
  /// - Parameters:
  ///   - input: a file that becomes standard input; nothing means that input is at its end.
  ///   - folder: where paths begin; nothing means where the tests run.
  ///   - environment: added to a small fixed one.
  static func run(
    _ arguments: [String], input: URL? = nil, in folder: ScratchFolder? = nil,
    environment: [String: String] = [:]
  ) async throws -> ToolRun {
    // The shell sets the limit and becomes the tool. Only memory that can be written counts (-d): a
    // process reserves far more addresses than it uses.
    let script =
      "ulimit -c 0; ulimit -t \(secondLimit); ulimit -d \(mebibyteLimit * 1024); exec \"$0\" \"$@\""
    return try await shell(script, arguments, input, folder, environment)
  }

  /// Runs a line of shell in which `"$0"` is the tool and `"$@"` its arguments.
  static func shell(
    _ script: String, _ arguments: [String], _ input: URL? = nil, _ folder: ScratchFolder? = nil,
    _ environment: [String: String] = [:], wallLimit: Double = wallLimit
  ) async throws -> ToolRun {
    let files = try ScratchFolder()
    try files.write("output", [])
    try files.write("errors", [])

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, try executable().path] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C", "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder.url }
    let streams = [
      try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice,
      try FileHandle(forWritingTo: files.url("output")), try FileHandle(forWritingTo: files.url("errors")),
    ]
    // A process keeps them open for longer than it runs, and with too many of them none can be started.
    defer { for stream in streams where stream !== FileHandle.nullDevice { try? stream.close() } }
    process.standardInput = streams[0]
    process.standardOutput = streams[1]
    process.standardError = streams[2]

    let start = DispatchTime.now()
    let (ending, end) = try await finish(process, within: wallLimit)
    let nanoseconds = end.uptimeNanoseconds - start.uptimeNanoseconds
    return ToolRun(
      ending: ending,
      output: try files.text("output"),
      errors: try files.text("errors"),
      seconds: Double(nanoseconds) / 1e9)
  }

  private static func finish(
    _ process: Process, within seconds: Double
  ) async throws -> (ToolRun.Ending, DispatchTime) {
    let watch = TimeLimit(seconds: seconds)
    typealias Continuation = CheckedContinuation<(Bool, DispatchTime), any Error>
    let (wasKilled, end) = try await withCheckedThrowingContinuation { (continuation: Continuation) in
      // The watch ends with the process. The test is resumed when a thread is free, which may be much later.
      process.terminationHandler = { _ in continuation.resume(returning: (watch.stop(), DispatchTime.now())) }
      do {
        try launch(process)
        watch.start(on: process.processIdentifier)
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    if wasKilled { return (.timeLimit, end) }
    switch process.terminationReason {
    case .exit: return (.code(process.terminationStatus), end)
    case .uncaughtSignal: return (.signal(process.terminationStatus), end)
    @unknown default: return (.signal(process.terminationStatus), end)
    }
  }

  /// A process holds back the signals that its parent's thread does, and those of a pool hold back all.
  private static func launch(_ process: Process) throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// All rows of a table for a tool that was built on its own, which is a release build; a few of them for the debug
  /// build beside the tests, which takes ten times as long and is tried with the rest in CI alone.
  static func sample<Row>(of rows: [Row]) -> [Row] {
    isNamed ? rows : rows.enumerated().filter { $0.offset % 10 == 1 }.map(\.element)
  }

  /// Whether the tests are about a tool that was built on its own.
  static var isNamed: Bool { named != nil }

  private static let named = ProcessInfo.processInfo.environment["GRAVITY_SIM"]

  /// The executable that `GRAVITY_SIM` names, or the one that stands where the tests were built.
  private static func executable() throws -> URL {
    if let named { return URL(fileURLWithPath: named) }
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let folders = bundles.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
    let candidates = folders.map { $0.appendingPathComponent("gravity-sim") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "no gravity-sim in \(folders.map(\.path))")
  }
}
