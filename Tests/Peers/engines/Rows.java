// Rows.java: what programs.py asks of an engine written in Java.  Lengths in pixels.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A child's wishes; most is infinite where nothing bounds it. */
record Child(double least, double natural, double most, double weight, int tier) {}

/** A container with its children, asked for their lengths after it has been given every length in turn. */
interface Row {
    double[] lengths(double[] containers);
}

/** Makes the row of a form. */
interface Form {
    Row row(double gap, Child[] children) throws Exception;
}

final class Rows {
    /** Answers every line of standard input; the first line out is the title. */
    static void serve(String title, Form form) throws Exception {
        System.out.println(title);
        var input = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = input.readLine()) != null; ) {
            System.out.println(answer(line, form));
            System.out.flush();
        }
        System.exit(0);
    }

    private static String answer(String line, Form form) {
        double[] numbers = Arrays.stream(line.trim().split(" ")).mapToDouble(Double::parseDouble).toArray();
        int first = 2 + (int) numbers[1];
        var children = new Child[(numbers.length - first) / 5];
        for (int i = 0; i < children.length; i++) {
            double[] of = Arrays.copyOfRange(numbers, first + 5 * i, first + 5 * i + 5);
            children[i] = new Child(of[0], of[1], of[2] < 0 ? Double.POSITIVE_INFINITY : of[2], of[3], (int) of[4]);
        }
        try {
            double[] lengths = form.row(numbers[0], children).lengths(Arrays.copyOfRange(numbers, 2, first));
            return Arrays.stream(lengths).mapToObj(Double::toString).collect(Collectors.joining(" "));
        } catch (Exception | LinkageError error) {
            return "error " + error.toString().replace('\n', ' ');
        }
    }
}
