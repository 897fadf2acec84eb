# EFL: an elm_box leaves 40 of 100 pixels unused, though its second child has no maximum.
# Expected 10, 90: both have weight 1; what the first does not take at its maximum of 10 is not handed out again.
import ctypes
from ctypes import byref, c_double, c_int, c_void_p

elementary, evas = ctypes.CDLL("libelementary.so.1"), ctypes.CDLL("libevas.so.1")
for library, name in ((elementary, "elm_win_add"), (elementary, "elm_box_add"), (evas, "evas_object_evas_get"),
                      (evas, "evas_object_rectangle_add")):
    getattr(library, name).restype = c_void_p
elementary.elm_init(0, None)
window = c_void_p(elementary.elm_win_add(None, b"row", 0))
canvas = c_void_p(evas.evas_object_evas_get(window))
row = c_void_p(elementary.elm_box_add(window))
elementary.elm_box_horizontal_set(row, 1)
children = [c_void_p(evas.evas_object_rectangle_add(canvas)) for _ in range(2)]
evas.evas_object_size_hint_max_set(children[0], 10, -1)
for child in children:
    evas.evas_object_size_hint_weight_set(child, c_double(1), c_double(1))
    evas.evas_object_size_hint_align_set(child, c_double(-1), c_double(-1))
    evas.evas_object_show(child)
    elementary.elm_box_pack_end(row, child)
evas.evas_object_show(row)
evas.evas_object_resize(row, 100, 10)
evas.evas_smart_objects_calculate(canvas)
for child in children:
    numbers = [c_int() for _ in range(4)]
    evas.evas_object_geometry_get(child, *map(byref, numbers))
    print(numbers[2].value)
