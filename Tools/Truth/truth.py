"""Plants faults in apps, and counts those that routecheck finds. See `Tools/Truth/run`."""

import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from app import App
from faults import KINDS


def findings(tool, folder):
    """The errors and warnings about a folder."""
    words = [tool, "validate", "--format", "json", "."]
    run = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{folder}: status {run.returncode}\n{run.stderr}")
    return [item for item in json.loads(run.stdout)["diagnostics"] if item["severity"] != "note"]


def key(finding):
    return finding["rule"], finding["file"], finding["message"]


def texts(finding):
    fix = finding.get("fix") or {}
    return [finding["message"], fix.get("replacement", "")] + [note["message"] for note in finding["notes"]]


def plant(app, fault):
    """Changes the files of an app, and returns their former contents."""
    before = {}
    for path in {edit[0] for edit in fault.edits}:
        file = app.folder / path
        before[file] = file.read_bytes()
        text = before[file].decode()
        for _, (start, end), new in sorted((e for e in fault.edits if e[0] == path), key=lambda e: -e[1][0]):
            text = text[:start] + new + text[end:]
        file.write_bytes(text.encode())
    return before


def is_found(fault, app, new):
    """Whether a new finding mentions the fault, or is at its place."""
    text = next(file.text for file in app.code + app.boards if file.path == fault.place[0])
    line = text.count("\n", 0, fault.place[1][0]) + 1
    for finding in new:
        if any(name in text for name in fault.names for text in texts(finding)):
            return True
        if finding["file"] == str(fault.place[0]) and finding["line"] == line:
            return True
    return False


def describe(app, fault):
    path, (start, end), new = fault.edits[0]
    text = next(file.text for file in app.code + app.boards if file.path == path)
    old = text[start:end].split("\n")[0][:60]
    return f"{app.name}/{path}:{text.count(chr(10), 0, start) + 1}: '{old}' -> '{new}'"


def trial(tool, app, options, counts, missed):
    known = collections.Counter(map(key, findings(tool, app.folder)))
    for kind in KINDS:
        # Each kind has its own sequence, so that a new kind does not change the others.
        sequence = random.Random(f"{options.seed} {app.name} {kind.__name__}")
        by_language = collections.defaultdict(list)
        for fault in kind(app, sequence):
            by_language[fault.language].append(fault)
        for language, all_faults in sorted(by_language.items()):
            chosen = sequence.sample(all_faults, min(options.count, len(all_faults)))
            for fault in chosen:
                before = plant(app, fault)
                try:
                    after = findings(tool, app.folder)
                finally:
                    for file, content in before.items():
                        file.write_bytes(content)
                new = []
                rest = known.copy()
                for finding in after:
                    if rest[key(finding)] > 0:
                        rest[key(finding)] -= 1
                    else:
                        new.append(finding)
                found = is_found(fault, app, new)
                counts[fault.kind, fault.language][0] += found
                counts[fault.kind, fault.language][1] += 1
                if not found:
                    missed.append((fault.kind, fault.language, describe(app, fault)))


def table(counts):
    languages = ["Swift", "Objective-C", "-"]
    kinds = list(dict.fromkeys(kind for kind, _ in counts))
    rows = [["kind", *languages]]
    for kind in kinds + ["all"]:
        row = [kind]
        for language in languages:
            cells = [value for (name, spoken), value in counts.items()
                     if spoken == language and kind in (name, "all")]
            found, planted = (sum(cell[place] for cell in cells) for place in (0, 1))
            row.append(f"{found} of {planted}" + (f", {100 * found // planted} %" if planted else ""))
        rows.append(row)
    for row in rows:
        print(f"{row[0]:24}" + "".join(f"{cell:>20}" for cell in row[1:]))


def judge(apps, tool, path):
    """Counts the findings on the unchanged apps by the verdicts of a reader."""
    verdicts = {}
    for line in pathlib.Path(path).read_text().splitlines():
        if line and not line.startswith("#"):
            verdict, *rest = line.split("\t")
            verdicts[tuple(rest)] = verdict
    counts = collections.defaultdict(collections.Counter)
    for app in apps:
        for item in findings(tool, app):
            verdict = verdicts.get((app.name, *key(item)), "unread")
            counts[item["rule"]][verdict] += 1
            if verdict != "true":
                print("\t".join((verdict, app.name, *key(item))))
    words = ["true", "false", "unread"]
    print(f"{'rule':32}" + "".join(f"{word:>8}" for word in words))
    for rule in sorted(counts) + ["all"]:
        sums = [sum(count[word] for name, count in counts.items() if rule in (name, "all")) for word in words]
        print(f"{rule:32}" + "".join(f"{number:>8}" for number in sums))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--verdicts")
    parser.add_argument("--least", type=int, default=0)
    options = parser.parse_args()
    tool = str(pathlib.Path(options.tool).resolve())
    apps = [path for path in sorted(pathlib.Path(options.folder).resolve().iterdir()) if path.is_dir()]
    if options.verdicts:
        return judge(apps, tool, options.verdicts)
    counts, missed = collections.defaultdict(lambda: [0, 0]), []
    for path in apps:
        with tempfile.TemporaryDirectory() as folder:
            app = App.copy(path, pathlib.Path(folder).resolve() / path.name)
            trial(tool, app, options, counts, missed)
    table(counts)
    for kind, language, place in missed:
        print(f"missed: {kind}, {language}: {place}")
    found, planted = (sum(count[place] for count in counts.values()) for place in (0, 1))
    if planted == 0 or 100 * found < options.least * planted:
        sys.exit(f"found {found} of {planted} faults, expected at least {options.least} %")


main()
