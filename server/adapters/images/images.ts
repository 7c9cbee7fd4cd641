/** A picture made here out of one that was sent: upright, in sRGB, with nothing in it but its pixels. */
export interface MadeImage {
  /** Where it is kept in the storage: `images/<day>/<random>.webp`. */
  readonly key: string;
  readonly type: 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** What became of a picture that was sent. */
export interface MadeImages {
  /** Of the picture as it was sent, turned upright. */
  readonly width: number;
  readonly height: number;
  /** One for each width asked for, the smallest first; one that would be no smaller than the picture ends the row. */
  readonly sizes: readonly MadeImage[];
}

/**
 * Makes pictures that may be served out of pictures that people sent. What a file is, its content says; only JPEG, PNG,
 * WebP, GIF (its first frame) and AVIF are read, by a process of its own with bounded memory and time. Position, camera
 * data, comments and thumbnails stay behind, and so does whatever else was in the file.
 *
 * Serve what this made, never what was sent: the original is for whoever sent it.
 *
 *     const { sizes } = await context.images.make(photoKey);           // 320 and 1024 px wide
 *     const { sizes } = await context.images.make(photoKey, [480]);
 *
 * Slow (about 0.1 s for a photo of 12 megapixels, one after the other): ask it in a job, or where somebody waits for
 * one picture. The caller keeps the keys in its records, removes them with the record (`context.storage.remove`), and
 * serves them with a type of `image/webp`. A size is never rewritten: it may be cached for ever.
 */
export interface Images {
  /**
   * @param key of the picture as it was sent, in `context.storage`
   * @param widths in pixels; `phoneWidths` when left out. A size is at most twice as high as it is wide
   * @throws ImageRefused with a sentence for whoever sent it: no picture, too large, cut short, a second file hidden in it
   */
  make(key: string, widths?: readonly number[]): Promise<MadeImages>;
  /** Ends the process that reads. */
  close(): void;
}

/** A thumbnail for lists, and the width of a phone at twice its density. */
export const phoneWidths: readonly number[] = [320, 1024];

/** A picture that is not taken; the message says what was found, what was expected and how to mend it. */
export class ImageRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ImageRefused';
  }
}
