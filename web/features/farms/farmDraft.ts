import { outlineSources } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { openRing } from '#engines/shapes/rings.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import type { FarmRecord } from './api.ts';
import type { LinkedFarmer } from './FarmerField.tsx';
import { wireOutline } from './outlines.ts';

/** What the form begins with. */
export interface FarmDraft {
  /** Of a farm that is corrected. */
  readonly id: string | undefined;
  /** What was seen of it. */
  readonly version: number | undefined;
  /** What may have to be sent of it: all of a new farm, of a correction what was changed before. */
  readonly changed: readonly string[];
  readonly way: 'typed' | 'drawn' | 'walked';
  readonly corners: readonly Point[];
  readonly name: string;
  /** The number that is kept, masked. */
  readonly card: string;
  /** One that was typed and not taken yet. */
  readonly newCard: string;
  readonly crop: string | null;
  readonly farmer: LinkedFarmer | null;
}

export const emptyDraft: FarmDraft = {
  id: undefined,
  version: undefined,
  changed: [],
  way: 'typed',
  corners: [],
  name: '',
  card: '',
  newCard: '',
  crop: null,
  farmer: null,
};

/** A farm that is kept, to be corrected; of several pieces the first, and the others stay unless its corners are moved. */
export function draftOf({
  id,
  version,
  outline,
  source,
  name,
  ghana_card_no: card,
  crop,
  farmer,
}: FarmRecord): FarmDraft {
  const corners = openRing(outline[0]?.[0] ?? []);
  return {
    id,
    version,
    changed: [],
    corners,
    name,
    card,
    newCard: '',
    crop,
    farmer,
    way: source === 'imported' || (source === 'typed' && corners.length > 8) ? 'drawn' : source,
  };
}

/** A farm that waits on the device, to be mended. */
export function draftOfReport({ fields, path, method }: KeptReport): FarmDraft {
  const { outline, source, name, card, crop, farmerId, version } = fields as {
    version?: number;
    outline?: Point[][][];
    source?: string;
    name?: string;
    card?: string;
    crop?: string | null;
    farmerId?: number | null;
  };
  const way = outlineSources.find((each) => each === source) ?? 'typed';
  return {
    id: method === 'PATCH' ? path.split('/').at(-1) : undefined,
    version,
    changed: Object.keys(fields),
    way: way === 'imported' ? 'drawn' : way,
    corners: openRing(outline?.[0]?.[0] ?? []),
    name: name ?? '',
    card: '',
    newCard: card ?? '',
    crop: crop ?? null,
    farmer: farmerId ? { id: farmerId, name: '' } : null,
  };
}

/** What of a form is sent: all of a new farm; of a correction what differs from what was seen, so that nothing else is written over. */
export function changesOf<Fields extends Readonly<Record<string, unknown>>>(
  written: Fields,
  draft: FarmDraft,
): Readonly<Record<string, unknown>> {
  if (draft.id === undefined) return written;
  const before: Readonly<Record<string, unknown>> = {
    outline: wireOutline(draft.corners),
    name: draft.name,
    crop: draft.crop,
    farmerId: draft.farmer?.id ?? null,
  };
  const isChanged = (name: string): boolean =>
    draft.changed.includes(name) || JSON.stringify(written[name]) !== JSON.stringify(before[name]);
  const fields = Object.fromEntries(Object.entries(written).filter(([name]) => name !== 'source' && isChanged(name)));
  return {
    ...fields,
    ...('outline' in fields && { source: written['source'] }),
    ...(draft.version !== undefined && { version: draft.version }),
  };
}
