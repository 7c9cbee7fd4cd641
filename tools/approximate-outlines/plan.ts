import type { Point, Ring } from '#engines/shapes/points.ts';

/** What is known of a district: no border, only where it is, how large, and what belongs in it. */
export interface DistrictFacts {
  readonly id: string;
  readonly region: string;
  readonly point: Point;
  readonly capital: Point | null;
  /** Square kilometres; null cuts the district out of the one that holds its point, half and half. */
  readonly area: number | null;
}

/** Lines that are true as they are: the country's outer ring, rivers, outer rings of lakes, in degrees. */
export interface CountryFacts {
  readonly outline: Ring;
  readonly rivers: readonly (readonly Point[])[];
  readonly lakes: readonly Ring[];
}

/** One pass of trading squares: their size, how often all borders are visited, and how freely they move. */
export interface Level {
  readonly km: number;
  readonly sweeps: number;
  readonly hot: number;
  readonly cold: number;
}

export interface Settings {
  readonly levels: readonly Level[];
  /** How strongly a district keeps its area. */
  readonly areaWeight: number;
  /** How strongly it keeps its centre. */
  readonly centreWeight: number;
  /** Extra cost of a border between regions: keeps them smooth. */
  readonly regionBorder: number;
  /** Cost of a border along a river or in a lake: borders like to follow water. */
  readonly waterDiscount: number;
  /** How near counts as along. */
  readonly waterKm: number;
  /** Passes over the traced borders. */
  readonly smoothing: number;
  /** Detail dropped from the smoothed borders. */
  readonly toleranceKm: number;
  /** Grid of the published coordinates: 0.0005° is about 50 m. */
  readonly stepDegrees: number;
  readonly seed: number;
}

export const settings: Settings = {
  levels: [
    { km: 1, sweeps: 80, hot: 3, cold: 0.3 },
    { km: 0.5, sweeps: 20, hot: 0.5, cold: 0.1 },
  ],
  areaWeight: 100,
  centreWeight: 160,
  regionBorder: 0.5,
  waterDiscount: 0.5,
  waterKm: 1,
  smoothing: 14,
  toleranceKm: 0.06,
  stepDegrees: 0.0005,
  seed: 1,
};

/** A district on its way to an outline; kilometres in the equal-area plane. */
export interface Cell {
  readonly id: string;
  readonly region: string;
  /** Where its centre belongs. */
  centre: Point;
  readonly capital: Point | null;
  /** Area it should have, so that all together fill the country. */
  target: number;
  /** Generator of its cell in the power diagram. */
  site: Point;
  weight: number;
  /** Square of the grid its capital holds; -1 without one. */
  pin: number;
}
