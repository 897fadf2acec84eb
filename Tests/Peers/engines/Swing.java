// Swing.java: the layout managers of javax.swing and java.awt, headless.

import java.awt.*;
import java.util.Arrays;
import javax.swing.*;

public final class Swing {
    /** What Swing takes for no bound: lengths are shorts in SizeRequirements. */
    static final int UNBOUNDED = Short.MAX_VALUE;

    public static void main(String[] arguments) throws Exception {
        Rows.serve(System.getProperty("java.version"), (gap, children) -> row(arguments[0], (int) gap, children));
    }

    static Row row(String form, int gap, Child[] children) {
        var panel = new JPanel(null);
        var widgets = widgets(children);
        switch (form) {
            case "box" -> box(panel, gap, widgets);
            case "gridbag", "gridbag-unweighted" -> gridBag(panel, gap, children, widgets, form.equals("gridbag"));
            case "group" -> group(panel, gap, children, widgets);
            case "spring" -> spring(panel, gap, children, widgets);
            default -> throw new IllegalArgumentException(form);
        }
        return laidOut(panel, widgets);
    }

    static Row laidOut(JPanel panel, JComponent[] widgets) {
        return containers -> {
            for (double length : containers) {
                panel.setSize((int) length, 10);
                panel.doLayout();
            }
            return Arrays.stream(widgets).mapToDouble(Component::getWidth).toArray();
        };
    }

    static JComponent[] widgets(Child[] children) {
        return Arrays.stream(children).map(Swing::widget).toArray(JComponent[]::new);
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
            var place = new GridBagConstraints();
            place.gridx = i;
            place.fill = GridBagConstraints.BOTH;
            place.weightx = weighted ? children[i].weight() : 0;
            place.insets = new Insets(0, i > 0 ? gap : 0, 0, 0);
            panel.add(widgets[i], place);
        }
    }

    static void group(JPanel panel, int gap, Child[] children, JComponent[] widgets) {
        var layout = new GroupLayout(panel);
        panel.setLayout(layout);
        var along = layout.createSequentialGroup();
        var across = layout.createParallelGroup();
        for (int i = 0; i < widgets.length; i++) {
            if (i > 0 && gap > 0) along.addGap(gap);
            along.addComponent(widgets[i], (int) children[i].least(), (int) children[i].natural(), most(children[i]));
            across.addComponent(widgets[i], 0, 10, UNBOUNDED);
        }
        layout.setHorizontalGroup(along);
        layout.setVerticalGroup(across);
    }

    static void spring(JPanel panel, int gap, Child[] children, JComponent[] widgets) {
        var layout = new SpringLayout();
        panel.setLayout(layout);
        Spring start = Spring.constant(0);
        for (int i = 0; i < widgets.length; i++) {
            panel.add(widgets[i]);
            var place = layout.getConstraints(widgets[i]);
            place.setX(i > 0 ? Spring.sum(start, Spring.constant(gap)) : start);
            place.setWidth(Spring.constant((int) children[i].least(), (int) children[i].natural(), most(children[i])));
            start = place.getConstraint(SpringLayout.EAST);
        }
        layout.getConstraints(panel).setConstraint(SpringLayout.EAST, start);
    }
}
