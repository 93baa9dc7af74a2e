extension HelpText {
  static let show = """
    Draws each content of payloads as a phone shows it: in the terminal, or as SVG files.

    Usage: gravity-sim show [OPTIONS] PAYLOAD|FOLDER ...
           gravity-sim show --keys [--format text|markdown]

    A folder stands for all '.json' files below it, in sorted order; '-' reads from standard
    input. Nothing is fetched: an image is a frame with its file's name. Whatever a payload says
    of looks that is not in a picture is listed below it. docs/PICTURES.md tells what pictures
    follow.

    Options:
      --svg DIR        write one file for each content into this folder, in place of drawing in
                       the terminal: all of them or, where one cannot be written, none
      --force          replace pictures that are there
      --answer INPUT=VALUE
                       put a value into an input of a form before it is drawn; may be given
                       more than once
      --profile PROFILE
                       draw what this SDK draws: a name that 'gravity-sim profiles' lists, or
                       a profile file (default: ios)
      --width N        the columns of a picture in the terminal, 24 to 200 (default: 48)
      --keys           list the keys of styles, and what is drawn of each
      --format FORMAT  of the list of keys: text or markdown (default: text)
      --color WHEN     auto, always or never (default: auto, which means on a terminal
                       and where NO_COLOR is not set)
      -h, --help       show this help
      --version        show the version
      --               what follows are files and folders, even if it begins with '-'

    Exit codes: 0 where all is drawn; 2 where something cannot be read, drawn or written.

    Examples:
      gravity-sim show campaign.json
      gravity-sim show --profile ideal --answer rating=2 survey.json
      gravity-sim show --svg pictures campaigns

    """
}
