"""Measures how long a browser takes to open the page of a map, and how large the page is.

The arguments are the routecheck binary and a folder for files. A page of 1,000 scenes must open within a
second, and its size must grow with the number of scenes.
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


def main(tool, folder):
    status = 0
    sizes = {}
    for scenes in (1000, 3000):
        write(f"{folder}/{scenes}", scenes)
        page = f"{folder}/{scenes}.html"
        start = time.monotonic()
        subprocess.run([tool, "map", "--quiet", "--output", page, f"{folder}/{scenes}"], check=True)
        took = (time.monotonic() - start) * 1000
        print(f"{'write the page of a map':46}  {scenes:9}  {took:11.0f} ms  {'-':>14}  {'-':>8}")
        sizes[scenes] = os.path.getsize(page)
        if not shutil.which("chromium"):
            continue
        with open(page) as file:
            text = file.read()
        digest = base64.b64encode(hashlib.sha256(PROBE.encode()).digest()).decode()
        text = text.replace("script-src ", f"script-src 'sha256-{digest}' ", 1)
        text = text.replace("<header>", f"<script>{PROBE}</script><header>", 1)
        with open(page, "w") as file:
            file.write(text)
        best = min(opened(page) for _ in range(RUNS))
        print(f"{'open the page in headless Chromium':46}  {scenes:9}  {best:11} ms  {'-':>14}  {'-':>8}")
        if scenes == 1000 and best > SECOND:
            print(f"the page of 1000 scenes took {best} ms; the limit is {SECOND} ms", file=sys.stderr)
            status = 1
    ratio = sizes[3000] / sizes[1000]
    figure = f"{sizes[3000] >> 10} KB"
    print(f"{'size of the page, against that of 1000 scenes':46}  {3000:9}  {figure:>14}  {sizes[1000] >> 10:11} KB  {ratio:8.2f}")
    if ratio > 3.5:
        print(f"the page grew {ratio:.2f} times with three times the scenes", file=sys.stderr)
        status = 1
    return status


sys.exit(main(*sys.argv[1:]))
