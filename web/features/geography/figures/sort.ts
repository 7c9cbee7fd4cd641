import type { Sort } from '#web/ui/data/Table.tsx';

const KEYS: ReadonlySet<string> = new Set(['name', 'region', 'value']);
const USUAL: Sort = { by: 'value', down: true };

/** Reads the order of a figure's table: "value" upwards, "-value" downwards; the greatest first where nothing is said. */
export function readSort(written: string | undefined): Sort {
  if (written === undefined) return USUAL;
  const down = written.startsWith('-');
  const by = down ? written.slice(1) : written;
  return KEYS.has(by) ? { by, down } : USUAL;
}

/** Writes the order for an address; nothing for the usual one. */
export function writeSort({ by, down }: Sort): string | undefined {
  return by === USUAL.by && down === USUAL.down ? undefined : `${down ? '-' : ''}${by}`;
}
