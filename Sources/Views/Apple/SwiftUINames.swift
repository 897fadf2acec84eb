// SwiftUINames.swift: names that programs write with the module's name before them, where that module is not.

#if os(Linux) || !canImport(SwiftUI)
    /// What `SwiftUI.View` and the like mean.
    public enum SwiftUI {
        /// `AlignmentID`.
        public typealias AlignmentID = LayoutCore.AlignmentID
        /// `App`.
        public typealias App = Views.App
        /// `ButtonStyle`.
        public typealias ButtonStyle = Views.ButtonStyle
        /// `EnvironmentKey`.
        public typealias EnvironmentKey = LayoutCore.EnvironmentKey
        /// `Gesture`.
        public typealias Gesture = Views.Gesture
        /// `InsettableShape`.
        public typealias InsettableShape = LayoutCore.InsettableShape
        /// `LabelStyle`.
        public typealias LabelStyle = Views.LabelStyle
        /// `Layout`.
        public typealias Layout = LayoutCore.Layout
        /// `PreferenceKey`.
        public typealias PreferenceKey = LayoutCore.PreferenceKey
        /// `PrimitiveButtonStyle`.
        public typealias PrimitiveButtonStyle = Views.PrimitiveButtonStyle
        /// `Scene`.
        public typealias Scene = Views.Scene
        /// `Shape`.
        public typealias Shape = LayoutCore.Shape
        /// `ShapeStyle`.
        public typealias ShapeStyle = LayoutCore.ShapeStyle
        /// `TextFieldStyle`.
        public typealias TextFieldStyle = Views.TextFieldStyle
        /// `ToggleStyle`.
        public typealias ToggleStyle = Views.ToggleStyle
        /// `UIViewControllerRepresentable`.
        public typealias UIViewControllerRepresentable = Views.UIViewControllerRepresentable
        /// `UIViewRepresentable`.
        public typealias UIViewRepresentable = Views.UIViewRepresentable
        /// `View`.
        public typealias View = LayoutCore.View
        /// `ViewModifier`.
        public typealias ViewModifier = LayoutCore.ViewModifier
        /// `Alignment`.
        public typealias Alignment = LayoutCore.Alignment
        /// `Angle`.
        public typealias Angle = LayoutCore.Angle
        /// `Animation`.
        public typealias Animation = LayoutCore.Animation
        /// `AnyView`.
        public typealias AnyView = LayoutCore.AnyView
        /// `Axis`.
        public typealias Axis = LayoutCore.Axis
        /// `Capsule`.
        public typealias Capsule = LayoutCore.Capsule
        /// `Circle`.
        public typealias Circle = LayoutCore.Circle
        /// `Color`.
        public typealias Color = LayoutCore.Color
        /// `ColorScheme`.
        public typealias ColorScheme = Views.ColorScheme
        /// `ContentMode`.
        public typealias ContentMode = LayoutCore.ContentMode
        /// `Divider`.
        public typealias Divider = LayoutCore.Divider
        /// `DynamicTypeSize`.
        public typealias DynamicTypeSize = LayoutCore.DynamicTypeSize
        /// `Edge`.
        public typealias Edge = LayoutCore.Edge
        /// `EdgeInsets`.
        public typealias EdgeInsets = LayoutCore.EdgeInsets
        /// `Ellipse`.
        public typealias Ellipse = LayoutCore.Ellipse
        /// `EmptyView`.
        public typealias EmptyView = LayoutCore.EmptyView
        /// `EnvironmentValues`.
        public typealias EnvironmentValues = LayoutCore.EnvironmentValues
        /// `Font`.
        public typealias Font = LayoutCore.Font
        /// `GeometryProxy`.
        public typealias GeometryProxy = LayoutCore.GeometryProxy
        /// `Gradient`.
        public typealias Gradient = LayoutCore.Gradient
        /// `GridItem`.
        public typealias GridItem = Views.GridItem
        /// `HorizontalAlignment`.
        public typealias HorizontalAlignment = LayoutCore.HorizontalAlignment
        /// `HorizontalEdge`.
        public typealias HorizontalEdge = LayoutCore.HorizontalEdge
        /// `Image`.
        public typealias Image = LayoutCore.Image
        /// `KeyEquivalent`.
        public typealias KeyEquivalent = Views.KeyEquivalent
        /// `KeyPress`.
        public typealias KeyPress = Views.KeyPress
        /// `LayoutDirection`.
        public typealias LayoutDirection = LayoutCore.LayoutDirection
        /// `LinearGradient`.
        public typealias LinearGradient = LayoutCore.LinearGradient
        /// `Material`.
        public typealias Material = Views.Material
        /// `Namespace`.
        public typealias Namespace = Views.Namespace
        /// `Path`.
        public typealias Path = LayoutCore.Path
        /// `ProposedViewSize`.
        public typealias ProposedViewSize = LayoutCore.ProposedViewSize
        /// `Rectangle`.
        public typealias Rectangle = LayoutCore.Rectangle
        /// `RoundedRectangle`.
        public typealias RoundedRectangle = LayoutCore.RoundedRectangle
        /// `ScenePhase`.
        public typealias ScenePhase = Views.ScenePhase
        /// `Spacer`.
        public typealias Spacer = LayoutCore.Spacer
        /// `Text`.
        public typealias Text = LayoutCore.Text
        /// `TextAlignment`.
        public typealias TextAlignment = LayoutCore.TextAlignment
        /// `TextEditor`.
        public typealias TextEditor = Views.TextEditor
        /// `Transaction`.
        public typealias Transaction = Views.Transaction
        /// `UnitPoint`.
        public typealias UnitPoint = LayoutCore.UnitPoint
        /// `UserInterfaceSizeClass`.
        public typealias UserInterfaceSizeClass = LayoutCore.UserInterfaceSizeClass
        /// `VerticalAlignment`.
        public typealias VerticalAlignment = LayoutCore.VerticalAlignment
        /// `ViewBuilder`.
        public typealias ViewBuilder = LayoutCore.ViewBuilder
        /// `Visibility`.
        public typealias Visibility = Views.Visibility
        /// `Binding`.
        public typealias Binding<Value> = LayoutCore.Binding<Value>
        /// `Button`.
        public typealias Button<Label: LayoutCore.View> = Views.Button<Label>
        /// `Environment`.
        public typealias Environment<Value> = LayoutCore.Environment<Value>
        /// `ForEach`.
        public typealias ForEach<Data: RandomAccessCollection, ID: Hashable, Content> = LayoutCore.ForEach<
            Data, ID, Content
        >
        /// `Form`.
        public typealias Form<Content: LayoutCore.View> = Views.Form<Content>
        /// `GeometryReader`.
        public typealias GeometryReader<Content: LayoutCore.View> = LayoutCore.GeometryReader<Content>
        /// `Grid`.
        public typealias Grid<Content: LayoutCore.View> = LayoutCore.Grid<Content>
        /// `GridRow`.
        public typealias GridRow<Content: LayoutCore.View> = LayoutCore.GridRow<Content>
        /// `Group`.
        public typealias Group<Content: LayoutCore.View> = LayoutCore.Group<Content>
        /// `HStack`.
        public typealias HStack<Content: LayoutCore.View> = LayoutCore.HStack<Content>
        /// `Label`.
        public typealias Label<Title: LayoutCore.View, Icon: LayoutCore.View> = Views.Label<Title, Icon>
        /// `LazyHGrid`.
        public typealias LazyHGrid<Content: LayoutCore.View> = Views.LazyHGrid<Content>
        /// `LazyHStack`.
        public typealias LazyHStack<Content: LayoutCore.View> = LayoutCore.LazyHStack<Content>
        /// `LazyVGrid`.
        public typealias LazyVGrid<Content: LayoutCore.View> = Views.LazyVGrid<Content>
        /// `LazyVStack`.
        public typealias LazyVStack<Content: LayoutCore.View> = LayoutCore.LazyVStack<Content>
        /// `List`.
        public typealias List<SelectionValue: Hashable, Content: LayoutCore.View> = Views.List<SelectionValue, Content>
        /// `Menu`.
        public typealias Menu<Label: LayoutCore.View, Content: LayoutCore.View> = Views.Menu<Label, Content>
        /// `NavigationLink`.
        public typealias NavigationLink<Label: LayoutCore.View, Destination: LayoutCore.View> = Views.NavigationLink<
            Label, Destination
        >
        /// `NavigationStack`.
        public typealias NavigationStack<Data, Root: LayoutCore.View> = Views.NavigationStack<Data, Root>
        /// `Picker`.
        public typealias Picker<Label: LayoutCore.View, SelectionValue: Hashable, Content: LayoutCore.View> = Views
            .Picker<Label, SelectionValue, Content>
        /// `ProgressView`.
        public typealias ProgressView<Label: LayoutCore.View, CurrentValueLabel: LayoutCore.View> = Views.ProgressView<
            Label, CurrentValueLabel
        >
        /// `ScrollView`.
        public typealias ScrollView<Content: LayoutCore.View> = LayoutCore.ScrollView<Content>
        /// `SecureField`.
        public typealias SecureField<Label: LayoutCore.View> = Views.SecureField<Label>
        /// `Slider`.
        public typealias Slider<Label: LayoutCore.View, ValueLabel: LayoutCore.View> = Views.Slider<Label, ValueLabel>
        /// `State`.
        public typealias State<Value> = LayoutCore.State<Value>
        /// `Stepper`.
        public typealias Stepper<Label: LayoutCore.View> = Views.Stepper<Label>
        /// `TabView`.
        public typealias TabView<SelectionValue: Hashable, Content: LayoutCore.View> = Views.TabView<
            SelectionValue, Content
        >
        /// `TextField`.
        public typealias TextField<Label: LayoutCore.View> = Views.TextField<Label>
        /// `Toggle`.
        public typealias Toggle<Label: LayoutCore.View> = Views.Toggle<Label>
        /// `VStack`.
        public typealias VStack<Content: LayoutCore.View> = LayoutCore.VStack<Content>
        /// `ZStack`.
        public typealias ZStack<Content: LayoutCore.View> = LayoutCore.ZStack<Content>
    }
#endif
