/** A recording or video made here out of one that was sent, with nothing in it but what is heard and seen. */
export interface MadeRecording {
  /** Where it is kept in the storage: `sounds/<day>/<random>.mp3`, `videos/<day>/<random>.mp4`. */
  readonly key: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * Makes of what officers record what others may have: names, places, days and pictures that recorders write into a file
 * stay behind. By a process of its own (ffmpeg, where the machine has it) with bounded memory and time.
 */
export interface Recordings {
  /**
   * Speech small enough for a slow line: MP3, one channel, 24 kbit/s, which is 180 kB a minute and plays on every phone.
   * Null where this machine has no program for it: there is only what was sent.
   *
   * @param key of the recording as it was sent, in `context.storage`
   * @param type by its content: "audio/mp4"
   * @throws RecordingRefused with a sentence where it cannot be read
   */
  makeSound(key: string, type: string): Promise<MadeRecording | null>;
  /**
   * The same pictures and sound, bit for bit, in a file of the same make that tells nothing else; it begins to play before
   * it is fetched whole. As `makeSound` else.
   */
  cleanVideo(key: string, type: string): Promise<MadeRecording | null>;
  /** Ends what is being made. */
  close(): void;
}

export class RecordingRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'RecordingRefused';
  }
}
