import type { Point } from '#engines/shapes/points.ts';

/** What lies near a point. */
export interface NearbyPlace {
  /** One line a person understands: "3 km north-west of Ejura, Ejura Sekyedumase Municipal, Ashanti". */
  readonly displayName: string;
  readonly town: string;
  /** Who says so, shown beside the address. */
  readonly source: string;
}

/** Finds words for a point; null when it knows nothing there. */
export interface Geocoder {
  near(point: Point): Promise<NearbyPlace | null>;
}
