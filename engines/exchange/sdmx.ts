import { findPositions } from '../tables/places/findPositions.ts';
import type { Column } from '../tables/types.ts';

type Told = Pick<Column, 'name' | 'type' | 'profile'>;

/** A statistical table as SDMX sees it: what its figures are told by, when they were, and which figures there are. */
export interface SdmxShape<Found> {
  readonly dimensions: readonly { readonly id: string; readonly column: Found }[];
  readonly time: Found | null;
  readonly measures: readonly { readonly id: string; readonly column: Found }[];
}

const mostDimensions = 10;
const reserved = ['DATAFLOW', 'INDICATOR', 'TIME_PERIOD', 'OBS_VALUE'];

/** The shape of a table: its texts are dimensions, a year or a day is the time, its numbers are figures; null where it has no figures, or nothing to tell them by. */
export function sdmxShape<Found extends Told>(columns: readonly Found[]): SdmxShape<Found> | null {
  const positions = findPositions(columns);
  const time =
    columns.find(({ name, type }) => type === 'whole' && /\byear\b/i.test(name)) ??
    columns.find(({ type }) => type === 'date') ??
    null;
  const rest = columns.filter(
    (column) => column !== time && column !== positions?.latitude && column !== positions?.longitude,
  );
  const taken = new Set(reserved);
  const named = (column: Found) => ({ id: sdmxId(column.name, taken), column });
  const dimensions = rest.filter(({ type }) => type === 'text' || type === 'truth').map(named);
  const measures = rest.filter(({ type }) => type === 'decimal' || type === 'whole').map(named);
  if (measures.length === 0 || (dimensions.length === 0 && time === null) || dimensions.length > mostDimensions)
    return null;
  return { dimensions, time, measures };
}

/** A name as an identifier of SDMX: capitals, digits and _, no two alike. */
export function sdmxId(name: string, taken = new Set<string>()): string {
  const plain =
    name
      .normalize('NFD')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
      .replaceAll(/^_+|_+$/g, '')
      .slice(0, 60) || 'COLUMN';
  const begun = /^\d/.test(plain) ? `N_${plain}` : plain;
  let free = begun;
  for (let number = 2; taken.has(free); number++) free = `${begun}_${number}`;
  taken.add(free);
  return free;
}
