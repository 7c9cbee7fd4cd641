import { nearestTown, townPhrase, type Town } from '#engines/geography/nearestTown.ts';
import type { Geocoder } from './geocoder.ts';

/** Words for a point from our own list of towns: works without any network. Says nothing beyond `reachKm`. */
export function nearestTownGeocoder(towns: readonly Town[], reachKm = 100): Geocoder {
  return {
    near: async (point) => {
      const nearest = nearestTown(point, towns);
      if (nearest === null || nearest.km > reachKm) return null;
      return { displayName: townPhrase(nearest), town: nearest.town.name, source: 'GeoNames' };
    },
  };
}
