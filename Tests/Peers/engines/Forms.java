// Forms.java: JGoodies' FormLayout in Swing's containers, headless.

import com.jgoodies.forms.layout.CellConstraints;
import com.jgoodies.forms.layout.FormLayout;
import java.util.Arrays;
import javax.swing.JComponent;
import javax.swing.JPanel;

public final class Forms {
    public static void main(String[] arguments) throws Exception {
        Rows.serve("1.9.0", (gap, children) -> {
            var panel = new JPanel(null);
            var widgets = Widgets.of(children);
            forms(panel, (int) gap, children, widgets);
            return Widgets.laidOut(panel, widgets);
        });
    }

    static void forms(JPanel panel, int gap, Child[] children, JComponent[] widgets) {
        var columns = Arrays.stream(children).map(each -> "fill:default:grow(" + each.weight() + ")").toList();
        panel.setLayout(new FormLayout(String.join(gap > 0 ? ", " + gap + "px, " : ", ", columns), "10px"));
        for (int i = 0; i < widgets.length; i++)
            panel.add(widgets[i], new CellConstraints((gap > 0 ? 2 : 1) * i + 1, 1));
    }
}
