"""Cuts the fonts from the packages of Fontsource; run by hand, its output is committed.

    pip install fonttools brotli
    npm pack @fontsource-variable/fraunces@5.3.0 @fontsource-variable/instrument-sans@5.3.0   (unpack all)
    npm pack @fontsource-variable/readex-pro@5.3.0 @fontsource-variable/noto-naskh-arabic@5.3.0
    python cut.py FOLDER_WITH_THE_WOFF2_FILES OUTPUT_FOLDER

A phone waits for these files before anything else, so they hold what the look uses and no more: Fraunces from weight 360 to 500
and up to the optical size 72 (larger headlines hold theirs, see base.css), 1000 units to the em, outlines that are off by less
than a tenth of a pixel where they are shown, and the same kerning at all weights and sizes.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

# Units of the em: what an outline may be off in headlines, and in small text, which alone is far from the largest optical size.
HEADLINE, SMALL = 1, 4
# Beyond Latin-1: what the languages of Europe write with, from Czech to Welsh, and no phonetic signs.
EXTENDED = {*range(0x0100, 0x0180), *range(0x0218, 0x021C), *range(0x1E80, 0x1E86), 0x1E9E, 0x1EF2, 0x1EF3}
# Kerning is a multiple of this.
KERNING_STEP = 5
# What the styles use of each axis, and the point in it whose kerning serves for all.
FRAUNCES = ({"opsz": (9, 72), "wght": (360, 500)}, {"opsz": 36, "wght": 400})
INSTRUMENT = ({"wght": (400, 700)}, {"wght": 450})
CUTS = {
    "fraunces-latin-opsz-normal": FRAUNCES,
    "fraunces-latin-opsz-italic": FRAUNCES,
    "fraunces-latin-ext-opsz-normal": FRAUNCES,
    "fraunces-vietnamese-opsz-normal": FRAUNCES,
    "instrument-sans-latin-wght-normal": INSTRUMENT,
    "instrument-sans-latin-ext-wght-normal": INSTRUMENT,
}

# Joined letters keep all their forms and marks: the letters of Arabic alone, at the weights that the styles use.
ARABIC = set(range(0x0600, 0x0700))
ARABIC_CUTS = {"readex-pro-arabic-wght-normal": (400, 700), "noto-naskh-arabic-arabic-wght-normal": (400, 600)}


def cut_arabic(path, weights):
    font = TTFont(path)
    options = Options(layout_features=["*"], hinting=False, glyph_names=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) & ARABIC)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    return font


def cut(path, axes, kerned_at):
    font = instancer.instantiateVariableFont(opened(path), {name: (least, most, most) for name, (least, most) in axes.items()})
    held = instancer.instantiateVariableFont(opened(path), kerned_at)
    keep_conditional_forms(font)
    del font["GDEF"]  # what is left in it varies the kerning
    font["GPOS"] = held["GPOS"]
    scale_upem(font, 1000)
    drop_small_deltas(font, HEADLINE if "opsz" in axes else SMALL / 2)
    round_kerning(font)
    font.flavor = "woff2"
    return font


def opened(path):
    font = TTFont(path)
    letters = set(font.getBestCmap())
    keep(font, letters & EXTENDED if "-ext-" in path.name else letters)
    return font


def keep(font, letters):
    features = ["kern", "liga", "rvrn", "tnum"]
    options = Options(layout_features=features, hinting=False, glyph_names=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def keep_conditional_forms(font):
    """Small sizes have plainer letters. The record without a condition, which the instancer gets wrong, says only what is so by default."""
    variations = getattr(font["GSUB"].table, "FeatureVariations", None) if "GSUB" in font else None
    if variations:
        records = variations.FeatureVariationRecord
        records[:] = [one for one in records if one.ConditionSet.ConditionTable]


def drop_small_deltas(font, off):
    """Points that may be interpolated from their neighbours need no delta of their own."""
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        composite = control.numberOfContours == -1
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            tolerance = SMALL if "opsz" in variation.axes else off
            variation.optimize(points, control.endPts, tolerance=tolerance, isComposite=composite)
        font["gvar"].variations[name] = [one for one in variations if one.hasImpact()]


def round_kerning(font):
    tables = [table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable]
    for pairs in (getattr(table, "ExtSubTable", table) for table in tables):
        values = [record.Value1 for one in getattr(pairs, "PairSet", []) for record in one.PairValueRecord]
        values += [record.Value1 for one in getattr(pairs, "Class1Record", []) for record in one.Class2Record]
        for value in filter(None, values):
            value.XAdvance = round(getattr(value, "XAdvance", 0) / KERNING_STEP) * KERNING_STEP


if __name__ == "__main__":
    source, output = map(Path, sys.argv[1:])
    fonts = {name: lambda path, of=of: cut(path, *of) for name, of in CUTS.items()}
    fonts |= {name: lambda path, of=of: cut_arabic(path, of) for name, of in ARABIC_CUTS.items()}
    for name, made in fonts.items():
        target = output / f"{name}.woff2"
        made(source / target.name).save(target)
        print(f"{target.name}: {target.stat().st_size} bytes")
