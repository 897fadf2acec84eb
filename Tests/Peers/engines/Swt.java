// Swt.java: GridLayout of SWT, in a shell that is never opened.

import java.util.Arrays;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.*;

public final class Swt {
    public static void main(String[] arguments) throws Exception {
        var shell = new Shell(new Display());
        Rows.serve("" + SWT.getVersion(), (gap, children) -> row(shell, (int) gap, children));
    }

    static Row row(Shell shell, int gap, Child[] children) {
        var container = new Composite(shell, SWT.NONE);
        var layout = new GridLayout(children.length, false);
        layout.marginWidth = layout.marginHeight = 0;
        layout.horizontalSpacing = gap;
        container.setLayout(layout);
        var widgets = Arrays.stream(children).map(child -> widget(container, child)).toArray(Control[]::new);
        return containers -> {
            for (double length : containers) {
                container.setSize((int) length, 10);
                container.layout(true);
            }
            double[] lengths = Arrays.stream(widgets).mapToDouble(each -> each.getBounds().width).toArray();
            container.dispose();
            return lengths;
        };
    }

    static Control widget(Composite container, Child child) {
        var made = new Composite(container, SWT.NONE) {
            @Override public Point computeSize(int width, int height, boolean changed) {
                return new Point(width == SWT.DEFAULT ? (int) child.natural() : width, 10);
            }
        };
        var wishes = new GridData(SWT.FILL, SWT.FILL, true, true);
        wishes.minimumWidth = (int) child.least();
        made.setLayoutData(wishes);
        return made;
    }
}
