# What is code in a Swift file, line by line: comments are left out, and of string literals only the quotes and what
# is interpolated stay. For the checks that look for words, which must not be fooled by a literal that holds a quote.
#
# code_of(line) wants every line of a file, in order; forget() comes before each file.

function forget() { comment = 0; level = 0; is_text[0] = 0; parens[0] = 0 }

function code_of(line,    code, part, closing) {
  # A literal that the line before did not close is no Swift; it must not hide the rest of the file.
  while (level > 0 && is_text[level] && !is_long[level]) level--
  code = " "
  while (line != "") {
    if (comment > 0) {
      part = substr(line, 1, 2)
      if (part == "*/") comment--
      if (part == "/*") comment++
      line = substr(line, part == "*/" || part == "/*" ? 3 : 2)
    } else if (is_text[level]) {
      closing = (is_long[level] ? "\"\"\"" : "\"") hashes[level]
      part = "\\" hashes[level]
      if (substr(line, 1, length(closing)) == closing) {
        line = substr(line, length(closing) + 1)
        code = code "\""
        level--
      } else if (substr(line, 1, length(part)) == part) {
        if (substr(line, length(part) + 1, 1) == "(") {
          code = code " "
          level++; is_text[level] = 0; parens[level] = 0
        }
        line = substr(line, length(part) + 2)
      } else if (match(line, /^[^"\\]+/)) {
        line = substr(line, RLENGTH + 1)
      } else {
        line = substr(line, 2)
      }
    } else if (substr(line, 1, 2) == "//") {
      line = ""
    } else if (substr(line, 1, 2) == "/*") {
      comment++
      code = code " "
      line = substr(line, 3)
    } else if (match(line, /^#*"/)) {
      level++; is_text[level] = 1
      hashes[level] = substr(line, 1, RLENGTH - 1)
      # Behind the quotes that open a literal of several lines nothing may stand: #"""# is a quote.
      is_long[level] = line ~ /^#*"""[ \t\r]*$/
      line = is_long[level] ? "" : substr(line, RLENGTH + 1)
      code = code "\""
    } else if (match(line, /^[^"#()\/]+/)) {
      code = code substr(line, 1, RLENGTH)
      line = substr(line, RLENGTH + 1)
    } else {
      part = substr(line, 1, 1)
      line = substr(line, 2)
      if (part == ")" && level > 0 && parens[level] == 0) {
        level--
        code = code " "
      } else {
        if (part == "(") parens[level]++
        if (part == ")") parens[level]--
        code = code part
      }
    }
  }
  return code " "
}
