import os, pathlib, resource, subprocess, sys, tempfile

import shapes


def spent(*words):
    """The processor time of a run, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    status = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if status not in (0, 1):
        sys.exit(f"{' '.join(words)}: status {status}")
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure(tool, shape, size):
    with tempfile.TemporaryDirectory() as folder:
        here = os.getcwd()
        os.chdir(folder)
        shape.write(size)
        times = [spent(tool, *shape.command) for _ in range(2)]
        os.chdir(here)
    return min(times)


def main():
    tool = os.path.abspath(sys.argv[1])
    start = min(spent(tool, "--version") for _ in range(5))
    is_linear = True
    for shape in shapes.ALL:
        small, large = (
            max(measure(tool, shape, size) - start, 0.001) for size in (shape.size, 4 * shape.size)
        )
        ratio = large / small
        is_linear = is_linear and ratio <= 8
        print(f"{shape.name:46}  {4 * shape.size:>9}  {large * 1000:>11.0f} ms"
              f"  {small * 1000:>11.0f} ms  {ratio:>8.2f}", flush=True)
    sys.exit(0 if is_linear else 1)


main()
