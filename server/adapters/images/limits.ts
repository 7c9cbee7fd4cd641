/** What a picture may ask of the machine. Photos of phones have 2 to 50 megapixels and 1 to 15 MB. */
export const limits = {
  bytes: 30_000_000,
  pixels: 50_000_000,
  /** Width or height. */
  side: 20_000,
  /** All that the process that reads may hold at any moment. */
  residentMb: 700,
  /** For one picture. */
  milliseconds: 30_000,
  /** The process that reads ends when nobody asked for so long. */
  idleMilliseconds: 20_000,
} as const;
