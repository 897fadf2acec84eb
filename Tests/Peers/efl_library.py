"""The functions of EFL that efl.py calls, with their types, and a window in a buffer."""

import ctypes
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_ubyte, c_void_p

elementary, evas, eina = (ctypes.CDLL(f"lib{name}.so.1") for name in ("elementary", "evas", "eina"))
TYPES = {
    "elm_init": (c_int, c_int, c_void_p), "elm_win_add": (c_void_p, c_void_p, c_char_p, c_int),
    "elm_box_add": (c_void_p, c_void_p), "elm_box_horizontal_set": (None, c_void_p, c_ubyte),
    "elm_box_pack_end": (None, c_void_p, c_void_p), "elm_box_padding_set": (None, c_void_p, c_int, c_int),
    "evas_object_evas_get": (c_void_p, c_void_p), "evas_object_box_add": (c_void_p, c_void_p),
    "evas_object_box_layout_set": (None, c_void_p, c_void_p, c_void_p, c_void_p),
    "evas_object_box_padding_set": (None, c_void_p, c_int, c_int),
    "evas_object_box_append": (c_void_p, c_void_p, c_void_p), "evas_object_rectangle_add": (c_void_p, c_void_p),
    "evas_object_size_hint_min_set": (None, c_void_p, c_int, c_int),
    "evas_object_size_hint_max_set": (None, c_void_p, c_int, c_int),
    "evas_object_size_hint_weight_set": (None, c_void_p, c_double, c_double),
    "evas_object_size_hint_align_set": (None, c_void_p, c_double, c_double),
    "evas_object_resize": (None, c_void_p, c_int, c_int), "evas_object_show": (None, c_void_p),
    "evas_smart_objects_calculate": (None, c_void_p), "evas_object_del": (None, c_void_p),
    "evas_object_geometry_get": (None, c_void_p, *[POINTER(c_int)] * 4),
}
for name, (result, *arguments) in TYPES.items():
    function = getattr(elementary if name.startswith("elm") else evas, name)
    function.restype, function.argtypes = result, arguments
    globals()[name] = function

elm_init(0, None)
window = elm_win_add(None, b"rows", 0)
canvas = evas_object_evas_get(window)


class Version(ctypes.Structure):
    """eina's record of the release."""

    _fields_ = [(name, c_int) for name in ("major", "minor", "micro", "revision")]


release = POINTER(Version).in_dll(eina, "eina_version").contents
VERSION = f"{release.major}.{release.minor}.{release.micro}"
# ctypes.cast of a function, as evas_object_box_layout_set takes it.
HORIZONTAL = ctypes.cast(evas.evas_object_box_layout_horizontal, c_void_p)


def width(thing):
    """How wide a thing on the canvas is."""
    numbers = [c_int() for _ in range(4)]
    evas_object_geometry_get(thing, *map(byref, numbers))
    return numbers[2].value
