import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import type { Town } from '#engines/geography/nearestTown.ts';
import type { Box, Point, Ring } from '#engines/shapes/points.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import { root } from '../../root.ts';

/** What the atlas draws around and inside Ghana whatever the outlines; made by tools/surroundings. */
export interface Surroundings {
  /** Where the lines are from, and on what terms. */
  readonly source: string;
  readonly frame: Box;
  readonly sea: { readonly name: string; readonly at: Point };
  readonly land: readonly Ring[];
  readonly borders: readonly (readonly Point[])[];
  readonly neighbours: readonly { readonly name: string; readonly at: Point }[];
  readonly lakes: readonly Ring[];
  readonly rivers: readonly (readonly Point[])[];
}

/** The approximate outlines that come with the product; made by tools/approximate-outlines. */
export function readApproximateOutlines(): OutlineSet {
  const set = JSON.parse(read('approximate-outlines.json')) as Omit<OutlineSet, 'id'>;
  return { ...set, id: null };
}

export function readSurroundings(): Surroundings {
  return JSON.parse(read('surroundings.json')) as Surroundings;
}

/** Towns of Ghana (GeoNames, CC BY 4.0); made by tools/towns.ts. */
export function readTowns(): Town[] {
  return readCsv('towns.csv').map(({ town = '', lat = '', lng = '' }) => ({
    name: town,
    at: [Number(lng), Number(lat)],
  }));
}

/** Names other lists use, by district_id. */
export function readOtherNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { district_id: id = '', name = '' } of readCsv('other-names.csv')) {
    names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

function readCsv(file: string): Readonly<Record<string, string>>[] {
  return Papa.parse<Record<string, string>>(read(file).trim(), { header: true }).data;
}

function read(file: string): string {
  return readFileSync(path.join(root, 'content', 'geography', file), 'utf8');
}
