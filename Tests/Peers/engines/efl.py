"""EFL: elm_box and the evas box, in a buffer without a screen, through ctypes.

    elm    a horizontal elm_box, the weight as weight hint
    evas   evas_object_box_layout_horizontal

Rounding: whole pixels; every share is cut off, what is cut off at a maximum is not handed out again.
Traps: a hint counts when the canvas is calculated, not at once; an alignment of -1 means fill. There is no natural
width. The evas box does not keep least widths: it is a layout for canvases, elm_box the one for programs. In a few
rows a first layout is another than the same one after a resize, however often it is calculated: why is not known.
"""

import efl_library as efl
from toolkit import run


def rectangle(child):
    made = efl.evas_object_rectangle_add(efl.canvas)
    efl.evas_object_size_hint_min_set(made, child.least, 10)
    if child.most is not None:
        efl.evas_object_size_hint_max_set(made, child.most, -1)
    efl.evas_object_size_hint_weight_set(made, child.weight, 1)
    efl.evas_object_size_hint_align_set(made, -1, -1)
    efl.evas_object_show(made)
    return made


def elm(gap):
    box = efl.elm_box_add(efl.window)
    efl.elm_box_horizontal_set(box, 1)
    efl.elm_box_padding_set(box, gap, 0)
    return box, efl.elm_box_pack_end


def plain(gap):
    box = efl.evas_object_box_add(efl.canvas)
    efl.evas_object_box_layout_set(box, efl.HORIZONTAL, None, None)
    efl.evas_object_box_padding_set(box, gap, 0)
    return box, efl.evas_object_box_append


def form(make):
    def answer(shape, containers):
        box, append = make(shape.gap)
        efl.evas_object_show(box)
        children = [rectangle(child) for child in shape.children]
        for child in children:
            append(box, child)
        for length in containers:
            efl.evas_object_resize(box, length, 10)
            efl.evas_smart_objects_calculate(efl.canvas)
            yield [efl.width(child) for child in children]
        efl.evas_object_del(box)

    return answer


run(__doc__, f"EFL {efl.VERSION}", {"elm": form(elm), "evas": form(plain)})
