import { outlineSources } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { openRing } from '#engines/shapes/rings.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import type { FarmRecord } from './api.ts';
import type { LinkedFarmer } from './FarmerField.tsx';

/** What the form begins with. */
export interface FarmDraft {
  /** Of a farm that is corrected. */
  readonly id: string | undefined;
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

export const emptyDraft: FarmDraft = { id: undefined, way: 'typed', corners: [], name: '', card: '', newCard: '', crop: null, farmer: null };

/** A farm that is kept, to be corrected; of several pieces the first. */
export function draftOf({ id, outline, source, name, ghana_card_no: card, crop, farmer }: FarmRecord): FarmDraft {
  const corners = openRing(outline[0]?.[0] ?? []);
  return { id, corners, name, card, newCard: '', crop, farmer, way: source === 'imported' || (source === 'typed' && corners.length > 8) ? 'drawn' : source };
}

/** A farm that waits on the device, to be mended. */
export function draftOfReport({ fields, path, method }: KeptReport): FarmDraft {
  const { outline, source, name, card, crop, farmerId } = fields as { outline?: Point[][][]; source?: string; name?: string; card?: string; crop?: string | null; farmerId?: number | null };
  const way = outlineSources.find((each) => each === source) ?? 'typed';
  return {
    id: method === 'PATCH' ? path.split('/').at(-1) : undefined,
    way: way === 'imported' ? 'drawn' : way,
    corners: openRing(outline?.[0]?.[0] ?? []),
    name: name ?? '',
    card: '',
    newCard: card ?? '',
    crop: crop ?? null,
    farmer: farmerId ? { id: farmerId, name: '' } : null,
  };
}
