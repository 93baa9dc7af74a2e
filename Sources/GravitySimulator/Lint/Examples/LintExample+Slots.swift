extension LintExample {
  /// Slots of a content with a row of products, without the brackets of their list.
  ///
  /// - Parameter key: The key of the list as it is written, for what is found there.
  static func slots(_ title: String, key: String = "\"slots\"", _ text: String) -> Self {
    content(
      title,
      """
      "variables": {"elements": [{"type": "products-container", "style": {"productContainerType": "row"}}]}, \
      "products": {"strategyId": "6adb674a9570d11b901955a0", "fallback": false, \(key): [\(text)]}
      """)
  }
}
