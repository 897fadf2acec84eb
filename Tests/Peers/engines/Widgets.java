// Widgets.java: Swing's components with least, natural and most widths, and a panel of them laid out.

import java.awt.*;
import java.util.Arrays;
import javax.swing.*;

final class Widgets {
    /** What Swing takes for no bound: lengths are shorts in SizeRequirements. */
    static final int UNBOUNDED = Short.MAX_VALUE;

    static int most(Child child) { return Double.isInfinite(child.most()) ? UNBOUNDED : (int) child.most(); }

    static JComponent widget(Child child) {
        var made = new JPanel();
        made.setMinimumSize(new Dimension((int) child.least(), 10));
        made.setPreferredSize(new Dimension((int) child.natural(), 10));
        made.setMaximumSize(new Dimension(most(child), 10));
        return made;
    }

    static JComponent[] of(Child[] children) {
        return Arrays.stream(children).map(Widgets::widget).toArray(JComponent[]::new);
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
}
