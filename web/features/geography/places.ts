import type { Answer } from '#contract/endpoint.ts';
import type { listDistricts, listRegions, locate } from '#contract/geography/geography.ts';

export type Regions = Answer<typeof listRegions>;
export type Region = Regions[number];
/** Districts of a region in brief. */
export type Districts = Answer<typeof listDistricts>;
export type Located = Answer<typeof locate>;

/** The address of the page with a place chosen; nothing is the whole country. */
export type PlaceHref = (choice: { region?: string | undefined; district?: string | undefined }) => string;
