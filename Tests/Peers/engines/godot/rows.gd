# rows.gd: HBoxContainer of Godot, asked by godot.py over a socket; a question is a line as programs.py has it.
extends SceneTree


func lengths(numbers):
	var box = HBoxContainer.new()
	box.add_constant_override("separation", int(numbers[0]))
	get_root().add_child(box)
	var count = int(numbers[1])
	var children = []
	for at in range(2 + count, numbers.size(), 5):
		var child = Control.new()
		child.rect_min_size = Vector2(float(numbers[at]), 10)
		child.size_flags_horizontal = Control.SIZE_EXPAND_FILL
		child.size_flags_stretch_ratio = float(numbers[at + 3])
		box.add_child(child)
		children.append(child)
	for place in range(count):
		box.rect_size = Vector2(float(numbers[2 + place]), 10)
		box.notification(Container.NOTIFICATION_SORT_CHILDREN)
	var found = PoolStringArray()
	for child in children:
		found.append(str(child.rect_size.x))
	box.free()
	return found.join(" ")


func _init():
	var peer = StreamPeerTCP.new()
	peer.connect_to_host("127.0.0.1", int(OS.get_environment("PLUMB_PORT")))
	while peer.get_status() == StreamPeerTCP.STATUS_CONNECTING:
		OS.delay_msec(1)
	peer.set_no_delay(true)
	peer.put_utf8_string(Engine.get_version_info()["string"])
	while true:
		var line = peer.get_utf8_string()
		if line == "":
			break
		peer.put_utf8_string(lengths(line.split(" ")))
	quit()
