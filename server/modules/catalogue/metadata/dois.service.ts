import { doiOf, doiRecord, hiddenDoi } from '#engines/exchange/doi.ts';
import type { AppContext } from '../../../context.ts';
import { catalogueTopic } from '../book.service.ts';
import { publicDatasetsOf } from './described.service.ts';
import * as dois from './dois.repository.ts';

/** Datasets DataCite is told of in one go. */
const mostAtOnce = 20;
const lookSeconds = 300;
/** After a refusal a dataset waits this long. */
const pauseMs = 3_600_000;
const answerWithinMs = 30_000;

/**
 * Has public datasets get a DOI, where the portal is a repository of DataCite, and keeps what DataCite says of them true:
 * at each change, and when a dataset becomes private or goes. Telling it twice does no harm: a DOI is set, not added.
 */
export function scheduleDoiUpdates(context: AppContext): void {
  const { datacite, publicUrl } = context.config;
  if (datacite === null || publicUrl === null) return;
  context.jobs.every(
    'tellDataCite',
    lookSeconds,
    async ({ signal }) => {
      const { db, clock } = context;
      const notSince = new Date(clock.now().getTime() - pauseMs);
      for (const { id, updatedAt } of await dois.untoldDatasets(db, notSince, mostAtOnce)) {
        const [dataset] = await publicDatasetsOf(context, [id]);
        if (dataset === undefined) continue;
        const doi = doiOf(datacite.prefix, id);
        const said = await put(context, datacite, doi, doiRecord(dataset, doi, publicUrl), signal);
        const told_at = said === '' ? updatedAt : null;
        await dois.noteDoi(db, { dataset_id: id, doi, told_at, hidden: false, tried_at: clock.now(), said });
        // Answers that are remembered say nothing of it yet.
        if (said === '') await context.signals.publish(db, catalogueTopic, id);
        else context.log.warn({ doi, said }, 'a DOI was not taken');
      }
      for (const { datasetId, doi } of await dois.doisToHide(db, mostAtOnce)) {
        const said = await put(context, datacite, doi, hiddenDoi(doi), signal);
        const hidden = said === '';
        await dois.noteDoi(db, { dataset_id: datasetId, doi, told_at: null, hidden, tried_at: clock.now(), said });
      }
    },
    'outside',
  );
}

/** Sets a DOI; answers why DataCite refused, or nothing. */
async function put(
  { fetchPublic }: AppContext,
  { url, repository, password }: NonNullable<AppContext['config']['datacite']>,
  doi: string,
  record: object,
  signal: AbortSignal,
): Promise<string> {
  try {
    const answer = await fetchPublic(`${url.replace(/\/+$/, '')}/dois/${doi}`, {
      method: 'PUT',
      body: JSON.stringify(record),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
      headers: {
        authorization: `Basic ${Buffer.from(`${repository}:${password}`).toString('base64')}`,
        'content-type': 'application/vnd.api+json',
        accept: 'application/vnd.api+json',
      },
    });
    const text = await answer.text();
    return answer.ok ? '' : `DataCite answered ${answer.status}: ${text.slice(0, 300)}`;
  } catch (error) {
    if (signal.aborted) throw error;
    return `DataCite did not answer: ${error instanceof Error ? error.message : 'unknown'}`;
  }
}
