const MB = 1024 * 1024;

/** How much a foreign file of outlines may ask of the machine. The full outlines of Ghana take a tenth of it. */
export const limits = {
  fileBytes: 40 * MB,
  unpackedBytes: 200 * MB,
  entries: 100,
  features: 1_000,
  points: 2_000_000,
  heapMb: 768,
  milliseconds: 25_000,
} as const;

/** Fewer outlines than this are no set of districts: Ghana had 138 districts in 2004, 216 in 2012, 260 in 2019. */
export const fewestDistricts = 130;

/** "40 MB" */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
