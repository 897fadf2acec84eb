// Server.swift: a server with one route, /card?name=Oats&amount=500%20g&width=220, which answers the card as SVG.
// Sockets keep the example free of other packages; a route of Vapor or Hummingbird calls `card(name:amount:width:)` the same way.

import Dispatch
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Answers requests on a port of this machine until the process ends, each on a thread of its own.
func serve(port: UInt16) -> Never {
    #if canImport(Glibc)
        let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
        let listening = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var (on, address) = (Int32(1), sockaddr_in())
    setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    let bound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(listening, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    guard bound == 0, listen(listening, 64) == 0 else {
        perror("port \(port)")
        exit(2)
    }
    signal(SIGPIPE, SIG_IGN)
    while true {
        let connection = accept(listening, nil, nil)
        if connection < 0 { continue }
        DispatchQueue.global().async {
            answer(connection)
            close(connection)
        }
    }
}

private func answer(_ connection: Int32) {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = read(connection, &bytes, bytes.count)
    let line = String(decoding: bytes.prefix(max(count, 0)).prefix { $0 != 13 }, as: UTF8.self)
    let (status, type, body) = response(to: line)
    let head =
        "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
    var rest = Array((head + body).utf8)[...]
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        if written <= 0 { return }
        rest = rest.dropFirst(written)
    }
}

/// The route: what is answered to the first line of a request.
private func response(to line: String) -> (status: String, type: String, body: String) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "GET" else {
        return ("400 Bad Request", "text/plain", "GET /card is all there is\n")
    }
    let parts = words[1].split(separator: "?", maxSplits: 1)
    guard parts.first == "/card" else { return ("404 Not Found", "text/plain", "there is /card alone\n") }
    var values: [String: String] = [:]
    for field in parts.dropFirst().first?.split(separator: "&") ?? [] {
        let pair = field.split(separator: "=", maxSplits: 1)
        if let name = pair.first { values[String(name)] = pair.count > 1 ? decoded(pair[1]) : "" }
    }
    guard let width = values["width"].flatMap(Double.init), (1...10_000).contains(width) else {
        return ("400 Bad Request", "text/plain", "width must be a number from 1 to 10000\n")
    }
    do {
        let picture = try card(name: values["name"] ?? "", amount: values["amount"] ?? "", width: width)
        return ("200 OK", "image/svg+xml", picture)
    } catch {
        return ("500 Internal Server Error", "text/plain", "\(error)\n")
    }
}

/// A value of a query without its %XX.
private func decoded(_ text: Substring) -> String {
    var (bytes, rest): ([UInt8], Substring) = ([], text)
    while let first = rest.popFirst() {
        if first == "%", let byte = UInt8(rest.prefix(2), radix: 16) {
            bytes.append(byte)
            rest = rest.dropFirst(2)
        } else {
            bytes += Array((first == "+" ? " " : String(first)).utf8)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
