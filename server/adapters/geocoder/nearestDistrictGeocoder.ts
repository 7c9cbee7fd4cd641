import { nearestTown, townPhrase, type Town } from '#engines/geography/nearestTown.ts';
import type { Point } from '#engines/shapes/points.ts';
import type { Geocoder } from './geocoder.ts';

/** The district a point lies in, as the outlines in use tell it. */
export interface DistrictAround {
  readonly district: string;
  readonly region: string;
  /** The outlines are approximate, or the point lies just beyond them: a person should confirm. */
  readonly uncertain: boolean;
}

/** Words for a point in Ghana from our own towns and outlines, without any network; null outside Ghana. */
export function nearestDistrictGeocoder(
  towns: () => readonly Town[],
  districtAround: (point: Point) => DistrictAround | null,
): Geocoder {
  return {
    near: async (point) => {
      const around = districtAround(point);
      const nearest = nearestTown(point, towns());
      if (around === null || nearest === null) return null;
      const place = `${around.district}, ${around.region}`;
      return {
        displayName: `${upperFirst(townPhrase(nearest))}, ${around.uncertain ? 'probably ' : ''}${place}`,
        town: nearest.town.name,
        source: 'GeoNames',
      };
    },
  };
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
