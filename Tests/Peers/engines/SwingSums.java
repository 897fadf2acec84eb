// SwingSums.java: GroupLayout and SpringLayout, whose lengths are sums.

import javax.swing.*;

final class SwingSums {
    static void group(JPanel panel, int gap, Child[] children, JComponent[] widgets) {
        var layout = new GroupLayout(panel);
        panel.setLayout(layout);
        var along = layout.createSequentialGroup();
        var across = layout.createParallelGroup();
        for (int i = 0; i < widgets.length; i++) {
            if (i > 0 && gap > 0) along.addGap(gap);
            int least = (int) children[i].least(), natural = (int) children[i].natural();
            along.addComponent(widgets[i], least, natural, Widgets.most(children[i]));
            across.addComponent(widgets[i], 0, 10, Widgets.UNBOUNDED);
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
            int least = (int) children[i].least(), natural = (int) children[i].natural();
            place.setWidth(Spring.constant(least, natural, Widgets.most(children[i])));
            start = place.getConstraint(SpringLayout.EAST);
        }
        layout.getConstraints(panel).setConstraint(SpringLayout.EAST, start);
    }
}
