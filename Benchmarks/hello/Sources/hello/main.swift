import Foundation

print("Hello, \(ProcessInfo.processInfo.processName)")
