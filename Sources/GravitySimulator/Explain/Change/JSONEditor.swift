import Foundation
import GravityPresentation

/// Makes a payload with one change; nil where the change has no place in it.
enum JSONEditor {
  static func edited(_ document: PayloadDocument, by edit: JSONEdit) -> PayloadDocument? {
    do {
      let root = try JSONSerialization.jsonObject(with: Data(document.bytes), options: .fragmentsAllowed)
      guard let changed = try changed(root, edit) else { return nil }
      let data = try JSONSerialization.data(withJSONObject: changed, options: .sortedKeys)
      return try PayloadDocument(Array(data), at: document.origin)
    } catch {
      // A text that Foundation does not take apart cannot be changed; that is no news to anybody.
      return nil
    }
  }

  private static func changed(_ root: Any, _ edit: JSONEdit) throws -> Any? {
    switch edit {
    case .content(let id, let key, let json):
      return first(in: root, id, try value(json)) { content, value in content[key] = value }
    case .variables(let id, let key, let json):
      return first(in: root, id, try value(json)) { content, value in
        var variables = content["variables"] as? [String: Any] ?? [:]
        variables[key] = value
        content["variables"] = variables
      }
    case .listed(let id, let key, let json):
      guard var list = root as? [String: Any], var campaigns = list["campaigns"] as? [[String: Any]],
        let place = campaigns.firstIndex(where: { $0["campaignId"] as? String == id })
      else { return nil }
      campaigns[place][key] = try value(json)
      list["campaigns"] = campaigns
      return list
    case .value(let path, let json): return set(path[...], in: root, to: try value(json))
    }
  }

  private static func value(_ json: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
  }

  /// Changes the first content of that id, in the response's order.
  private static func first(
    in node: Any, _ id: String, _ value: Any, _ change: (inout [String: Any], Any) -> Void
  ) -> Any? {
    if var object = node as? [String: Any] {
      if object["contentId"] as? String == id {
        change(&object, value)
        return object
      }
      for key in ["data", "payload", "contents"] {
        guard let inner = object[key], let changed = first(in: inner, id, value, change) else { continue }
        object[key] = changed
        return object
      }
    }
    if var array = node as? [Any] {
      for index in array.indices {
        guard let changed = first(in: array[index], id, value, change) else { continue }
        array[index] = changed
        return array
      }
    }
    return nil
  }

  private static func set(_ path: ArraySlice<PathComponent>, in node: Any, to value: Any) -> Any? {
    guard let step = path.first else { return value }
    switch step {
    case .key(let key):
      guard var object = node as? [String: Any] else { return nil }
      guard
        let inner = path.count == 1
          ? value : object[key].flatMap({ set(path.dropFirst(), in: $0, to: value) })
      else { return nil }
      object[key] = inner
      return object
    case .index(let index):
      guard var array = node as? [Any], array.indices.contains(index),
        let inner = set(path.dropFirst(), in: array[index], to: value)
      else { return nil }
      array[index] = inner
      return array
    }
  }
}
