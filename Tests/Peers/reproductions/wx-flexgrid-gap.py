# wxFlexGridSizer: a row of 100 with a gap of 10 is laid out for 110, and its last column cut off: 40, 50.
# Expected 35, 55: the gap leaves 70 beside the second column's 20, half for each. Gaps are counted only after a column
# that is wider than 0.
import wx

application = wx.App()
panel = wx.Panel(wx.Frame(None))
sizer = wx.FlexGridSizer(1, 2, 0, 10)
sizer.SetFlexibleDirection(wx.HORIZONTAL)
for column, least in enumerate((0, 20)):
    window = wx.Window(panel)
    window.SetMinSize((least, 10))
    sizer.Add(window, 0, wx.EXPAND)
    sizer.AddGrowableCol(column, 1)
panel.SetSizer(sizer)
sizer.CalcMin()
sizer.SetDimension((0, 0), (100, 10))
print(*(window.GetSize().width for window in panel.GetChildren()))
