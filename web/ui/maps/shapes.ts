import type { Static } from 'typebox';
import type { showAtlas, showRegionAtlas } from '#contract/geography/geography.ts';

/** The country drawn: regions, water, neighbours, sea. */
export type AtlasDrawing = Static<(typeof showAtlas)['answer']>;
/** One place drawn: its path, label point and box, in atlas units. */
export type Drawn = Static<(typeof showRegionAtlas)['answer']>['districts'][number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];
/** What a person can choose on the map; nothing is the whole country. */
export interface Choice {
  region?: string | undefined;
  district?: string | undefined;
}
