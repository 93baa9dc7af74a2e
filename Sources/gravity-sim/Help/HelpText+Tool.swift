extension HelpText {
  static let tool = """
    gravity-sim: plays in-app campaigns against a scripted app, without a device.

    Usage: gravity-sim COMMAND [OPTIONS] ...

    Commands:
      run          run scenario files and report what differs
      explain      say why each campaign was shown or not, and what would change it
      lint         look for what is wrong with payloads and scenarios, without a run
      show         draw what a payload's contents look like, in the terminal or as SVG
      diff         run one scenario under several profiles and show where they part
      check        say on one page what a payload does, what is wrong with it, and what differs
      explore      try everything that can happen, and write the shortest scenario that breaks
      paths        write few scenarios that reach everything there is to reach
      graph        draw a payload as a map, or the machine's phases and events
      profiles     list the switches of every profile
      quirks       list what surprises about a profile
      usage        list the misuses of the SDK that a run finds
      fmt          print scenario files in their canonical form

    Options:
      -h, --help   show this help; 'gravity-sim COMMAND --help' shows a command's own
      --version    show the version

    Exit codes:
      0  all good
      1  an expectation or invariant failed, a property is broken, profiles differ, or
         something is wrong with a payload
      2  wrong input: arguments, a scenario, a payload, a profile, or nothing to run
      3  a bug of gravity-sim
      4  an exploration reached a bound before its end

    """
}
