// StreamsTests.swift: the command when its streams are closed or go away, and when a signal ends it.

import Foundation
import PlumbTesting
import TestSupport
import Testing

private let commands = ["solve", "verify", "prove", "check", "compare", "model", "layout", "explain", "sweep"]

private let row = #"{"id": "r", "available": 10, "items": [{}, {}]}"# + "\n"

@Suite struct `Streams that are closed` {
    @Test(arguments: commands) func `a command without standard input says so`(name: String) throws {
        let run = try shell("exec \"$0\" \(name) <&-")
        #expect(run.status == 2 && run.complaints.hasPrefix("-: cannot be read: it is closed\n"))
    }

    @Test func `a command without standard output says so, and writes the answer nowhere else`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && cat > row && { "$0" solve --certificate proof row >&-; s=$?; cat proof; exit $s; }"#,
            input: row)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.contains("standard output cannot be written"))
    }

    @Test func `a command without standard error answers, and keeps its words out of other files`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && { cat; echo nonsense; } > row.jsonl && "$0" solve --certificate proof row.jsonl 2>&-; "#
                + #""$0" check proof"#,
            input: row)
        #expect(run.status == 0 && run.output.contains("holds"))
    }

    @Test func `a file whose name is no text is read, and shown with its bytes`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && n="$(printf 'caf\351')" && cat > "$n" && "$0" solve --format json "$n" "$n.no""#,
            input: row)
        #expect(run.status == 2 && run.output.contains(#""lengths": [5, 5]"#))
        #expect(run.complaints == #"caf\xE9.no: does not exist; name a file, or - for standard input"# + "\n")
    }
}

@Suite struct `Names of files` {
    private static let font = Repository.root.appending(path: "Tests/PlumbTextTests/Fonts/NotoSans-Regular.ttf").path
    private static let scene = #"{"tree": {"kind": "text", "id": "t", "string": "AV"}}"#

    /// Runs a line in a folder of its own; `$n` ends with a byte that is no text.
    private func inFolder(_ line: String, input: String = "") throws -> Run {
        try shell(#"cd "$(mktemp -d)" && n="$(printf 'n\377')" && { \#(line)"# + "\n}", input: input)
    }

    @Test func `need not be text for models and their data`() throws {
        let models = Repository.root.appending(path: "Models").path
        let plain = try plumb("model", models + "/stack.mod", "--data", models + "/data/toolbar.dat")
        let run = try inFolder(
            #"cp \#(models)/stack.mod "$n.mod"; cp \#(models)/data/toolbar.dat "$n"; "$0" model "$n.mod" --data "$n""#)
        #expect(run.status == 0 && run.output == plain.output && !run.output.isEmpty)
    }

    @Test func `need not be text for fonts and certificates`() throws {
        let font = try inFolder(#"cp \#(Self.font) "$n"; "$0" layout --font "$n""#, input: Self.scene)
        #expect(try font.status == 0 && font.output == plumb("layout", "--font", Self.font, input: Self.scene).output)
        let proofs = try inFolder(#""$0" solve --format json --certificate "$n"; "$0" check "$n""#, input: row)
        #expect(proofs.status == 0 && proofs.output.hasSuffix(": optimal\n"))
    }

    @Test(arguments: ["model \"$n.mod\"", "model X.mod --data \"$n\"", "layout --font \"$n\"", "solve \"$n\""])
    func `that are no text are shown with their bytes`(arguments: String) throws {
        let run = try inFolder(#"echo 'end;' > X.mod; "$0" \#(arguments)"#, input: Self.scene)
        #expect(run.status == 2 && run.complaints.contains(#"n\xFF"#), "\(run)")
    }

    @Test(arguments: [
        "solve \"$e\"", "solve \"--$e\"", "solve --with \"$e\"", "\"$e\"", "model \"$e.mod\"",
        "model X.mod --data \"$e\"",
        "layout --font \"$e\"", "prove --claim \"$e\"", "prove --worst \"$e\"", "solve --certificate \"$e/$e\"",
        "fuzz --stdio \": ; exit 127 # $e\" --cases 1", "sweep --at \"$e\"", "layout --widths \"$e\"",
        "check \"$e\"", "generate --kind \"$e\"", "solve --resume \"$e\"",
    ])
    func `and all else that messages quote cannot command the terminal`(arguments: String) throws {
        let escapes = #"e="$(printf 'x\033[31m\033]0;title\007\302\233y')"; echo 'end;' > X.mod"#
        let run = try inFolder(#"\#(escapes); "$0" \#(arguments)"#, input: Self.scene)
        let bad = run.complaints.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(run.status == 2 && bad.isEmpty && !run.complaints.isEmpty, "\(run)")
    }
}

@Suite struct `Commands that are to end` {
    /// Starts a command that waits for more input, and ends it by a signal once it has answered what there is.
    private func interrupted(_ arguments: [String], _ input: String, by signal: Int32, lines: Int) throws -> Run {
        let (process, input0, output, complaints) = (Process(), Pipe(), Pipe(), Pipe())
        process.executableURL = try builtCommand()
        process.arguments = arguments
        (process.standardInput, process.standardOutput, process.standardError) = (input0, output, complaints)
        // A suite that a script runs in the background ignores interrupts, and so would what it starts.
        let disposition = Foundation.signal(signal, SIG_DFL)
        defer { _ = Foundation.signal(signal, disposition) }
        try process.run()
        try input0.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        var answers = Data()
        while answers.count(where: { $0 == 0x0A }) < lines { answers += output.fileHandleForReading.availableData }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        answers += output.fileHandleForReading.readDataToEndOfFile()
        let words = complaints.fileHandleForReading.readDataToEndOfFile()
        return Run(
            status: process.terminationStatus, output: String(decoding: answers, as: UTF8.self),
            complaints: String(decoding: words, as: UTF8.self))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `an interrupted command says what it has done, and another goes on`(signal: Int32) async throws {
        let corpus = try plumb("generate", "--kind", "toolbar", "--count", "40").output
        let start = corpus.split(separator: "\n").prefix(25).map { $0 + "\n" }.joined()
        let first = try await waiting {
            try interrupted(["solve", "--format", "json"], start, by: signal, lines: 25)
        }
        #expect(first.status == signal)
        #expect(first.complaints == "interrupted after 25 records; --resume 25 goes on\n")
        let rest = try plumb("solve", "--format", "json", "--resume", "25", input: corpus)
        #expect(try first.output + rest.output == plumb("solve", "--format", "json", input: corpus).output)
    }

    @Test func `nothing is left after the last record, and beyond it is nothing to go on with`() throws {
        let whole = try plumb("solve", "--resume", "1", input: row)
        #expect(whole.status == 0 && whole.output.isEmpty && whole.complaints.isEmpty, "\(whole)")
        for command in ["solve", "compare", "verify", "sweep"] {
            let run = try plumb(command, "--resume", "2", input: row)
            #expect(run.status == 2 && run.complaints.contains("-: ends after 1 record; --resume skips 2"), "\(run)")
        }
    }

    @Test(arguments: ["TERM", "HUP", "TERM TERM"])
    func `no engine outlives a command that signals end`(signals: String) async throws {
        let run = try await waiting {
            try shell(
                """
                cd "$(mktemp -d)" && { "$0" fuzz --stdio 'echo $$ > head; sleep 900' --time-limit 600 & command=$!; }
                for _ in $(seq 600); do [ -s head ] && break; sleep 0.1; done
                for signal in \(signals); do kill -$signal $command; sleep 0.1; done; wait $command
                for _ in $(seq 300); do kill -0 -$(cat head) || { echo gone; exit; }; sleep 0.1; done
                kill -KILL -$(cat head); echo "it runs"
                """)
        }
        #expect(run.output == "gone\n", "\(run.complaints)")
    }

    @Test(arguments: [
        "help", "--help", "--version", "help solve", "solve --help", "--generate-completion-script bash",
        "--generate-completion-script zsh", "--generate-completion-script fish", "--experimental-dump-help",
    ])
    func `help that cannot be written is an error`(arguments: String) throws {
        let full = try shell("\"$0\" \(arguments) > /dev/full")
        #expect(full.status == 2 && full.complaints.contains("standard output cannot be written"))
        let plain = try shell("\"$0\" \(arguments)")
        #expect(plain.status == 0 && plain.complaints.isEmpty && !plain.output.isEmpty)
    }

    @Test func `certificates of a run that goes on stand behind those of the first`() throws {
        let corpus = try plumb("generate", "--kind", "form", "--count", "6").output
        let run = try shell(
            #"cd "$(mktemp -d)" && cat > c.jsonl && head -n 4 c.jsonl | "$0" solve --certificate p > a && "#
                + #""$0" solve --certificate p --resume 4 c.jsonl > b && "$0" check p"#,
            input: corpus)
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 6)
    }

    @Test func `a search goes on where another ended`() throws {
        func survey(_ options: String...) throws -> [String: Int] {
            let run = try plumb(["fuzz", "--with", "swiftui", "--survey"] + options, input: Data())
            let fields = run.lines.dropFirst().map { $0.split(separator: " ") }.filter { $0.count > 1 }
            return Dictionary(uniqueKeysWithValues: fields.map { (String($0[0]), Int($0[1]) ?? 0) })
        }
        let (first, rest) = (try survey("--cases", "40"), try survey("--cases", "90", "--resume", "40"))
        #expect(try first.merging(rest, uniquingKeysWith: +) == survey("--cases", "90"))
        #expect(rest.values.reduce(0, +) == 50)
        // The first failing case is the fifth.
        let run = try plumb("fuzz", "--with", "swiftui", "--cases", "4", "--resume", "3")
        #expect(run.status == 0 && run.complaints.contains("no counterexample in 1 row"))
    }

    @Test(arguments: [
        "generate --kind toolbar --count 1000000000", "solve", "explain", "verify --format json",
        "layout --format json",
    ])
    func `a command ends when nobody reads it any longer`(command: String) throws {
        let claimed = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [10]}}"#
        let record = command.hasPrefix("layout") ? #"{"tree": {"kind": "spacer"}}"# : claimed
        let run = try shell("yes '\(record)' | { \"$0\" \(command); echo $? >&2; } | head -n 1")
        #expect(run.complaints == "141\n" && !run.output.isEmpty)
    }
}

// One by one: the processes of a user are counted together.
@Suite(.serialized) struct `Commands with little room` {
    /// Whether a command can be run as another user, which the limit of processes needs.
    private static var runsAsNobody: Bool {
        (try? shell(asNobody("--nproc=64", "--version")))?.output.hasPrefix("plumb") == true
    }

    private static func asNobody(_ limit: String, _ arguments: String) -> String {
        "setpriv --reuid=65534 --regid=65534 --clear-groups prlimit \(limit) \"$0\" \(arguments)"
    }

    @Test(.enabled(if: runsAsNobody, "needs root, setpriv and prlimit"), arguments: [1, 2, 3, 4, 5])
    func `a command answers with as few threads as the system gives`(threads: Int) throws {
        let corpus = try plumb("generate", "--kind", "toolbar", "--count", "300").output
        let line = Self.asNobody("--nproc=\(threads)", "solve --format json")
        let run = try shell("timeout -s KILL 300 \(line)", input: corpus)
        #expect(try run.status == 0 && run.output == plumb("solve", "--format", "json", input: corpus).output)
    }

    @Test(.enabled(if: runsAsNobody, "needs root, setpriv and prlimit"))
    func `a command without a thread that waits for signals is ended by one`() throws {
        let run = try shell(
            #"cd "$(mktemp -d)" && cat > rows && : > out && mkfifo go && { timeout -s KILL 300 "#
                + Self.asNobody("--nproc=1", "solve --format json")
                + #" < go > out & exec 3> go; cat rows >&3; while [ $(wc -l < out) -lt 1 ]; do sleep 0.05; done; "#
                + #"kill -TERM $(ps -o pid= --ppid $!); wait $!; echo $?; }"#,
            input: row)
        #expect(run.output == "143\n", "\(run)")
    }

    @Test(.enabled(if: runsAsNobody, "needs root, setpriv and prlimit"), arguments: 3...12)
    func `an engine whose shell can start nothing is an error, and no finding`(processes: Int) throws {
        let run = try shell(
            "timeout -s KILL 300 " + Self.asNobody("--nproc=\(processes)", "fuzz --stdio 'sleep 0; exit 3' --cases 1"))
        // Where a process is left for it, the engine is what it is.
        if run.status == 1 {
            #expect(run.output.contains("exit status 3"), "\(run)")
        } else {
            #expect(run.status == 2 && run.output.isEmpty && run.complaints.contains("could not be started"), "\(run)")
        }
    }

    @Test func `an output beyond the limit of files is an error with a sentence`() throws {
        let corpus = try plumb("generate", "--kind", "toolbar", "--count", "50").output
        let run = try shell(
            #"cd "$(mktemp -d)" && ulimit -f 1 && "$0" solve --format json > out; echo $?; "$0" solve --certificate p; "#
                + "echo $?; ls",
            input: corpus)
        #expect(run.output.hasPrefix("2\n") && run.output.hasSuffix("2\nout\n"))
        #expect(run.complaints.contains("standard output cannot be written"))
    }

    private static let deep = TestingSettings.share(
        2, of: 7, law: "scenes of 190 levels need no more stack than the process was given"
    ).some(of: ["layout", "solve", "explain", "model", "sweep", "prove --claim fits", "layout --compare"])

    @Test(arguments: deep)
    func `scenes of 190 levels need no more stack than the process was given`(command: String) throws {
        let leaf = #"{"kind": "fixed", "id": "leaf", "w": 1, "h": 1}"#
        let tree = (0..<190).reduce(leaf) { inside, _ in #"{"kind": "padding", "insets": 1, "child": \#(inside)}"# }
        let scene = #"{"proposal": [99, 99], "tree": \#(tree)}"#
        let run = try shell("ulimit -s 512; exec \"$0\" \(command)", input: scene)
        let plain = try plumb(command.split(separator: " ").map(String.init), input: Data(scene.utf8))
        #expect(run.status == plain.status && run.status <= 1 && run.output == plain.output && !run.output.isEmpty)
    }
}

@Suite struct `Commands that take long` {
    /// What a command writes to a terminal that is its standard error, where its input comes once it has written some words.
    private func shown(_ arguments: String..., awaiting words: String = "") throws -> String {
        var (screen, keyboard): (Int32, Int32) = (0, 0)
        try #require(openpty(&screen, &keyboard, nil, nil, nil) == 0)
        defer { close(screen) }
        let (process, input) = (Process(), Pipe())
        process.executableURL = try builtCommand()
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (input, FileHandle.nullDevice)
        process.standardError = FileHandle(fileDescriptor: keyboard, closeOnDealloc: true)
        try process.run()
        _ = fcntl(screen, F_SETFL, O_NONBLOCK)
        var text = read(screen)
        while process.isRunning, !words.isEmpty, !text.contains(words) {
            usleep(10_000)
            text += read(screen)
        }
        try input.fileHandleForWriting.write(contentsOf: Data(row.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return text + rest(of: screen)
    }

    /// A terminal hands its bytes over in pieces, some after the process that wrote them has ended.
    private func rest(of screen: Int32) -> String {
        var text = ""
        var waiting = pollfd(fd: screen, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 1_000) > 0 {
            let piece = read(screen)
            guard !piece.isEmpty else { break }
            text += piece
        }
        return text
    }

    /// The next bytes of a screen that does not wait.
    private func read(_ screen: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = Foundation.read(screen, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test func `on a terminal they say that they work when nothing has moved for seconds, and take it back`()
        async throws
    {
        let text = try await waiting { try shown("explain", "--format", "json", awaiting: " s") }
        let seconds = try #require(text.firstMatch(of: /0 problems explained, working for (\d+) s/)?.1)
        #expect(Int(seconds) ?? 0 >= 2)
        #expect(text.hasSuffix("\r\u{1B}[K"))
    }

    /// A busy machine may need seconds for nothing; then that is said, and not before the second one.
    @Test func `those that do not take long say nothing`() throws {
        let seconds = try shown("explain").matches(of: /working for (\d+) s/).compactMap { Int($0.1) }
        #expect(seconds.allSatisfy { $0 >= 2 })
    }
}
