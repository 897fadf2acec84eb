"""Rows of labels and buttons out of programs' dialogs, in the languages that they are translated into.

    python3 Scripts/translated_rows.py FOLDER FONT > Models/corpora/translations.jsonl

FOLDER has Debian packages, each unpacked into a folder of its name and version (`Scripts/renew translations` fetches them);
FONT is a TrueType file.  A row is a horizontal box of GtkBuilder's with two or more labels and buttons and nothing else that
is seen; its container is as long as the English texts take, and its items are the texts of one language.  A text is as
wide as the font's advances at 13 points make it, rounded up; one that is cut keeps its first letter and an ellipsis.  A
button has 20 points around its text and a check or radio button 24 before it, as GTK's theme Adwaita has them.  Of
rows of the same lengths the first is kept; rows whose texts the font does not have, or that are those of English, are
left out.  Needs fonttools.
"""

import gettext
import json
import math
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

from fontTools.ttLib import TTFont

SIZE = 13
LANGUAGES = ("cs", "de", "el", "es", "fi", "fr", "hu", "it", "nl", "pl", "pt_BR", "ru", "sv", "tr", "uk")
BOXES = {"GtkBox", "GtkHBox", "GtkButtonBox", "GtkHButtonBox"}
# The widgets with a text, and what stands beside it.
PADDING = {"GtkLabel": 0, "GtkButton": 20, "GtkToggleButton": 20, "GtkMenuButton": 20, "GtkLinkButton": 20,
           "GtkCheckButton": 24, "GtkRadioButton": 24}


class Font:
    """Advances of a font at a size."""

    def __init__(self, path):
        font = TTFont(path)
        self.names, self.advances = font.getBestCmap(), font["hmtx"]
        self.scale = SIZE / font["head"].unitsPerEm

    def has(self, text):
        return all(ord(letter) in self.names for letter in text)

    def width(self, text):
        """In whole points."""
        return math.ceil(sum(self.advances[self.names[ord(letter)]][0] for letter in text) * self.scale)


def properties(widget):
    return {each.get("name").replace("_", "-"): each for each in widget.findall("property")}


def value(found, name, default):
    return found[name].text or default if name in found else default


def texts(box):
    """The widgets of a box with their texts; `None` where there is something else, or a text that is not translated."""
    found = []
    for child in box.findall("child"):
        widget = child.find("object")
        if widget is None:
            continue
        fields = properties(widget)
        if value(fields, "visible", "True").lower() in ("false", "no", "0"):
            continue
        label = fields.get("label")
        if widget.get("class") not in PADDING or label is None or label.get("translatable") not in ("yes", "1", "true"):
            return None
        if not (label.text or "").strip() or "\n" in label.text:
            return None
        stock = value(fields, "use-stock", "False").lower()
        if stock in ("true", "yes", "1"):
            return None
        found.append((widget.get("class"), label.text, label.get("context")))
    return found if len(found) >= 2 else None


def boxes(path):
    """The horizontal boxes of a file with their texts and gaps."""
    try:
        root = tree.parse(path).getroot()
    except tree.ParseError:
        return
    for number, widget in enumerate(each for each in root.iter("object") if each.get("class") in BOXES):
        fields = properties(widget)
        if value(fields, "orientation", "horizontal") != "horizontal":
            continue
        found = texts(widget)
        if found is not None:
            yield f"{path.name}#{widget.get('id') or number}", int(value(fields, "spacing", "0")), found


def item(widget, text, font):
    """A text as it is shown: underscores mark keys."""
    shown = text.replace("__", "\0").replace("_", "").replace("\0", "_").strip()
    beside = PADDING[widget]
    whole = beside + font.width(shown)
    return {"min": min(whole, beside + font.width(shown[:1] + "…")), "ideal": whole, "max": whole}


def translated(catalog, text, context):
    return catalog.pgettext(context, text) if context else catalog.gettext(text)


def rows(package, font):
    """The rows of one package, by language."""
    files = sorted(path for ending in ("ui", "glade") for path in package.rglob(f"*.{ending}"))
    for language in LANGUAGES:
        catalogs = [gettext.GNUTranslations(path.open("rb"))
                    for path in sorted(package.rglob(f"locale/{language}/LC_MESSAGES/*.mo"))]
        for path in files if catalogs else []:
            for name, gap, found in boxes(path):
                said = [next((each for catalog in catalogs if (each := translated(catalog, text, context)) != text), text)
                        for _, text, context in found]
                if all(a == text for a, (_, text, _) in zip(said, found)):
                    continue
                if not font.has("…".join(said)) or any("\n" in each or not each.strip() for each in said):
                    continue
                english = [item(widget, text, font) for widget, text, _ in found]
                available = sum(each["ideal"] for each in english) + gap * (len(found) - 1)
                items = [item(widget, text, font) for (widget, _, _), text in zip(found, said)]
                yield {"note": f"{package.name}:{name} in {language}", "available": available,
                       **({"spacing": gap} if gap else {}), "items": items}


def main():
    folder, font = Path(sys.argv[1]), Font(sys.argv[2])
    seen = set()
    for package in sorted(path for path in folder.iterdir() if path.is_dir()):
        for row in rows(package, font):
            key = json.dumps([row["available"], row.get("spacing"), row["items"]])
            if key in seen:
                continue
            seen.add(key)
            print(json.dumps({"id": str(len(seen) - 1), **row}, separators=(",", ":")))


if __name__ == "__main__":
    main()
