"""What a build of plumb says that it can do: commands with their options and values, kinds of views, claims.

Everything comes from the command itself: the tree of options from its dump of the help, kinds of views and claims from the
errors that list them.
"""
import json
import re
import subprocess


def said(plumb, arguments, text=""):
    """What a call writes, both streams together."""
    done = subprocess.run([plumb, *arguments], input=text, capture_output=True, text=True)
    return done.stdout + done.stderr


def listed(plumb, arguments, text, pattern):
    """The names that an error lists."""
    answer = said(plumb, arguments, text)
    found = re.search(pattern, answer)
    if not found:
        raise SystemExit(f"plumb {' '.join(arguments)} lists no names any more:\n{answer}")
    return re.split(r", | and ", found[1].strip(", "))


class Vocabulary:
    def __init__(self, plumb):
        tree = json.loads(said(plumb, ["--experimental-dump-help"]))["command"]
        self.commands = {
            command["commandName"]: self.options(command)
            for command in tree["subcommands"] if command["commandName"] != "help"
        }
        self.rules = self.commands["solve"]["--with"]
        self.policies = self.commands["generate"]["--policy"]
        scene = json.dumps({"tree": {"kind": "?"}})
        self.kinds = listed(plumb, ["layout"], scene, r"known are ([\w, ]+)")
        lines = json.dumps({"tree": {"kind": "lines", "steps": [[1, 1]]}})
        self.program_kinds = listed(plumb, ["solve"], lines, r"the tree program takes ([\w, ]+)")
        self.view_claims = listed(plumb, ["layout", "--widths", "1...2", "--that", "?"], scene, r"known are ([\w, -]+)")
        row, claims = '{"items": [{}]}', ["prove", "--claim", "unknown"]
        self.row_claims = [
            claim for claim in listed(plumb, claims, row, r"it must be ([\w, -]+), or a comparison") if " " not in claim]
        self.scene_claims = listed(plumb, claims, row, r"of scenes also ([\w, -]+) and comparisons")

    @staticmethod
    def options(command):
        """The options of a command, each with its values where the command lists them."""
        found = {}
        for argument in command.get("arguments", []):
            names = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
            if names and names[0] not in ("help", "version"):
                found["--" + names[0]] = argument.get("allValues") or []
        return found

    def unasked(self, calls, kinds):
        """What the command offers and no call asks: the calls with the kinds of views that they show."""
        missing = [f"kind of view {kind}" for kind in self.kinds if kind not in kinds]
        for command, options in self.commands.items():
            words = [call for call in calls if call[0] == command]
            if not words:
                missing.append(command)
            for option, values in options.items():
                given = [following for call in words for word, following in zip(call, call[1:] + [""]) if word == option]
                if not given:
                    missing.append(f"{command} {option}")
                elif values:
                    parts = {part for value in given for part in value.split(",")}
                    missing += [f"{command} {option} {value}" for value in values if value not in parts]
        claimed = {part for call in calls for word in call for part in word.split(",")}
        return missing + [
            f"claim {claim}" for claim in {*self.row_claims, *self.scene_claims, *self.view_claims} if claim not in claimed]
