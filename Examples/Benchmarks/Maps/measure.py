"""Measures how long a browser takes to open the page of a map, and how large the page is.

The arguments are the routecheck binary and a folder for files. A page of 1,000 scenes must open within a
second, and the size must grow in proportion to the number of scenes: 100, 1,000 and 3,000.
"""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

SECOND = 1000
RUNS = 3
# The browser prints the page after this event, but perhaps before the next frame.
PROBE = (
    "addEventListener('load', () => { document.body.offsetHeight; "
    "document.title = 'opened ' + Math.round(performance.now()); });"
)
VIEWS = (
    '<label text="Title {0}"><rect key="frame" x="20" y="120" width="300" height="30"/></label>'
    '<imageView image="photo"><rect key="frame" x="20" y="170" width="353" height="200"/></imageView>'
    '<label text="A few words about it"><rect key="frame" x="20" y="390" width="300" height="21"/></label>'
    '<textField placeholder="Name"><rect key="frame" x="20" y="430" width="353" height="34"/></textField>'
    '<switch on="YES"><rect key="frame" x="322" y="480" width="51" height="31"/></switch>'
    '<button><rect key="frame" x="20" y="700" width="353" height="50"/>'
    '<state key="normal" title="Continue"/></button>'
)


def scene(number, count):
    next_one = (number * 7 + 3) % count
    return (
        f'<scene><objects><viewController id="s{number}" customClass="Screen{number}Controller">'
        '<view key="view"><rect key="frame" x="0" y="0" width="393" height="852"/>'
        f"<subviews>{VIEWS.format(number)}</subviews></view><connections>"
        f'<segue id="e{number}" kind="show" identifier="Show{next_one}" destination="s{next_one}"/>'
        "</connections></viewController></objects></scene>"
    )


def write(folder, scenes):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for part in range(scenes // 25):
        text = "".join(scene(number, 25) for number in range(25))
        with open(f"{folder}/Part{part}.storyboard", "w") as file:
            file.write(
                '<document type="x.Storyboard" initialViewController="s0">'
                f"<scenes>{text}</scenes></document>"
            )


def opened(page):
    """The milliseconds until the page is loaded and laid out, as the browser measures them."""
    shown = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "--timeout=20000", page],
        capture_output=True,
        text=True,
    ).stdout
    return int(re.search(r"<title>opened (\d+)</title>", shown)[1])


def row(what, scenes, figure, baseline="-", ratio="-"):
    print(f"{what:46}  {scenes:9}  {figure:>14}  {baseline:>14}  {ratio:>8}")


def probed(page):
    """Adds the measurement to a page, whose policy must allow it."""
    with open(page) as file:
        text = file.read()
    digest = base64.b64encode(hashlib.sha256(PROBE.encode()).digest()).decode()
    text = text.replace("script-src ", f"script-src 'sha256-{digest}' ", 1)
    text = text.replace("<header>", f"<script>{PROBE}</script><header>", 1)
    with open(page, "w") as file:
        file.write(text)


def main(tool, folder):
    complaints = []
    sizes = {}
    for scenes in (100, 1000, 3000):
        write(f"{folder}/{scenes}", scenes)
        page = f"{folder}/{scenes}.html"
        start = time.monotonic()
        subprocess.run([tool, "map", "--quiet", "--output", page, f"{folder}/{scenes}"], check=True)
        row("write the page of a map", scenes, f"{(time.monotonic() - start) * 1000:.0f} ms")
        sizes[scenes] = os.path.getsize(page)
        if not shutil.which("chromium"):
            continue
        probed(page)
        best = min(opened(page) for _ in range(RUNS))
        row("open the page in headless Chromium", scenes, f"{best} ms")
        if scenes == 1000 and best > SECOND:
            complaints.append(f"the page of 1000 scenes took {best} ms; the limit is {SECOND} ms")
    for scenes, fewer in ((1000, 100), (3000, 1000)):
        ratio = sizes[scenes] / sizes[fewer]
        row(
            f"size of the page, against that of {fewer} scenes",
            scenes,
            f"{sizes[scenes] >> 10} KB",
            f"{sizes[fewer] >> 10} KB",
            f"{ratio:.2f}",
        )
        # A sixth more than in proportion is allowed.
        if ratio > scenes / fewer * 7 / 6:
            complaints.append(f"the page grew {ratio:.2f} times with {scenes / fewer:.0f} times the scenes")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


sys.exit(main(*sys.argv[1:]))
