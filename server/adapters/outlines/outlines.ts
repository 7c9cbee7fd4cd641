import type { GeometryCollection, Topology } from 'topojson-specification';

/** District outlines with shared borders; the id of each geometry is a district_id. Regions are unions of them. */
export type DistrictTopology = Topology<{ districts: GeometryCollection }>;

/** One set of outlines: where it is from, how old it is, what may be done with it, and the outlines. */
export interface OutlineSet {
  /** Row of the table `outline_set`; null for the approximate outlines that come with the product. */
  readonly id: string | null;
  /** Computed, not surveyed: the map says "approximate outlines", and no decision rests on them. */
  readonly approximate: boolean;
  /** Year the outlines show, as text. */
  readonly vintage: string;
  readonly source: string;
  readonly sourceUrl: string;
  readonly licence: string;
  readonly topology: DistrictTopology;
}

/** The outline set in use, held in memory by every process. */
export interface Outlines {
  current(): OutlineSet;
  /** Reads which set is in use again; done when everything committed before the call is seen. */
  reload(): Promise<void>;
}
