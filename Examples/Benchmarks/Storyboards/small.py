"""Writes storyboards of the sizes that storyboards of real apps have."""

import math
import pathlib
import random

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
useSafeAreas="YES" colorMatched="YES" initialViewController="{0}">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <scenes>
"""
SCENE = """        <!--{1}-->
        <scene sceneID="{0}-scn">
            <objects>
                <viewController storyboardIdentifier="{1}" id="{0}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="{0}-vie">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
"""
VIEW = """                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
horizontalHuggingPriority="251" text="{1}" textAlignment="natural" lineBreakMode="tailTruncation" \
translatesAutoresizingMaskIntoConstraints="NO" id="{0}">
                                <rect key="frame" x="20" y="{2}" width="353" height="20.333333333333332"/>
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
"""
BUTTON = """                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{0}-btn">
                                <state key="normal" title="Next"/>
                                <connections>
                                    <segue destination="{1}" kind="show" identifier="Show{0}" id="{0}-seg"/>
                                </connections>
                            </button>
"""
FOOT = """                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <constraints>
{1}                        </constraints>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="{0}-rsp" userLabel="First Responder" \
sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="{2}" y="-24"/>
        </scene>
"""
CONSTRAINT = """                            <constraint firstItem="{0}" firstAttribute="leading" secondItem="{1}-vie" \
secondAttribute="leading" constant="20" id="{0}-ldg"/>
"""
MEDIAN, MEAN = 4096, 5800
"""The sizes of 3,447 storyboards of public apps, in bytes."""


def storyboard(size, sequence):
    """A storyboard of about a number of bytes: scenes with a few views, each leading to the next."""
    name = lambda: "".join(sequence.choices("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789", k=3))
    fresh = lambda: f"{name()}-{name()[:2]}-{name()}"
    scenes, controllers = [], [fresh()]
    length = len(HEAD) + 40
    while not scenes or length + 1900 < size:
        own = controllers[-1]
        views, constraints = [], []
        wanted = sequence.randint(1, 8)
        while len(views) < wanted and length + sum(map(len, views)) + 2000 < size:
            view = fresh()
            views.append(VIEW.format(view, "Lorem ipsum dolor"[:sequence.randint(3, 17)], 59 + 28 * len(views)))
            constraints.append(CONSTRAINT.format(view, own))
        controllers.append(fresh())
        parts = [SCENE.format(own, f"Screen{len(scenes)}"), *views]
        if views:
            parts.append(BUTTON.format(own, "{next}"))
        parts.append(FOOT.format(own, "".join(constraints), 800 * len(scenes)))
        scenes.append("".join(parts))
        length += len(scenes[-1])
    following = controllers[1:-1] + controllers[:1]
    body = "".join(scene.replace("{next}", after) for scene, after in zip(scenes, following))
    return HEAD.format(controllers[0]) + body + "    </scenes>\n</document>\n"


def write(folder, count):
    """Writes storyboards with a log-normal distribution of sizes, and returns their bytes."""
    sequence = random.Random(1)
    spread = math.sqrt(2 * math.log(MEAN / MEDIAN))
    total = 0
    for index in range(count):
        size = min(sequence.lognormvariate(math.log(MEDIAN), spread), 1_000_000)
        target = pathlib.Path(folder, f"app{index:04}", "Main.storyboard")
        target.parent.mkdir(parents=True)
        total += target.write_text(storyboard(size, sequence))
    return total
