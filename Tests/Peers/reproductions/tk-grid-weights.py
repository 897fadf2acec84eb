# Tk: grid takes all that 5 pixels lack from the last of the columns of natural widths 1, 4 and 9, weights 3, 1 and 1.
# Expected 0, 0, 5: 9 are missing; the first should give most and has only 1, so that the others give 4 each.
import tkinter

root = tkinter.Tk()
row = tkinter.Frame(root)
row.grid_propagate(False)
for place, (width, weight) in enumerate(zip((1, 4, 9), (3, 1, 1))):
    tkinter.Frame(row, width=width, height=10).grid(row=0, column=place, sticky="ew")
    row.columnconfigure(place, weight=weight)
for width in (14, 5):
    row.place(width=width, height=10)
    root.update()
    print(f"{width}:", *(row.grid_bbox(place, 0)[2] for place in range(3)))
