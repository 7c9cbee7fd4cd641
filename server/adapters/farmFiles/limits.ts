const MB = 1024 * 1024;

/** How much a foreign file of farms may ask of the machine. */
export const limits = {
  unpackedBytes: 80 * MB,
  entries: 200,
  shapes: 5_000,
  points: 500_000,
  pointsOfShape: 10_000,
  properties: 40,
  propertyLength: 200,
  heapMb: 384,
  milliseconds: 20_000,
} as const;
