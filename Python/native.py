"""Puts the library and the command, which Scripts/package has linked into the folder PLUMB_NATIVE, into the wheel."""

import os

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeFiles(BuildHookInterface):
    def initialize(self, version, build_data):
        folder = os.environ.get("PLUMB_NATIVE")
        if not folder:
            raise RuntimeError("PLUMB_NATIVE must name the folder of libplumb.so and plumb; Scripts/package sets it")
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-linux_x86_64"
        for name in ["libplumb.so", "plumb"]:
            build_data["force_include"][os.path.join(folder, name)] = f"plumb_layout/_native/{name}"
