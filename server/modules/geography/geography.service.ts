/** The front door of the geography room: what other rooms, the routes and the start of the portal ask of it. */
import type { Geocoder } from '../../adapters/geocoder/geocoder.ts';
import { nearestDistrictGeocoder } from '../../adapters/geocoder/nearestDistrictGeocoder.ts';
import { nominatimGeocoder } from '../../adapters/geocoder/nominatimGeocoder.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { Outlines } from '../../adapters/outlines/outlines.ts';
import type { AppContext } from '../../context.ts';
import { districtAround } from './locate.service.ts';
import { placesOf } from './places.service.ts';

export {
  handleOutlineJobs,
  importOutlines,
  openOutlines,
  requestFirstOutlines,
  type OutlineImport,
} from './outlineSets.service.ts';
export { districtPolygons, regionPolygons } from './geography.presenter.ts';
export { drawAtlas, drawDistrictPlaces } from './atlas.service.ts';
export { readTowns as townsOfGhana } from './geography.content.ts';
export { districtAround } from './locate.service.ts';
export { findDistrict, findRegions, placesOf, type DistrictPlace } from './places.service.ts';

/** The geocoder: an outside one where GEOCODER_URL names it, with our own towns and outlines behind it. */
export function openGeocoder(parts: {
  readonly config: AppContext['config'];
  readonly log: AppContext['log'];
  readonly outlines: Outlines;
  readonly book: () => ReferenceBook;
}): Geocoder {
  const own = nearestDistrictGeocoder(
    () => placesOf(parts.book()).towns,
    (point) => {
      const found = districtAround(parts.book(), parts.outlines.current(), point);
      if (found === null) return null;
      return { district: found.district.name, region: found.district.regionName, uncertain: found.uncertain };
    },
  );
  const { geocoderUrl } = parts.config;
  if (geocoderUrl === null) return own;
  return nominatimGeocoder(geocoderUrl, own, (error) =>
    parts.log.warn({ err: error }, 'the outside geocoder did not answer'),
  );
}
