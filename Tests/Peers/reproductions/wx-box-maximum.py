# wxBoxSizer makes the last of eleven windows 6 wide, though its maximum is 4.
# Expected at most 4: each share is cut to whole pixels of what is left, and the remainders drift to the last window.
import wx

application = wx.App()
panel = wx.Panel(wx.Frame(None))
sizer = wx.BoxSizer(wx.HORIZONTAL)
proportions, least = (1, 6, 8, 8, 1, 1, 1, 5, 1, 7, 3), {5: 15, 6: 13}
windows = [wx.Window(panel) for _ in proportions]
for place, (window, proportion) in enumerate(zip(windows, proportions)):
    window.SetMinSize((least.get(place, 0), -1))
    sizer.Add(window, proportion=proportion)
windows[-1].SetMaxSize((4, -1))
panel.SetSizer(sizer)
sizer.CalcMin()
sizer.SetDimension((0, 0), (94, 10))
print(*(window.GetSize().width for window in windows))
