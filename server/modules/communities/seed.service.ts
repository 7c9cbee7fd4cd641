import type { AppContext } from '../../context.ts';
import { type Location, locationsOf } from '../weather/weather.service.ts';
import { addCommunities } from './communities.repository.ts';

/** In the background, once places became communities: farmers kept at a place become farmers of its community. */
export const linkingJob = 'linkFarmersToCommunities';

/**
 * Makes a community of every town and district capital that came with the portal and is none yet. One whose position stands
 * for its whole district has none of its own.
 */
export async function addPlacesAsCommunities(context: AppContext): Promise<void> {
  const added = await context.db.transaction().execute(async (db) => {
    const fresh = await addCommunities(db, locationsOf(context).all.map(communityOf), context.clock.now());
    if (fresh.length > 0)
      await context.jobs.enqueue(db, {
        kind: linkingJob,
        payload: { locationIds: fresh.map(({ locationId }) => locationId) },
      });
    return fresh.length;
  });
  if (added > 0) context.log.info({ added }, 'towns and district capitals became communities');
}

function communityOf({ id, name, otherNames, point: [lng, lat], district, kind }: Location) {
  const isPlace = kind !== 'district point';
  return {
    name,
    otherNames,
    districtId: district.id,
    areaCouncil: '',
    lat: isPlace ? lat : null,
    lng: isPlace ? lng : null,
    near: '',
    population: null,
    source:
      kind === 'town' ? 'List of towns that comes with the portal' : 'District capital, as in the table of districts',
    status: 'known' as const,
    locationId: id,
    addedBy: null,
  };
}
