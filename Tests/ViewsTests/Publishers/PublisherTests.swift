// PublisherTests.swift: publishers, written as for Combine.

import PlumbViews
import Testing

struct PublisherProgramTests {
    @Test func `publishers pass on what they are sent`() {
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<String, Never>("a")
        var (numbers, pairs, both): ([Int], [String], [Int]) = ([], [], [])
        var bag = Set<AnyCancellable>()
        subject.filter { $0 > 1 }.map { $0 * 2 }.receive(on: DispatchQueue.main).sink { numbers.append($0) }.store(
            in: &bag)
        Publishers.CombineLatest(subject, current).sink { pairs.append("\($0)\($1)") }.store(in: &bag)
        Publishers.Merge(subject, subject.first()).scan(0, +).sink { both.append($0) }.store(in: &bag)
        for number in 1...3 { subject.send(number) }
        current.send("b")
        bag = []
        subject.send(4)
        #expect(numbers == [4, 6])
        #expect(pairs == ["1a", "2a", "3a", "3b"])
        #expect(both == [1, 2, 4, 7])
    }

    @Test func `a subscription ends with its publisher`() {
        let subject = PassthroughSubject<Int, Never>()
        var (values, ends) = ([Int](), 0)
        let subscription = subject.flatMap { Just($0 + 1) }.sink { _ in
            ends += 1
        } receiveValue: {
            values.append($0)
        }
        subject.send(1)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(values == [2])
        #expect(ends == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test func `what is assigned to a published property is published`() {
        final class Model: ObservableObject {
            @Published var count = 0
            @Published var text = ""

            init() { $count.map { "\($0)" }.assign(to: &$text) }
        }
        let model = Model()
        model.count = 3
        #expect(model.text == "3")
    }
}
