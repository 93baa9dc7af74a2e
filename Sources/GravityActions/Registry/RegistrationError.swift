/// Why an action could not join a registry.
public enum RegistrationError: Error, Hashable, Sendable {
  /// Another action already stands for the word.
  case nameTaken(ActionName)
}
