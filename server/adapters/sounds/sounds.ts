/** A recording made here out of one that was sent: speech for phones, nothing in it but the sound. */
export interface MadeSound {
  /** Where it is kept in the storage: `sounds/<day>/<random>.mp3`. */
  readonly key: string;
  readonly type: 'audio/mpeg';
  readonly bytes: number;
}

/**
 * Makes recordings small enough for a slow line: MP3, one channel, 24 kbit/s, which is 180 kB a minute and plays on every
 * phone. Names, places and pictures that recorders write into a file stay behind. Read by a process of its own (ffmpeg,
 * where the machine has it) with bounded memory and time.
 */
export interface Sounds {
  /**
   * Null where this machine has no program for sound: there is only what was sent.
   *
   * @param key of the recording as it was sent, in `house.storage`
   * @param type by its content: "audio/mp4"
   * @throws SoundRefused with a sentence where the recording cannot be read
   */
  make(key: string, type: string): Promise<MadeSound | null>;
  /** Ends what is being made. */
  close(): void;
}

export class SoundRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SoundRefused';
  }
}
