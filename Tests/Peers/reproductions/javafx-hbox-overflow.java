// HBox of JavaFX stops while up to a pixel is left: 18 for children that can be 12 and 6 gives 13 and 6.
// Expected 12, 6: the first may shrink from 13 to 12. Where snapToPixel is off as well.
import javafx.scene.layout.*;

class HBoxOverflow {
    public static void main(String[] none) {
        for (boolean snap : new boolean[] {true, false}) {
            var first = new Region();
            var second = new Region();
            first.setMinWidth(12);
            first.setPrefWidth(13);
            second.setMinWidth(6);
            second.setPrefWidth(6);
            var row = new HBox(first, second);
            row.setSnapToPixel(snap);
            row.resize(18, 10);
            row.layout();
            System.out.println((snap ? "snapped: " : "not snapped: ") + first.getWidth() + " " + second.getWidth());
        }
        System.exit(0);
    }
}
