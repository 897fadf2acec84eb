// GatheredTests.swift: pairs, lists, sequences and failures, written as for Combine.

import PlumbViews
import Testing

struct GatheredTests {
    private struct Broken: Error {}

    /// What a publisher sends at once, and whether it ends well.
    private func all<P: Publisher>(_ publisher: P) -> (values: [P.Output], isWhole: Bool?) {
        var (values, isWhole): ([P.Output], Bool?) = ([], nil)
        let subscription = publisher.sink {
            if case .finished = $0 { isWhole = true } else { isWhole = false }
        } receiveValue: {
            values.append($0)
        }
        withExtendedLifetime(subscription) {}
        return (values, isWhole)
    }

    @Test func `values are paired in the order in which they come`() {
        let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var pairs: [String] = []
        let subscription = Publishers.Zip(numbers, letters).sink { pairs.append("\($0)\($1)") }
        numbers.send(1)
        numbers.send(2)
        letters.send("a")
        letters.send("b")
        letters.send("c")
        numbers.send(3)
        #expect(pairs == ["1a", "2b", "3c"])
        withExtendedLifetime(subscription) {}
    }

    @Test func `a sequence is sent at once, and gathered again`() {
        #expect(all((1...5).publisher.collect()).values == [[1, 2, 3, 4, 5]])
        #expect(all((1...5).publisher.collect(2)).values == [[1, 2], [3, 4], [5]])
        #expect(all([Int]().publisher.collect()).values == [[]])
        #expect(all([1, 2].publisher.zip(["a", "b", "c"].publisher) { "\($0)\($1)" }).values == ["1a", "2b"])
    }

    @Test func `a function that throws ends a publisher, and another value or publisher goes on`() {
        let halves = (1...3).publisher.tryMap { number in
            if number == 3 { throw Broken() }
            return number * 2
        }
        #expect(all(halves).values == [2, 4] && all(halves).isWhole == false)
        #expect(all(halves.replaceError(with: 0)).values == [2, 4, 0])
        #expect(all(halves.catch { _ in [7, 8].publisher }).values == [2, 4, 7, 8])
        #expect(all([1, nil].publisher.replaceNil(with: 9)).values == [1, 9])
    }

    @Test func `a decoder reads what comes`() {
        let texts = [Data("[1]".utf8), Data("?".utf8)].publisher.decode(type: [Int].self, decoder: JSONDecoder())
        #expect(all(texts).values == [[1]] && all(texts).isWhole == false)
    }
}
