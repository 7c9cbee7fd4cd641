/** A point of a report. */
export interface PickedPoint {
  readonly lat: number;
  readonly lng: number;
}

/** To four decimals (C §9), about eleven metres. */
export function rounded(lat: number, lng: number): PickedPoint {
  return { lat: Math.round(lat * 10_000) / 10_000, lng: Math.round(lng * 10_000) / 10_000 };
}
