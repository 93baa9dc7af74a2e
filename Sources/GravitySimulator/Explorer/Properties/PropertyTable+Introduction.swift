extension PropertyTable {
  static let introduction = """
    # Properties

    <!-- Generated from the table of properties. A test compares this file with it, and writes it where golden files are recorded. -->

    What must hold of every run, whatever the app, the user and the server do. An exploration looks for the shortest run that breaks one; a scenario asks whether one has held so far:

    ```
    expect property one-close
    ```

    A profile that breaks a property has the rules of the quirks that do it in its column; ° stands: no run tells it. A break that comes with such a quirk is reported as that quirk. For the expectation it is a break like any other. The rules are in [RULES.md](RULES.md), the quirks in [QUIRKS.md](QUIRKS.md).


    """

  static let breaks = """

    Whether the user has a way out depends on all that could be done next, which a run does not try: `expect property` does not take `way-out`.

    - A **session** is one presentation, or a chain of steps that take over from each other (A9). It begins when a view appears. Killing the app ends it without a report and breaks nothing.
    - What is **gone** is off the screen, its exit over. A line in the log is no effect, and neither is a timer that starts.
    - A tap **counts** unless it comes in a transition, in background, for what is gone, with inputs that will not do, or while an earlier click still waits for its event.
    - **Room** is what the machine holds at a time: five triggers and five presentations.

    ## What the quirks do


    """

  static let ownProperties = """

    ## Properties of your own

    The header of a scenario can say what must hold all along, of states as `expect` knows them:

    ```
    never presented fullScreen promo-1
    always unlocked
    within 5s of presented modal primer-1: nothing presented
    ```

    - `never` breaks at the first moment at which the state holds, `always` at the first at which it does not.
    - `within` breaks when so much time has passed since the first state came to hold, and the second has not held.

    A run looks after each event, an exploration in every state. See [FORMAT.md](FORMAT.md).

    """
}
