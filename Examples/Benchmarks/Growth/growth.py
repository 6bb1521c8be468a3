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


def size_of(folder):
    """The bytes of all files and of their paths below a folder."""
    return sum(len(os.fsencode(path.relative_to(folder))) + path.stat().st_size
               for path in pathlib.Path(folder).rglob("*") if path.is_file())


def measure(tool, shape, size):
    with tempfile.TemporaryDirectory() as folder:
        here = os.getcwd()
        os.chdir(folder)
        shape.write(size)
        bytes = size_of(folder)
        times = [spent(tool, *shape.command) for _ in range(2)]
        os.chdir(here)
    return min(times), bytes


def main():
    tool = os.path.abspath(sys.argv[1])
    start = min(spent(tool, "--version") for _ in range(5))
    is_linear = True
    for shape in shapes.ALL:
        (small, few), (large, many) = (
            measure(tool, shape, size) for size in (shape.size, 4 * shape.size)
        )
        small, large = max(small - start, 0.001), max(large - start, 0.001)
        ratio = large / small
        # Paths get longer with each folder in a folder, so not all inputs grow by four.
        is_linear = is_linear and ratio <= 2 * many / few
        print(f"{shape.name:46}  {4 * shape.size:>9}  {large * 1000:>11.0f} ms"
              f"  {small * 1000:>11.0f} ms  {ratio:>8.2f}", flush=True)
    sys.exit(0 if is_linear else 1)


main()
