// winforms.cs: TableLayoutPanel of Mono's WinForms; the protocol is that of programs.py.

using System;
using System.Drawing;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Windows.Forms;

sealed class Leaf : Control {
    public int Natural;

    public override Size GetPreferredSize(Size proposed) {
        int most = MaximumSize.Width > 0 ? MaximumSize.Width : int.MaxValue;
        return new Size(Math.Max(Math.Min(Natural, most), MinimumSize.Width), 10);
    }
}

static class Program {
    static string Lengths(float[] numbers) {
        int gap = (int)numbers[0], first = 2 + (int)numbers[1], count = (numbers.Length - first) / 5;
        var panel = new TableLayoutPanel {
            Margin = Padding.Empty, Padding = Padding.Empty, ColumnCount = count, RowCount = 1,
            GrowStyle = TableLayoutPanelGrowStyle.FixedSize,
        };
        Func<int, int, float> wish = (child, field) => numbers[first + 5 * child + field];
        float weights = Enumerable.Range(0, count).Sum(child => wish(child, 3));
        var leaves = Enumerable.Range(0, count).Select(child => new Leaf {
            Natural = (int)wish(child, 1), Dock = DockStyle.Fill, Margin = Padding.Empty, AutoSize = true,
            MinimumSize = new Size((int)wish(child, 0), 0), MaximumSize = new Size(Math.Max(0, (int)wish(child, 2)), 0),
        }).ToArray();
        for (int child = 0; child < count; child++) {
            panel.ColumnStyles.Add(new ColumnStyle(SizeType.Percent, 100 * wish(child, 3) / weights));
            panel.Controls.Add(leaves[child], child, 0);
        }
        for (int container = 2; container < first; container++) {
            panel.Size = new Size((int)numbers[container] - gap * (count - 1), 10);
            panel.PerformLayout();
        }
        string lengths = string.Join(" ", leaves.Select(leaf => leaf.Width));
        panel.Dispose();
        return lengths;
    }

    static void Main() {
        var name = Type.GetType("Mono.Runtime").GetMethod("GetDisplayName", BindingFlags.NonPublic | BindingFlags.Static);
        Console.WriteLine(((string)name.Invoke(null, null)).Split(' ')[0]);
        for (string line; (line = Console.ReadLine()) != null; ) {
            try {
                Console.WriteLine(Lengths(Array.ConvertAll(
                    line.Trim().Split(' '), each => float.Parse(each, CultureInfo.InvariantCulture))));
            } catch (Exception error) {
                Console.WriteLine("error " + error.GetType() + " " + error.Message.Replace('\n', ' '));
            }
        }
    }
}
