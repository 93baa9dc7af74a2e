extension PictureTable {
  /// The page of the documentation.
  static var markdown: String {
    let headings = ["key of `style`", "drawn on", "as"]
    let rows = StyleKey.allCases.map { key in ["`\(key.rawValue)`", surfaces(of: key), key.attribute] }
    let lines = [headings, headings.map { _ in "---" }] + rows
    return introduction + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined() + rest
  }

  private static let introduction = """
    # Pictures

    `gravity-sim show` draws each content of a payload as a phone shows it: its elements in the form of its delivery method, over the app's screen. Reports draw each step of a scenario in the same way, with all that is on the screen: campaigns on campaigns, inline components, the system's question for the push permission, its settings. This page is `gravity-sim show --keys --format markdown`.

    ```
    gravity-sim show campaign.json
    gravity-sim show --profile ideal --answer rating=2 survey.json
    gravity-sim show --svg pictures campaigns
    ```

    ![The survey of `scenarios/payloads/in-app-survey.json`, with two stars](pictures/survey.svg)

    ```
    gravity-sim show --profile ideal --answer rating=2 --svg pictures scenarios/payloads/in-app-survey.json
    ```

    Files are named after their contents' ids; this one is called `survey.svg` here.

    A picture is no screenshot. It says what a payload asks for, in the place where the SDK puts it: enough to see that a text is too long, a button is missing or two colours are one. What an app adds (its fonts, its product cards, its loader) is not known here.

    ## What is drawn

    The phone has 390 × 844 points; sizes of payloads are points. A snack bar lies 24 points above the safe area with 16 points at its sides, a sheet at the lower edge, a modal in the middle with 24 points at its sides unless its `margin` says otherwise. A full screen begins below the status bar. What is taller than its place ends there, with a note `… 3 more`. What comes or goes at that moment is seen through. Only what can be seen is drawn: from the upper-most full screen on.

    Which elements are drawn is the profile's matter (D7, D11): what `ios` does not know is not in its picture, and is listed. Inputs and `visibleWhen` are drawn under profiles that have forms; `--answer` puts values in.

    Nothing is fetched. An image is a frame with its file's name and its `fit`, as if the picture were four by three: `cover` and `fill` fill the frame, `contain` leaves room at two sides. Product cards show `name` (or `title`, `sku`), `price` and `oldPrice` of their items; without a builder of the app's, cells are empty where the SDK leaves them empty.

    Text is measured with a table of glyph widths (Latin and Cyrillic letter by letter, other scripts by one width each), and wrapped: between words, in a word that is longer than its line, between any two ideographs, and where the text has `\\n`. A reader without such a font sees lines of slightly other lengths. Controls and marks that reorder text are spelled out, as `\\u{202E}`.

    Colours are `#rrggbb` or `#rrggbbaa`. Where a payload says nothing, a frame is white, a text dark and 16 points high, a button's text white on dark colours and blue on others.

    Pictures are safe to open and to put into a page: they have no script, no style sheet, no reference to anything and no ids, and every text of a payload is escaped. Numbers have bounds: sizes up to 1200 points, letters from 4 to 96, 60 elements, 24 cards. The same payload gives the same bytes. Groups carry `data-kind`, `data-element` (the element's number in the payload, from 0) and `data-content`.

    ## Keys of styles

    Every key that an SDK reads, where it is drawn, and which attribute of the SVG it decides.


    """

  private static let rest = """

    `contentAlignment` of the container has a say in where narrower elements stand; without one, their own has. A button's text and a field's take `textStyle` before `textColor`, `fontSize` and `fontWeight`; a text takes these first. `textcolor` counts as `textColor` (N5). `padding` of a button without one is 12 and 16 points, of a field 12.

    Words: `contentAlignment` `start`, `center`, `end` (`left` and `right` too); `layoutWidth` `match_parent`, `wrap_content`; `fit` `cover`, `contain`, `fill`; `fontWeight` 100 to 900, `normal`, `medium`, `semibold`, `bold`; `productContainerType` `row`, `grid`.

    ## What is not in a picture

    It is listed below the picture and in reports, with the element's number and type:

    | list | means |
    | --- | --- |
    | `element 1 (products-container): style.rowSpacing is not read` | no SDK reads the key, or its value is of no kind that one reads |
    | `element 2 (image): style.fontSize has no meaning here` | the key says nothing about a part of this kind |
    | `element 0 (text): style.textColor is “red”, which means nothing` | a colour or a word that cannot be read |
    | `element 3 (carousel) is not drawn` | the profile's SDK does not draw the element |

    """
}
