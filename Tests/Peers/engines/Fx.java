// Fx.java: HBox and GridPane of JavaFX, without a stage and so without a display.

import com.sun.javafx.runtime.VersionInfo;
import java.util.Arrays;
import javafx.geometry.HPos;
import javafx.scene.layout.*;

public final class Fx {
    public static void main(String[] arguments) throws Exception {
        Rows.serve(VersionInfo.getRuntimeVersion(), (gap, children) -> row(arguments[0], gap, children));
    }

    static Row row(String form, double gap, Child[] children) {
        var widgets = Arrays.stream(children).map(Fx::widget).toArray(Region[]::new);
        var container = form.equals("grid-priorities")
            ? grid(gap, children, widgets) : box(form, gap, children, widgets);
        return containers -> {
            for (double length : containers) {
                container.resize(length, 10);
                container.layout();
            }
            return Arrays.stream(widgets).mapToDouble(Region::getWidth).toArray();
        };
    }

    static double most(Child child) { return Double.isInfinite(child.most()) ? Double.MAX_VALUE : child.most(); }

    static Region widget(Child child) {
        var made = new Region();
        made.setMinSize(child.least(), 1);
        made.setPrefSize(child.natural(), 10);
        made.setMaxWidth(most(child));
        return made;
    }

    static Priority priority(Child child) {
        return child.tier() == 2 ? Priority.ALWAYS : child.tier() == 1 ? Priority.SOMETIMES : Priority.NEVER;
    }

    static Region box(String form, double gap, Child[] children, Region[] widgets) {
        var box = new HBox(gap, widgets);
        box.setSnapToPixel(!form.equals("hbox-unsnapped"));
        for (int i = 0; i < widgets.length; i++)
            HBox.setHgrow(widgets[i], form.equals("hbox-priorities") ? priority(children[i]) : Priority.ALWAYS);
        return box;
    }

    static Region grid(double gap, Child[] children, Region[] widgets) {
        var grid = new GridPane();
        grid.setHgap(gap);
        for (int i = 0; i < widgets.length; i++) {
            var child = children[i];
            grid.getColumnConstraints().add(new ColumnConstraints(
                child.least(), child.natural(), most(child), priority(child), HPos.LEFT, true));
            grid.add(widgets[i], i, 0);
        }
        return grid;
    }
}
