// Mig.java: MigLayout in Swing's containers, headless.

import java.awt.Dimension;
import java.util.Arrays;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.layout.LayoutUtil;
import net.miginfocom.swing.MigLayout;

public final class Mig {
    public static void main(String[] arguments) throws Exception {
        Rows.serve(LayoutUtil.getVersion(), (gap, children) -> {
            var panel = new JPanel(null);
            var widgets = Widgets.of(children);
            if (arguments[0].equals("grid")) grid(panel, (int) gap, children, widgets);
            else flow(panel, (int) gap, children, widgets, arguments[0]);
            return Widgets.laidOut(panel, widgets);
        });
    }

    static String bounds(Child child) {
        String most = Double.isInfinite(child.most()) ? "" : "" + (int) child.most();
        return (int) child.least() + ":" + (int) child.natural() + ":" + most;
    }

    static void flow(JPanel panel, int gap, Child[] children, JComponent[] widgets, String form) {
        panel.setLayout(new MigLayout("insets 0, gapx 0, nogrid", "[grow]", ""));
        for (int i = 0; i < widgets.length; i++) {
            boolean ranked = form.equals("priorities");
            int weight = (int) (100 * children[i].weight()), tier = children[i].tier();
            String wishes = "width " + bounds(children[i]) + ", growx " + (ranked ? 100 : weight)
                + ", shrinkx " + (form.equals("shrink-weights") ? weight : 100)
                + ", gap " + (i > 0 ? gap : 0) + "! 0!";
            if (ranked) wishes += ", growpriox " + (100 + tier) + ", shrinkpriox " + (100 - tier);
            panel.add(widgets[i], wishes);
        }
    }

    static void grid(JPanel panel, int gap, Child[] children, JComponent[] widgets) {
        var columns = Arrays.stream(children)
            .map(each -> "[" + bounds(each) + ",grow " + (int) (100 * each.weight()) + ",fill]").toList();
        panel.setLayout(new MigLayout("insets 0", String.join("" + gap, columns), ""));
        for (JComponent widget : widgets) {
            widget.setMinimumSize(new Dimension(0, 1));
            widget.setPreferredSize(new Dimension(0, 1));
            widget.setMaximumSize(null);
            panel.add(widget);
        }
    }
}
