// Audio.swift: the app's player of sounds, which are not heard here.

class Audio {
    static func play(fileNamed file: String, of type: String = "mp3") {}
}
