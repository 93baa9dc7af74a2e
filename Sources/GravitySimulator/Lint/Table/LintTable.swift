/// The rules of `lint`, as a list and as a page of the documentation.
enum LintTable {}
