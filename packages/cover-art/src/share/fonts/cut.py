"""Cuts the fonts that words in drawn pictures are set in; run by hand, its output is committed.

    pip install fonttools brotli
    npm pack @fontsource/noto-serif@5.3.0 @fontsource/noto-serif-hebrew@5.3.0 @fontsource/noto-naskh-arabic@5.3.0   (unpack all)
    python cut.py FOLDER_OF_THE_PAGES_FONTS FOLDER_WITH_THE_NOTO_FILES OUTPUT_FOLDER

Pictures are drawn by Pango, which reads no WOFF2 and is given one weight of each headline font of the pages: the files of one
font are joined. The others serve letters that those lack. letters.json says which letters
each font has.
"""

import json
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# As large headlines of the pages are set (see tokens.css).
FRAUNCES = {"opsz": 64, "wght": 380}
CUTS = {
    "Fraunces": (FRAUNCES, ["fraunces-latin-opsz-normal", "fraunces-latin-ext-opsz-normal", "fraunces-vietnamese-opsz-normal"]),
    "Bricolage Grotesque": ({"wght": 580}, ["bricolage-grotesque-latin-wght-normal", "bricolage-grotesque-latin-ext-wght-normal"]),
    "Instrument Sans": ({"wght": 600}, ["instrument-sans-latin-wght-normal", "instrument-sans-latin-ext-wght-normal"]),
}
OTHERS = {
    "Noto Serif Greek": "noto-serif-greek-400-normal",
    "Noto Serif Cyrillic": "noto-serif-cyrillic-400-normal",
    "Noto Serif Hebrew": "noto-serif-hebrew-hebrew-400-normal",
    "Noto Naskh Arabic": "noto-naskh-arabic-arabic-400-normal",
}


def cut(path, axes, target):
    font = TTFont(path)
    instancer.instantiateVariableFont(font, axes, inplace=True)
    font.flavor = None
    font.save(target)
    return target


def call(font, family):
    """One name, one weight: a picture names its font by its family alone."""
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = 0x40
    font["head"].macStyle = 0
    named = {1: family, 2: "Regular", 4: family, 6: family.replace(" ", "")}
    font["name"].names = [record for record in font["name"].names if record.nameID not in (1, 2, 4, 6, 16, 17, 21, 22, 25)]
    for name, value in named.items():
        font["name"].setName(value, name, 3, 1, 0x409)


def ranges(codes):
    """As the class of a regular expression writes them."""
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return "".join(rf"\u{{{first:x}}}" + (rf"-\u{{{last:x}}}" if last > first else "") for first, last in found)


if __name__ == "__main__":
    pages, noto, output = map(Path, sys.argv[1:])
    letters = {}
    for family in [*CUTS, *OTHERS]:
        target = output / f"{family.lower().replace(' ', '-')}.ttf"
        if family in CUTS:
            axes, names = CUTS[family]
            parts = [cut(pages / f"{name}.woff2", axes, output / f"{name}.part.ttf") for name in names]
            font = Merger().merge([str(part) for part in parts])
            for part in parts:
                part.unlink()
        else:
            font = TTFont(next(noto.rglob(f"{OTHERS[family]}.woff2")))
            font.flavor = None
        call(font, family)
        font.save(target)
        letters[family] = ranges(code for code in TTFont(target).getBestCmap() if code >= 0x20)
        print(f"{target.name}: {target.stat().st_size} bytes")
    (output / "letters.json").write_text(json.dumps(letters, indent=2) + "\n")
