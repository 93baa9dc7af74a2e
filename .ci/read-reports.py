"""Reads the machine reports of a folder as those who get them would, and says what does not fit."""

import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

import jsonschema
import yaml

POINT = re.compile(r"(not ok|ok) (\d+) - (.*?)(?: # (SKIP|TODO)\b.*)?$")
ANNOTATION = re.compile(r"::(error|warning|notice) file=[^,:]+(,line=\d+,col=\d+)?,title=[^,:]*::[^\r\n]+$")

folder, schemas = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
wrong = 0


def fault(path, what):
    global wrong
    wrong += 1
    print(f"{path.name}: {what}", file=sys.stderr)


def validator(name):
    schema = json.loads((schemas / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def read_tap(path, lines, indent=""):
    """The points of one level, each with whether it is good and skipped; subtests are read on the way."""
    points, plan, inner, subtest = [], None, [], False
    place = 0
    while place < len(lines):
        line = lines[place]
        place += 1
        if line.startswith("    "):
            inner.append(line[4:])
            continue
        if line.startswith("# Subtest: "):
            subtest = True
        elif re.fullmatch(r"1\.\.\d+", line):
            plan = int(line[3:])
        elif point := POINT.fullmatch(line):
            good = point[1] == "ok"
            if inner:
                below = read_tap(path, inner, indent + "    ")
                if good and not all(each[0] for each in below):
                    fault(path, f"a subtest fails and its point is good: {line}")
            elif subtest:
                fault(path, f"an empty subtest: {line}")
            inner, subtest = [], False
            points.append((good, point[4] == "SKIP"))
            if int(point[2]) != len(points):
                fault(path, f"out of order: {line}")
            if place < len(lines) and lines[place] == "  ---":
                end = lines.index("  ...", place)
                block = yaml.safe_load("\n".join(each[2:] for each in lines[place + 1 : end]))
                if not isinstance(block, dict) or "message" not in block:
                    fault(path, f"a block without a message: {line}")
                place = end + 1
            elif not good:
                fault(path, f"no block: {line}")
        else:
            fault(path, f"not TAP: {line!r}")
    if plan != len(points):
        fault(path, f"{len(points)} points for a plan of {plan}")
    return points


def read_trace(path):
    events = json.loads(path.read_text())["traceEvents"]
    threads, ends, processes = {}, {}, set()
    for event in events:
        thread = (event["pid"], event["tid"])
        if event["ph"] == "M":
            if event["name"] == "process_name":
                processes.add(event["pid"])
            elif event["name"] == "thread_name":
                threads[thread] = event["args"]["name"]
        elif event["ph"] == "X" and event["dur"] > 0 or event["ph"] == "i" and event["s"] == "t":
            if thread not in threads or event["pid"] not in processes:
                fault(path, f"an event on a thread without a name: {event}")
            # Nothing may begin before what is before it on its thread has ended.
            if event["ts"] < ends.get(thread, 0):
                fault(path, f"it overlaps another: {event}")
            ends[thread] = event["ts"] + event.get("dur", 0)
        else:
            fault(path, f"an unknown event: {event}")
    return processes


report, events = validator("report-1"), validator("report-events-1")
names = sorted(path.stem for path in folder.glob("*.ndjson"))
for name in names:
    path = folder / f"{name}.json"
    document = json.loads(path.read_text())
    for error in report.iter_errors(document):
        fault(path, f"{error.json_path}: {error.message}")
    runs = document["runs"]
    summary = document["summary"]
    if summary["runs"] != len(runs) or summary["failed"] != sum(run["status"] == "failed" for run in runs):
        fault(path, f"the summary does not fit: {summary}")
    for run in runs:
        steps = run["steps"]
        for before, after in zip(steps, steps[1:]):
            if before["end"] > after["start"] or before["number"] + 1 != after["number"]:
                fault(path, f"{run['file']}: step {after['number']} does not follow the one before")

    path = folder / f"{name}.ndjson"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        for error in events.iter_errors(line):
            fault(path, f"{error.json_path}: {error.message[:300]}")
    kinds = ["suiteStarted"]
    for run in runs:
        kinds += ["scenarioStarted"] + ["step"] * len(run["steps"]) + ["scenarioEnded"]
    if [line["event"] for line in lines] != kinds + ["suiteEnded"]:
        fault(path, "the events do not follow each other")
    told = [{key: line[key] for key in line if key not in ("event", "scenario")} for line in lines if line["event"] == "step"]
    if told != [step for run in runs for step in run["steps"]]:
        fault(path, "its steps are not those of the JSON")

    path = folder / f"{name}.tap"
    lines = path.read_text().splitlines()
    if lines[0] != "TAP version 14":
        fault(path, f"it begins with {lines[0]!r}")
    points = read_tap(path, lines[1:])
    if points != [(run["status"] in ("passed", "skipped"), run["status"] == "skipped") for run in runs]:
        fault(path, "its points are not the runs of the JSON")

    path = folder / f"{name}.xml"
    cases = ET.parse(path).getroot().findall("testsuite/testcase")
    found = [next((child.tag for child in case if child.tag != "system-out"), "passed") for case in cases]
    meant = {"passed": "passed", "failed": "failure", "broken": "error", "bug": "error", "skipped": "skipped"}
    if found != [meant[run["status"]] for run in runs]:
        fault(path, "its cases are not the runs of the JSON")
    for case, run in zip(cases, runs):
        told = case.findtext("system-out", "").count("\n")
        if told < len(run["steps"]):
            fault(path, f"{run['file']}: {told} lines for {len(run['steps'])} steps")
        place = next((each for each in run["diagnostics"] if "line" in each), None)
        text = "".join(child.text for child in case if child.tag in ("failure", "error"))
        if place and f"{place['file']}:{place['line']}:{place['column']}" not in text and run["file"].isprintable():
            fault(path, f"{run['file']}: no place in {text!r}")

    path = folder / f"{name}.trace"
    if read_trace(path) != {run["number"] for run in runs}:
        fault(path, "its processes are not the runs of the JSON")

    path = folder / f"{name}.out"
    annotations = [line for line in path.read_text().splitlines() if line.startswith("::")]
    for line in annotations:
        if not ANNOTATION.fullmatch(line):
            fault(path, f"no annotation: {line!r}")
    if len(annotations) != sum(len(run["diagnostics"]) for run in runs):
        fault(path, f"{len(annotations)} annotations")
    print(f"{name}: {len(runs)} runs read five times, {wrong} faults so far")
sys.exit(1 if wrong or not names else 0)
