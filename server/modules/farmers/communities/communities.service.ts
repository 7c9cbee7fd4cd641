import type { AppContext } from '#server/context.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import { linkingJob, placesFor } from '../../communities/communities.service.ts';
import { farmersToRestate, linkFarmers, restateFarmers } from './communities.repository.ts';

/** Farmers of one statement. */
const batch = 1_000;

/** Farmers follow their community in the background: where it became one, was renamed, merged or parted again. */
export function followCommunities(context: AppContext): void {
  context.jobs.handle(linkingJob, async (job) => {
    const { locationIds } = job.payload as { readonly locationIds: readonly string[] };
    while (!job.signal.aborted && (await linkFarmers(context.db, locationIds, batch)) === batch);
  });
  context.jobs.handle('farmersOfCommunity', (job) => restateAll(context, job));
}

async function restateAll({ db, reference, outlines, clock }: AppContext, job: JobRun): Promise<void> {
  const { id } = job.payload as { readonly id: number };
  for (let more = true; more && !job.signal.aborted;) {
    const found = await farmersToRestate(db, id, batch);
    const places = new Map(
      (
        await placesFor({ db, context: { reference, outlines } }, [
          ...new Set(found.map(({ communityId }) => communityId)),
        ])
      ).map((place) => [place.communityId, place]),
    );
    await restateFarmers(
      db,
      found.flatMap((farmer) => {
        const place = places.get(farmer.communityId);
        return place ? [{ ...farmer, ...place }] : [];
      }),
      clock.now(),
    );
    more = found.length === batch;
  }
}
