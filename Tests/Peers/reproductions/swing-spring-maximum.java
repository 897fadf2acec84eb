// SpringLayout: a component whose width is a spring of at most 1 becomes 6 wide; one of 14 to 109 becomes 125.
// Expected 1 in 6, and 109, 69 in 205: setStrain lengthens springs beyond their maxima without end.
import javax.swing.*;

class SpringMaximum {
    static void show(int width, int[][] springs) {
        var layout = new SpringLayout();
        var panel = new JPanel(layout);
        Spring end = Spring.constant(0);
        for (int[] spring : springs) {
            var child = new JPanel();
            panel.add(child);
            var place = layout.getConstraints(child);
            place.setX(end);
            place.setWidth(Spring.constant(spring[0], spring[1], spring[2]));
            end = place.getConstraint(SpringLayout.EAST);
        }
        layout.getConstraints(panel).setConstraint(SpringLayout.EAST, end);
        panel.setSize(width, 10);
        panel.doLayout();
        System.out.print(width + ":");
        for (var child : panel.getComponents()) System.out.print(" " + child.getWidth());
        System.out.println();
    }

    public static void main(String[] none) {
        show(6, new int[][] {{0, 0, 1}});
        show(205, new int[][] {{14, 90, 109}, {56, 56, 69}});
    }
}
