// GridBagLayout: a pixel less makes the second component 20 pixels longer, and one without weight vanish.
// Expected: lengths that follow the container, so 51, 0 in 51 as 52, 0 in 52, and 5 in 5 as 6 in 6. But as soon as the
// preferred widths do not fit, all components start from their minima, here 0, and only weights count.
import java.awt.*;
import javax.swing.*;

class GridBagJump {
    static void show(int width, int[] preferred, double[] weights) {
        var panel = new JPanel(new GridBagLayout());
        for (int i = 0; i < preferred.length; i++) {
            var child = new JPanel();
            child.setMinimumSize(new Dimension(0, 10));
            child.setPreferredSize(new Dimension(preferred[i], 10));
            var place = new GridBagConstraints();
            place.weightx = weights[i];
            place.fill = GridBagConstraints.BOTH;
            panel.add(child, place);
        }
        panel.setSize(width, 10);
        panel.doLayout();
        System.out.print(width + ":");
        for (var child : panel.getComponents()) System.out.print(" " + child.getWidth());
        System.out.println();
    }

    public static void main(String[] none) {
        for (int width : new int[] {51, 52}) show(width, new int[] {52, 0}, new double[] {3, 2});
        for (int width : new int[] {5, 6}) show(width, new int[] {6}, new double[] {0});
    }
}
