extension InputRegistry {
  /// The built-in inputs and conditions and nothing else.
  public static let standard = InputRegistry(
    elements: [OptionSelectElement(), TextInputElement()], conditions: [VisibleWhen()])
}
