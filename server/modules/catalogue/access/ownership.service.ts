import { isOwner } from '#engines/access/knowledge/catalogue.ts';
import type { CatalogueEntry, LookCounts } from '#engines/catalogue/entry.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { type AccessQuestion, countWaiting } from './access.repository.ts';
import { ownQuestion } from './access.service.ts';
import { listEntriesOf } from '../catalogue.repository.ts';
import { askedDataset } from '../datasets.service.ts';

export interface Standing {
  readonly signedIn: boolean;
  readonly maySeeSummary: boolean;
  readonly mayOpen: boolean;
  readonly mayKeep: boolean;
  readonly isOwner: boolean;
  readonly question: AccessQuestion | null;
  /** Questions that wait for the answer of who asks. */
  readonly waiting: number;
}

/** What the one who asks may do with a dataset. @throws datasetNotFound */
export async function standingOf(scope: Scope, idOrSlug: string): Promise<Standing> {
  const { record, ...may } = await askedDataset(scope, idOrSlug);
  const question = record.private ? await ownQuestion(scope, record.id) : undefined;
  const waiting = may.mayKeep ? await countWaiting(scope.db, [record.id]) : undefined;
  return {
    signedIn: scope.actor.personId !== null,
    ...may,
    isOwner: isOwner(scope.actor, record.ownerId),
    question: question === undefined ? null : endedInTime(question, scope.now),
    waiting: waiting?.get(record.id) ?? 0,
  };
}

/** A grant whose time is over has ended, whether or not the job that says so has run. */
function endedInTime(question: AccessQuestion, now: Date): AccessQuestion {
  return question.state === 'granted' && question.until !== null && question.until <= now
    ? { ...question, state: 'ended' }
    : question;
}

/** Datasets of the one who asks, the newest first. */
export async function ownDatasets({
  db,
  actor,
  context,
}: Scope): Promise<{ readonly entry: CatalogueEntry; readonly counts: LookCounts; readonly waiting: number }[]> {
  if (actor.personId === null) return [];
  const entries = await listEntriesOf(db, actor.personId);
  const waiting = await countWaiting(
    db,
    entries.map(({ id }) => id),
  );
  return entries.map((entry) => ({
    entry,
    counts: context.catalogue.countsOf(entry.id),
    waiting: waiting.get(entry.id) ?? 0,
  }));
}
