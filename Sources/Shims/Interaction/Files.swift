// Files.swift: windows in which people would choose files.  None is shown: the diagnostics name them while they are presented.

extension View {
    /// Would let people choose a file of some types.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { leavingOut("fileImporter", if: isPresented.wrappedValue) }
    /// Would let people choose files of some types.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { leavingOut("fileImporter", if: isPresented.wrappedValue) }
    /// Would let people choose where a document is written.
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { leavingOut("fileExporter", if: isPresented.wrappedValue) }
    /// Would let people choose where documents are written.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { leavingOut("fileExporter", if: isPresented.wrappedValue) }
    /// Would let people choose where a value is written.
    public func fileExporter<T>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { leavingOut("fileExporter", if: isPresented.wrappedValue) }
    /// Would let people choose where a file is moved.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { leavingOut("fileMover", if: isPresented.wrappedValue) }
}

extension ForEach where Content: View {
    /// Would run when values of some types are dropped between the views.
    public func onInsert(of supportedContentTypes: [UTType], perform action: (Int, [NSItemProvider]) -> Void) -> Self {
        self
    }
    /// Would run when values are dropped between the views.
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: ([T], Int) -> Void) -> Self {
        self
    }
}
