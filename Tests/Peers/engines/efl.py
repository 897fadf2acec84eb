"""EFL: elm_box and the evas box, in a buffer without a screen, through ctypes.

    elm    a horizontal elm_box, the weight as weight hint
    evas   evas_object_box_layout_horizontal

Rounding: whole pixels; every share is cut off, what is cut off at a maximum is not handed out again.
Traps: a hint counts when the canvas is calculated, not at once; an alignment of -1 means fill. There is no natural
width. The evas box does not keep least widths: it is a layout for canvases, elm_box the one for programs. In a few
rows a first layout is another than the same one after a resize, however often it is calculated: why is not known.
"""

import ctypes
from ctypes import POINTER, byref, c_char_p, c_double, c_int, c_ubyte, c_void_p

from toolkit import run

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


def rectangle(child):
    made = evas_object_rectangle_add(canvas)
    evas_object_size_hint_min_set(made, child.least, 10)
    if child.most is not None:
        evas_object_size_hint_max_set(made, child.most, -1)
    evas_object_size_hint_weight_set(made, child.weight, 1)
    evas_object_size_hint_align_set(made, -1, -1)
    evas_object_show(made)
    return made


def width(thing):
    numbers = [c_int() for _ in range(4)]
    evas_object_geometry_get(thing, *map(byref, numbers))
    return numbers[2].value


def elm(gap):
    box = elm_box_add(window)
    elm_box_horizontal_set(box, 1)
    elm_box_padding_set(box, gap, 0)
    return box, elm_box_pack_end


def plain(gap):
    box = evas_object_box_add(canvas)
    evas_object_box_layout_set(box, ctypes.cast(evas.evas_object_box_layout_horizontal, c_void_p), None, None)
    evas_object_box_padding_set(box, gap, 0)
    return box, evas_object_box_append


def form(make):
    def answer(shape, containers):
        box, append = make(shape.gap)
        evas_object_show(box)
        children = [rectangle(child) for child in shape.children]
        for child in children:
            append(box, child)
        for length in containers:
            evas_object_resize(box, length, 10)
            evas_smart_objects_calculate(canvas)
            yield [width(child) for child in children]
        evas_object_del(box)

    return answer


class Version(ctypes.Structure):
    """eina's record of the release."""

    _fields_ = [(name, c_int) for name in ("major", "minor", "micro", "revision")]


release = POINTER(Version).in_dll(eina, "eina_version").contents
run(__doc__, f"EFL {release.major}.{release.minor}.{release.micro}", {"elm": form(elm), "evas": form(plain)})
