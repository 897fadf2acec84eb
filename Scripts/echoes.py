"""Comments of public members that say no more than their declarations: `/// The row.` over `let row: Row`.

Such a comment is left out; the script that asks, `Scripts/prose`, ends with 1 where there is one.
"""

import re

DECLARATION = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*public (?:[a-z]+(?:\(set\))? )*?(?:var|let|func|init|subscript|case)\b(.*)")
LITTLE = set("a an and are as at be by each every for from has have in is it its not of on one or own than that the their this to "
             "which with".split())


def stems(text):
    """The words of a text or of a name in camel case, without their endings."""
    for word in re.findall(r"[A-Za-z][a-z]*|[A-Z]+(?![a-z])", re.sub(r"([a-z])([A-Z])", r"\1 \2", text)):
        if (word := word.lower()) not in LITTLE:
            yield re.sub(r"(?<=..)(?:ies|es|s|ing|ed)$", "", word)


def echoes(text):
    """The lines of comments that repeat the declaration below, each with its number."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        found = DECLARATION.match(line)
        above = number - 1
        while found and re.match(r"\s*@", lines[above]):
            above -= 1
        if not found or not re.match(r"\s*/// ", lines[above]) or re.match(r"\s*///", lines[above - 1]):
            continue
        said = lines[above].strip()[4:]
        # A number, a name in code or a second clause is something new.
        plain = not re.search(r"[#`0-9;:,]", said) and re.match(r"(?:The|A|An) ", said)
        if plain and set(stems(said)) <= set(stems(re.split(r"[{=]", found[1])[0])):
            yield above + 1, said
