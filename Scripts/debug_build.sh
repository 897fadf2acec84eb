# debug_build.sh: where the debug build stands and which options it takes, for scripts that source this at the root of the
# repository: swift build $debug_build …; the command is then $debug_folder/plumb.
#
# From nothing, every module is compiled as a whole in .build/whole: that takes the processor two thirds of the time, and a tenth
# less where the compiler does not check its own code.  On Linux the driver inside `swift build` runs it: a module begins where
# the interfaces below it are written, and waits for nobody's code, which takes a quarter off the time by the clock.  Where
# `swift build` has built, the scripts go on in its build, in which an edit takes seconds.  Neither has tables for debuggers or
# the compiler's index, together more than a quarter of what a build costs.
debug_build="-debug-info-format none --disable-index-store"
debug_folder=$PWD/.build/debug
if [ ! -e .build/debug ]; then
    if [ "$(uname)" = Linux ] && swift build --help-hidden | grep -q -e --use-integrated-swift-driver; then
        # Beyond the threshold it names new temporary files in each plan, so that a change of product would compile all again.
        debug_build="$debug_build --use-integrated-swift-driver -Xswiftc -driver-filelist-threshold=1000000"
    else
        debug_build="$debug_build -Xswiftc -no-emit-module-separately-wmo"
    fi
    debug_build="$debug_build --scratch-path .build/whole -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2"
    debug_build="$debug_build -Xswiftc -disable-batch-mode"
    debug_build="$debug_build -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify -Xswiftc -Xfrontend -Xswiftc -sil-verify-none"
    debug_folder=$PWD/.build/whole/debug
fi
