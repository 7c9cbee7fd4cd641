import { longestDatasetName, longestDescription } from '#contract/limits.ts';
import { spokenDay } from '#engines/dates/spokenDay.ts';
import { licenceMeant, type RemoteDataset } from '#engines/exchange/harvest/remoteDataset.ts';
import { InnerAddressError } from '../../adapters/outside/publicFetch.ts';
import type { AppContext } from '../../context.ts';
import { newFileKey } from '../../platform/files/storageKey.ts';
import { saveHashed } from '../../platform/files/saveHashed.ts';
import { refuseInfected } from '../../platform/forms/refuseInfected.ts';
import { findItem, takeHarvested } from '../submissions/submissions.service.ts';
import { type Asking, readRemoteFile, RemoteTrouble } from './askRemote.ts';
import * as rows from './harvests.repository.ts';
import { listRemote } from './listRemote.ts';

/** Files that are fetched in one go; the rest follows soon after. */
const mostFiles = 50;

/**
 * Asks a portal what it offers and takes what is new or changed into the holding area, each dataset in a transaction of
 * its own: a run that is cut short goes on where it was. What is gone there stays here, and is noted.
 */
export async function harvest(
  context: AppContext,
  source: rows.HarvestSource,
  signal: AbortSignal,
): Promise<{ readonly state: 'done' | 'failed'; readonly said: string; readonly unfinished: boolean }> {
  const asking: Asking = { fetchPublic: context.fetchPublic, signal };
  const began = context.clock.now();
  const counts = { listed: 0, taken: 0, fetched: 0 };
  try {
    for await (const remote of listRemote(asking, source)) {
      counts.listed += 1;
      const before = await rows.findHarvestItem(context.db, source.id, remote.id);
      const isSame = before?.state === 'taken' && remote.changed !== '' && before.changed === remote.changed;
      if (!isSame && remote.file !== null && counts.fetched >= mostFiles)
        return { state: 'done', said: `${sayCounts(counts)} The rest follows in a few minutes.`, unfinished: true };
      if (isSame) await rows.putItem(context.db, { ...before, seen_at: context.clock.now() });
      else {
        if (remote.file !== null) counts.fetched += 1;
        if (await takeOne(context, asking, source, remote, before)) counts.taken += 1;
      }
    }
    const gone = await rows.markGone(
      context.db,
      source.id,
      began,
      'No longer listed there. What was taken from it stays here.',
    );
    return { state: 'done', said: sayCounts(counts, gone), unfinished: false };
  } catch (error) {
    if (signal.aborted) throw error;
    return { state: 'failed', said: sayTrouble(error), unfinished: false };
  }
}

function sayCounts({ listed, taken }: { listed: number; taken: number }, gone = 0): string {
  const lost = gone === 0 ? '' : ` ${gone} no longer listed there.`;
  return `${listed === 1 ? '1 dataset' : `${listed} datasets`} listed, ${taken === 1 ? '1 file' : `${taken} files`} taken.${lost}`;
}

/** Whether a file was taken; what became of the dataset is noted in any case. */
async function takeOne(
  context: AppContext,
  asking: Asking,
  source: rows.HarvestSource,
  remote: RemoteDataset,
  before: rows.HarvestItem | undefined,
): Promise<boolean> {
  const note = (state: rows.HarvestState, said: string, more: Partial<rows.HarvestItem> = {}): rows.HarvestItem => ({
    source_id: source.id,
    remote_id: remote.id,
    title: remote.title.slice(0, 300),
    page: remote.page,
    changed: before?.changed ?? '',
    sha256: before?.sha256 ?? null,
    taken_at: before?.taken_at ?? null,
    lake_item_id: before?.lake_item_id ?? null,
    ...more,
    state,
    said,
    seen_at: context.clock.now(),
  });
  if (remote.file === null) {
    const forms = remote.forms.join(', ') || 'no files';
    await rows.putItem(
      context.db,
      note('passedOver', `There is no file a table could be read from (${forms.slice(0, 200)}).`),
    );
    return false;
  }
  const earlier = before?.lake_item_id ? await findItem(context.db, before.lake_item_id) : undefined;
  if (earlier !== undefined && !['approved', 'rejected'].includes(earlier.state)) {
    await rows.putItem(
      context.db,
      note('waits', 'It may have changed there; it is fetched again once the file before it was reviewed.'),
    );
    return false;
  }
  const { url, fileName } = remote.file;
  let kept: Awaited<ReturnType<typeof saveHashed>> | undefined;
  try {
    kept = await saveHashed(
      context.storage,
      newFileKey('originals', context.clock.now()),
      readRemoteFile(asking, url, source.kind === 'features'),
    );
    const { key, bytes, sha256 } = kept;
    if (before?.sha256 === sha256) {
      await context.storage.remove(key);
      await rows.putItem(context.db, note('taken', before.said, { changed: remote.changed }));
      return false;
    }
    await refuseInfected(context, key);
    const now = context.clock.now();
    await context.db.transaction().execute(async (db) => {
      const item = await takeHarvested(
        { db, context, now },
        {
          file: { key, fileName, bytes, sha256 },
          name: remote.title.slice(0, longestDatasetName),
          description: plainText(remote.description).slice(0, longestDescription),
          details: detailsOf(source, remote, now),
          datasetId: earlier?.state === 'approved' ? earlier.datasetId : null,
          note: provenance(source, remote, now),
        },
      );
      await rows.putItem(
        db,
        note('taken', '', { changed: remote.changed, sha256, taken_at: now, lake_item_id: item.id }),
      );
    });
    return true;
  } catch (error) {
    if (asking.signal.aborted) throw error;
    if (kept !== undefined) await context.storage.remove(kept.key).catch(() => {});
    await rows.putItem(context.db, note('failed', sayTrouble(error)));
    return false;
  }
}

/** What is told of a dataset, as far as the other portal said it. */
function detailsOf(source: rows.HarvestSource, remote: RemoteDataset, now: Date) {
  const tags = remote.tags.map((tag) => tag.trim().slice(0, 40)).filter((tag) => tag !== '');
  return {
    licence: licenceMeant(remote.licence) ?? remote.licence.slice(0, 200),
    institution: remote.institution.slice(0, 200),
    tags: [...new Set(tags)].slice(0, 20),
    source: `${source.name}: ${remote.page ?? remote.file?.url ?? source.url}, fetched ${spokenDay(now.toISOString().slice(0, 10), true)}`,
  };
}

function provenance(source: rows.HarvestSource, remote: RemoteDataset, now: Date): string {
  return [
    `Fetched from ${source.name} on ${spokenDay(now.toISOString().slice(0, 10), true)}.`,
    `File: ${remote.file?.url ?? ''}`,
    ...(remote.page === null ? [] : [`Page: ${remote.page}`]),
    `Licence stated there: ${remote.licence || 'none'}`,
    ...(remote.changed === '' ? [] : [`Changed there: ${remote.changed}`]),
  ].join('\n');
}

/** Descriptions of other portals at times hold HTML. */
function plainText(text: string): string {
  return text
    .replaceAll(/<[^>]{0,500}>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function sayTrouble(error: unknown): string {
  if (error instanceof RemoteTrouble || error instanceof InnerAddressError) return error.message.slice(0, 500);
  if (!(error instanceof Error)) return 'No answer came.';
  // A problem of the portal's own has a sentence for people.
  if ('status' in error) return error.message.slice(0, 500);
  const why = error.cause instanceof Error ? error.cause.message : error.message;
  return `No answer came: ${why}.`.slice(0, 500);
}
