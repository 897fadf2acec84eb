"""Pages of the manual and completions, out of what the command says of its own options."""

import gzip
import json
import subprocess

SHELLS = {
    "bash": "share/bash-completion/completions/plumb",
    "zsh": "share/zsh/vendor-completions/_plumb",
    "fish": "share/fish/vendor_completions.d/plumb.fish",
}


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def words(argument):
    names = [f"{'--' if name['kind'] == 'long' else '-'}{name['name']}" for name in argument.get("names", [])]
    value = argument.get("valueName", "value")
    if argument["kind"] == "positional":
        return f"\\fI{escaped(value)}\\fR" + (" ..." if argument.get("isRepeating") else "")
    shown = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
    return shown if argument["kind"] == "flag" else f"{shown} \\fI{escaped(value)}\\fR"


def page(command, version, path):
    """One page in the macros of man(7)."""
    name = "-".join(path)
    lines = [f'.TH {name.upper()} 1 "" "Plumb {version}" "Plumb"', ".SH NAME",
             f"{escaped(name)} \\- {escaped(command.get('abstract', '').rstrip('.'))}", ".SH SYNOPSIS"]
    shown = [one for one in command.get("arguments", []) if one.get("shouldDisplay", True)]
    commands = [one for one in command.get("subcommands", []) if one.get("shouldDisplay", True) and one["commandName"] != "help"]
    lines.append(" ".join([f"\\fB{' '.join(path)}\\fR"] + (["\\fIcommand\\fR"] if commands else [])
                          + (["[\\fIoptions\\fR]"] if shown else [])
                          + [words(one) for one in shown if one["kind"] == "positional"]))
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", escaped(command["discussion"])]
    if commands:
        lines.append(".SH COMMANDS")
        for one in commands:
            lines += [".TP", f"\\fBplumb\\-{one['commandName']}\\fR(1)", escaped(one.get("abstract", ""))]
    if shown:
        lines.append(".SH OPTIONS")
        for one in shown:
            text = " ".join(filter(None, [one.get("abstract"), one.get("discussion")]))
            if one.get("defaultValue"):
                text += f" (default: {one['defaultValue']})"
            lines += [".TP", words(one), escaped(text) or "See \\fBplumb\\fR(1)."]
    lines += [".SH EXIT STATUS", "0 fine; 1 something that was judged is wrong; 2 input or options are, or a limit was reached."]
    if len(path) > 1:
        lines += [".SH SEE ALSO", "\\fBplumb\\fR(1)"]
    return "\n".join(lines) + "\n"


def pages(program, version):
    """The pages by their file names."""
    dump = json.loads(subprocess.run([program, "--experimental-dump-help"], check=True, capture_output=True).stdout)
    found = {"plumb.1": page(dump["command"], version, ["plumb"])}
    for command in dump["command"]["subcommands"]:
        if command["commandName"] != "help" and command.get("shouldDisplay", True):
            found[f"plumb-{command['commandName']}.1"] = page(command, version, ["plumb", command["commandName"]])
    return found


def write(program, version, prefix, wrapped):
    """Puts pages and completions below a folder such as usr; `wrapped` compresses pages as Debian wants it."""
    for name, text in pages(program, version).items():
        target = prefix / "share/man/man1" / (name + ".gz" if wrapped else name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(gzip.compress(text.encode(), 9, mtime=0) if wrapped else text.encode())
    for shell, place in SHELLS.items():
        target = prefix / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(subprocess.run([program, "--generate-completion-script", shell], check=True, capture_output=True).stdout)
