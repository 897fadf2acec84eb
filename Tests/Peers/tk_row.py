"""Frames of Tk, and rows of them laid out (tk*.py)."""

import tkinter

root = tkinter.Tk()
root.geometry("1600x50")
VERSION = root.tk.call("info", "patchlevel")


def laid_out(parent, lengths, containers):
    """What `lengths()` says in every container."""
    for length in containers:
        parent.place(x=0, y=0, width=length, height=10)
        root.update()
        yield lengths()
    parent.destroy()


def frame(parent, width):
    return tkinter.Frame(parent, width=width, height=10, bd=0, highlightthickness=0)
