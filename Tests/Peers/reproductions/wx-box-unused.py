# wxBoxSizer leaves 5 of 14 pixels unused, though the second window has no maximum.
# Expected 1, 13: proportions share 14, the first stops at its maximum of 1, and the other can take what is left.
import wx

application = wx.App()
panel = wx.Panel(wx.Frame(None))
sizer = wx.BoxSizer(wx.HORIZONTAL)
first, second = wx.Window(panel), wx.Window(panel)
first.SetMaxSize((1, -1))
second.SetMinSize((8, -1))
for window in (first, second):
    sizer.Add(window, proportion=1)
panel.SetSizer(sizer)
sizer.CalcMin()
sizer.SetDimension((0, 0), (14, 10))
print(first.GetSize().width, second.GetSize().width)
