// SWT's GridLayout: the last column becomes 16 wide though its minimumWidth is 19.
// Expected 2.2, 54.2, 42.2, 22.2, 19.2, or whole pixels near them: 119 are missing of 259, 23.8 from each. GridLayout
// takes whole pixels from each, and all that is left over from the last column, whatever its minimum.
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.*;
import org.eclipse.swt.widgets.*;

class GridMinimum {
    public static void main(String[] none) {
        var row = new Composite(new Shell(new Display()), SWT.NONE);
        var layout = new GridLayout(5, false);
        layout.marginWidth = layout.marginHeight = layout.horizontalSpacing = 0;
        row.setLayout(layout);
        int[] natural = {26, 78, 66, 46, 43}, least = {0, 0, 0, 0, 19};
        for (int i = 0; i < 5; i++) {
            int width = natural[i];
            var child = new Composite(row, SWT.NONE) {
                @Override public Point computeSize(int hint, int other, boolean changed) {
                    return new Point(hint == SWT.DEFAULT ? width : hint, 10);
                }
            };
            var data = new GridData(SWT.FILL, SWT.FILL, true, true);
            data.minimumWidth = least[i];
            child.setLayoutData(data);
        }
        row.setSize(140, 10);
        row.layout(true);
        for (var child : row.getChildren()) System.out.print(child.getSize().x + " ");
        System.out.println();
        System.exit(0);
    }
}
