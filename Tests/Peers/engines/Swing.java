// Swing.java: the layout managers of javax.swing and java.awt, headless.

import java.awt.*;
import javax.swing.*;

public final class Swing {
    public static void main(String[] arguments) throws Exception {
        Rows.serve(System.getProperty("java.version"), (gap, children) -> row(arguments[0], (int) gap, children));
    }

    static Row row(String form, int gap, Child[] children) {
        var panel = new JPanel(null);
        var widgets = Widgets.of(children);
        switch (form) {
            case "box" -> box(panel, gap, widgets);
            case "gridbag", "gridbag-unweighted" -> gridBag(panel, gap, children, widgets, form.equals("gridbag"));
            case "group" -> SwingSums.group(panel, gap, children, widgets);
            case "spring" -> SwingSums.spring(panel, gap, children, widgets);
            default -> throw new IllegalArgumentException(form);
        }
        return Widgets.laidOut(panel, widgets);
    }

    static void box(JPanel panel, int gap, JComponent[] widgets) {
        panel.setLayout(new BoxLayout(panel, BoxLayout.X_AXIS));
        for (int i = 0; i < widgets.length; i++) {
            if (i > 0 && gap > 0) panel.add(Box.createRigidArea(new Dimension(gap, 1)));
            panel.add(widgets[i]);
        }
    }

    static void gridBag(JPanel panel, int gap, Child[] children, JComponent[] widgets, boolean weighted) {
        panel.setLayout(new GridBagLayout());
        for (int i = 0; i < widgets.length; i++) {
            double weight = weighted ? children[i].weight() : 0;
            var insets = new Insets(0, i > 0 ? gap : 0, 0, 0);
            panel.add(widgets[i], new GridBagConstraints(i, 0, 1, 1, weight, 0, GridBagConstraints.CENTER,
                GridBagConstraints.BOTH, insets, 0, 0));
        }
    }
}
