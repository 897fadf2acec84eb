// Swing.java: the layout managers of javax.swing and java.awt, headless.

import java.awt.*;
import java.util.Arrays;
import javax.swing.*;

public final class Swing {
    static final int UNBOUNDED = Short.MAX_VALUE;  // no bound: lengths are shorts in SizeRequirements

    public static void main(String[] arguments) throws Exception {
        Rows.serve(System.getProperty("java.version"), (gap, children) -> row(arguments[0], (int) gap, children));
    }

    static Row row(String form, int gap, Child[] children) {
        var panel = new JPanel(null);
        var widgets = Arrays.stream(children).map(Swing::widget).toArray(JComponent[]::new);
        switch (form) {
            case "box" -> box(panel, gap, widgets);
            case "gridbag", "gridbag-unweighted" -> gridBag(panel, gap, children, widgets, form.equals("gridbag"));
            case "group" -> SwingSums.group(panel, gap, children, widgets);
            default -> SwingSums.spring(panel, gap, children, widgets);
        }
        return containers -> {
            for (double length : containers) {
                panel.setSize((int) length, 10);
                panel.doLayout();
            }
            return Arrays.stream(widgets).mapToDouble(Component::getWidth).toArray();
        };
    }

    static int most(Child child) { return Double.isInfinite(child.most()) ? UNBOUNDED : (int) child.most(); }

    static JComponent widget(Child child) {
        var made = new JPanel();
        made.setMinimumSize(new Dimension((int) child.least(), 10));
        made.setPreferredSize(new Dimension((int) child.natural(), 10));
        made.setMaximumSize(new Dimension(most(child), 10));
        return made;
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
