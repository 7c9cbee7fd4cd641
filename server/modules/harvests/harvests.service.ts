/** The door of the harvests room: other portals whose datasets come into the holding area on a schedule. */
import { randomUUID } from 'node:crypto';
import { mayKeepHarvests } from '#engines/access/knowledge/harvests.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { isUuid } from '../../platform/records/uuid.ts';
import * as rows from './harvests.repository.ts';
import { harvest } from './harvest.ts';

const kind = 'harvestPortal';
const mostSources = 100;
/** The portals of which a time has come are looked up so often. */
const lookSeconds = 900;

/** A portal with how many of its datasets are in each state. */
export interface CountedSource {
  readonly source: rows.HarvestSource;
  readonly counts: Readonly<Record<rows.HarvestState, number>>;
}

/** All portals. @throws notForYou */
export async function listSources(scope: Scope): Promise<CountedSource[]> {
  allowed(scope);
  return counted(scope, await rows.allSources(scope.db, mostSources));
}

interface Fields {
  readonly name?: string | undefined;
  readonly words?: string | undefined;
  readonly every?: rows.HarvestPeriod | undefined;
}

/** Adds a portal and has it asked at once. @throws notForYou, harvestAddress, tooManyHarvests */
export async function addSource(
  scope: Scope,
  {
    name,
    url,
    kind: speaks,
    words = '',
    every,
  }: Required<Pick<Fields, 'name' | 'every'>> & Fields & { readonly url: string; readonly kind: rows.HarvestKind },
): Promise<CountedSource> {
  allowed(scope);
  const { db, now, actor } = scope;
  const address = readAddress(url);
  if ((await rows.allSources(db, mostSources)).length >= mostSources)
    throw problem('tooManyHarvests', { limit: mostSources });
  const id = randomUUID();
  await rows.insertSource(db, {
    id,
    name: name?.trim() ?? '',
    url: address,
    kind: speaks,
    words: words.trim(),
    every: every ?? 'hand',
    created_by: actor.personId,
    created_at: now,
    next_at: null,
    last_at: null,
    state: 'new',
    said: '',
  });
  scope.audit('addHarvestSource', [id], ['name', 'url', 'kind', 'words', 'every']);
  return askNow(scope, id);
}

/** @throws notForYou, harvestNotFound */
export async function editSource(scope: Scope, id: string, fields: Fields): Promise<CountedSource> {
  await known(scope, id);
  const { name, words, every } = fields;
  await rows.changeSource(scope.db, id, {
    ...(name !== undefined && { name: name.trim() }),
    ...(words !== undefined && { words: words.trim() }),
    ...(every !== undefined && { every, next_at: nextTime(every, scope.now) }),
  });
  scope.audit('editHarvestSource', [id], Object.keys(fields));
  return one(scope, id);
}

/** Has a portal asked now. @throws notForYou, harvestNotFound */
export async function runSource(scope: Scope, id: string): Promise<CountedSource> {
  await known(scope, id);
  scope.audit('runHarvest', [id]);
  return askNow(scope, id);
}

/** @throws notForYou, harvestNotFound */
export async function removeSource(scope: Scope, id: string): Promise<void> {
  await known(scope, id);
  await rows.deleteSource(scope.db, id);
  scope.audit('removeHarvestSource', [id]);
}

/** A page of what a portal offers, with what became of it. @throws notForYou, harvestNotFound */
export async function listItems(
  scope: Scope,
  id: string,
  asked: {
    readonly state?: rows.HarvestState | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<rows.HarvestItem[]> {
  await known(scope, id);
  return rows.itemsOf(scope.db, id, asked);
}

/** The background work of the room. */
export function registerHarvests(context: AppContext): void {
  context.jobs.handle(
    kind,
    async (job) => {
      const source = await rows.findSource(context.db, (job.payload as { id: string }).id);
      if (source === undefined) return;
      const { state, said, unfinished } = await harvest(context, source, job.signal);
      const at = context.clock.now();
      await job.settle(async (db) => {
        const next = unfinished ? new Date(at.getTime() + lookSeconds * 1_000) : nextTime(source.every, at);
        await rows.changeSource(db, source.id, { state, said, last_at: at, next_at: next });
      });
    },
    'harvests',
  );
  context.jobs.every('harvestWhatIsDue', lookSeconds, async (job) => {
    const now = context.clock.now();
    await job.settle(async (db) => {
      for (const id of await rows.dueSources(db, now)) await enqueue({ db, context, now }, id);
    });
  });
}

async function askNow(scope: Scope, id: string): Promise<CountedSource> {
  await enqueue(scope, id);
  return one(scope, id);
}

async function enqueue({ db, context, now }: Pick<Scope, 'db' | 'now' | 'context'>, id: string): Promise<void> {
  await rows.changeSource(db, id, { state: 'asked', next_at: null });
  await context.jobs.enqueue(db, {
    kind,
    payload: { id },
    dedupeKey: `${kind}:${id}:${now.getTime()}`,
    maxAttempts: 3,
  });
}

/** When a portal is asked next, counted from a moment; null where only people ask. */
function nextTime(every: rows.HarvestPeriod, from: Date): Date | null {
  const days = { hand: null, day: 1, week: 7, month: 30 }[every];
  return days === null ? null : new Date(from.getTime() + days * 86_400_000);
}

async function one(scope: Scope, id: string): Promise<CountedSource> {
  const [found] = await counted(scope, [await known(scope, id)]);
  return found as CountedSource;
}

async function counted({ db }: Scope, sources: readonly rows.HarvestSource[]): Promise<CountedSource[]> {
  const counts = await rows.countItems(
    db,
    sources.map(({ id }) => id),
  );
  return sources.map((source) => {
    const of = (state: rows.HarvestState): number =>
      counts.find((each) => each.sourceId === source.id && each.state === state)?.count ?? 0;
    return {
      source,
      counts: {
        taken: of('taken'),
        waits: of('waits'),
        passedOver: of('passedOver'),
        failed: of('failed'),
        gone: of('gone'),
      },
    };
  });
}

function readAddress(typed: string): string {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw problem('harvestAddress', { found: typed });
  return url.href;
}

async function known(scope: Scope, id: string): Promise<rows.HarvestSource> {
  allowed(scope);
  const source = isUuid(id) ? await rows.findSource(scope.db, id) : undefined;
  if (source === undefined) throw problem('harvestNotFound', { found: id });
  return source;
}

function allowed({ actor }: Scope): void {
  if (!mayKeepHarvests(actor)) throw problem('notForYou', { who: 'data administrators' });
}
