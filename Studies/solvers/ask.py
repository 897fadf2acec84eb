"""python3 ask.py z3|cvc5 FILE: is there a model? Prints the answer and the processor seconds since the modules were loaded."""
import sys
import time


def z3(text):
    import z3
    begun = time.process_time()
    solver = z3.SolverFor("QF_LRA")
    solver.from_string(text)
    return str(solver.check()), time.process_time() - begun


def cvc5(text):
    import cvc5
    begun = time.process_time()
    solver = cvc5.Solver()
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "family")
    while not (command := parser.nextCommand()).isNull():
        command.invoke(solver, parser.getSymbolManager())
    return str(solver.checkSat()), time.process_time() - begun


answer, seconds = {"z3": z3, "cvc5": cvc5}[sys.argv[1]](open(sys.argv[2]).read())
print(answer, seconds)
