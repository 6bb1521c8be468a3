"""Compares routecheck with xmllint. See `run`."""

import pathlib
import resource
import shutil
import subprocess
import sys
import time

import small

tool, corpus, folder, count = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), int(sys.argv[4])


def copies(target):
    """Copies the storyboards of a folder until there are enough, and returns their bytes."""
    sources = sorted(pathlib.Path(corpus).rglob("*.storyboard"))
    size = 0
    for index in range(count):
        copy = target / f"app{index:04}" / "Main.storyboard"
        copy.parent.mkdir(parents=True)
        shutil.copyfile(sources[index % len(sources)], copy)
        size += copy.stat().st_size
    return size


def run(*words):
    """The time and the processor time of a run, in seconds, and what it prints."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    output = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime, output


def peak(apps):
    """The memory of a run on some of the apps, in megabytes."""
    code = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=-3, stderr=-3); " \
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    return int(subprocess.check_output([sys.executable, "-c", code, tool, "validate", *apps])) / 1024


def row(what, size, ours, baseline="-", ratio="-"):
    print(f"{what:46}  {size:>9}  {ours:>14}  {baseline:>14}  {ratio:>8}", flush=True)


def compare(what, apps, size):
    """Prints the times for a folder of apps, and returns whether routecheck is at most as slow."""
    files = sorted(str(path) for path in apps.rglob("*.storyboard"))
    ours, baseline = [], []
    for _ in range(5):
        baseline.append(run("xmllint", "--noout", *files)[:2])
        ours.append(run(tool, "validate", str(apps))[:2])
    (wall, processor), (their_wall, their_processor) = (map(min, zip(*times)) for times in (ours, baseline))
    row(f"{what}, {size / 1e6:.0f} MB (xmllint --noout)", len(files),
        f"{wall:.2f} s", f"{their_wall:.2f} s", f"{wall / their_wall:.2f}")
    row("processor time of that", len(files),
        f"{processor:.2f} s", f"{their_processor:.2f} s", f"{processor / their_processor:.2f}")
    return wall <= their_wall


real, large = folder / "real", folder / "large"
is_fast = compare("validate storyboards of real sizes", real, small.write(real, 3447))
is_fast = compare("validate large storyboards", large, copies(large)) and is_fast
apps = sorted(str(path) for path in large.iterdir())
quarter, whole = peak(apps[:count // 4]), peak(apps)
row("peak memory of that (for a quarter of it)", count, f"{whole:.0f} MB", f"{quarter:.0f} MB", f"{whole / quarter:.2f}")
start = min(run(tool, "--version")[0] for _ in range(5))
row("start-up", 1, f"{start * 1000:.1f} ms")
one = run(tool, "validate", "--jobs", "1", "--format", "json", str(large))[2]
many = run(tool, "validate", "--jobs", "16", "--format", "json", str(large))[2]
if one != many:
    print("the findings differ between one core and many", file=sys.stderr)
sys.exit(0 if one == many and is_fast and start < 0.02 else 1)
