import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#engines/access/roles.ts';
import { holding } from '#engines/access/roles.ts';
import { stoppedClock } from '../adapters/clock/clock.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { answerWith } from '../platform/calls/answer.ts';
import { createLog } from '../platform/observability/log.ts';
import type { Mount } from '../platform/calls/mount.ts';
import { problem } from '../platform/calls/problems.ts';
import { createCacheVersion } from '../platform/cache/cacheVersion.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

const shown = { room: 'notes', audience: 'public', refusals: 'message' } as const;
export const Note = Type.Object({ id: Type.Integer(), text: Type.String(), tag: Type.Optional(Type.String()) });

const showNote = endpoint({
  ...shown,
  name: 'showNote',
  method: 'GET',
  path: '/api/notes/:id',
  effect: 'reads',
  summary: 'One note',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ loud: Type.Optional(Type.Boolean()), tag: Type.Optional(Type.String()) }),
  answer: Note,
});
const addNote = endpoint({
  ...shown,
  name: 'addNote',
  method: 'POST',
  path: '/api/notes',
  effect: 'writes',
  status: 201,
  summary: 'Adds a note',
  audience: 'officer',
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 20 }),
    on: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-04-15'] })),
  }),
  answer: Note,
});
const deleteNote = endpoint({
  ...shown,
  name: 'deleteNote',
  method: 'DELETE',
  path: '/api/notes/:id',
  effect: 'writes',
  summary: 'Deletes a note',
  audience: 'officer',
  aliases: [{ method: 'GET', path: '/api/notes/delete/:id' }],
  params: Type.Object({ id: Type.Integer() }),
  answer: Type.Object({ deleted: Type.Integer() }),
  refusals: 'text',
});
const forgetful = endpoint({
  ...shown,
  name: 'forgetful',
  method: 'GET',
  path: '/api/forgetful',
  effect: 'reads',
  summary: 'Leaves out a declared field',
  answer: Note,
});
const broken = endpoint({
  ...shown,
  name: 'broken',
  method: 'GET',
  path: '/api/broken/:how',
  effect: 'reads',
  summary: 'Fails',
  params: Type.Object({ how: Type.String() }),
  answer: Note,
});
const sum = endpoint({
  ...shown,
  name: 'sum',
  method: 'POST',
  path: '/api/sum',
  effect: 'reads',
  cached: true,
  summary: 'Adds numbers',
  body: Type.Object({ numbers: Type.Array(Type.Number(), { maxItems: 5 }) }),
  answer: Type.Object({ sum: Type.Number(), made: Type.Integer(), padding: Type.String() }),
});
const almanac = endpoint({
  ...shown,
  name: 'almanac',
  method: 'GET',
  path: '/api/almanac',
  effect: 'reads',
  cached: true,
  summary: 'A long text',
  answer: Type.Object({ made: Type.Integer(), text: Type.String() }),
});

const ama: Actor = { personId: 'ama', name: 'Ama', officer: holding('user'), dataUser: null };
const kofi: Actor = { personId: 'kofi', name: 'Kofi', officer: holding('user'), dataUser: null };
const esi: Actor = { personId: 'esi', name: 'Esi', officer: null, dataUser: { isAdmin: false } };
const people: Record<string, Actor> = { 'ama-token': ama, 'kofi-token': kofi, 'esi-token': esi };
/** The header by which one of them asks. */
export const bearer = (name: string): Record<string, string> => ({ authorization: `Bearer ${name}-token` });

/** A note with this text is refused after its row was written. */
export const refusedText = 'refuse me';

function notesRoutes(mount: Mount): void {
  let made = 0;
  mount(showNote, ({ params, query }) => ({
    id: params.id,
    text: query.loud ? 'HELLO' : 'hello',
    secret: 'stays here',
    ...(query.tag && { tag: query.tag }),
  }));
  mount(addNote, async ({ body, scope }) => {
    made++;
    await scope.db
      .insertInto('visit_day')
      .values({ visited_on: '2026-04-15', page: `note-${made}`, visits: 1 })
      .execute();
    if (body.text === refusedText) throw problem('notFound', { path: 'x' });
    return answerWith({ id: made, text: body.text }, { headers: { 'x-made': String(made) } });
  });
  mount(deleteNote, ({ params, scope }) => {
    scope.audit('deleteNote', [String(params.id), 'more'], ['text']);
    return { deleted: params.id };
  });
  mount(forgetful, () => ({ id: 1 }) as { id: number; text: string });
  mount(broken, ({ params }) => {
    throw Object.assign(new Error('secret details'), { code: params.how });
  });
  mount(sum, ({ body }) => ({ sum: body.numbers.reduce((a, b) => a + b, 0), made: ++made, padding: 'x'.repeat(3000) }));
  mount(almanac, () => ({ made: ++made, text: 'rain '.repeat(1000) }));
}

/** The platform with a room of its own, which shows what every room gets, with no word of farming. */
export interface NotesPortal {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly database: TestDatabase;
  countRows(table: 'audit_entry' | 'visit_day' | 'idempotency_key'): Promise<number>;
  close(): Promise<void>;
}

/** Opens it on a database of its own, with settings over those of the tests. */
export async function openNotes(env: Readonly<Record<string, string>> = {}): Promise<NotesPortal> {
  const database = await openTestDatabase();
  const clock = stoppedClock('2026-04-15T08:00:00Z');
  const config = { ...readConfig({ NODE_ENV: 'test', RATE_LIMIT: '0', DATA_DIR: '/tmp', ...env }), demo: false };
  const context = {
    config,
    clock,
    db: database.db,
    readDb: database.readDb,
    pool: database.pool,
    log: createLog({ level: 'silent' }),
    ...createCacheVersion(clock),
    secretKey: new Uint8Array(32),
    formerKey: null,
    scanner: null,
    traces: null,
    sessions: {
      find: async (token: string) => people[token] ?? null,
      recall: async (token: string) => people[token] ?? null,
      forget: () => undefined,
    },
    storage: { check: async () => undefined },
    jobs: { depths: async () => [{ kind: 'mail', waiting: 2, running: 0, failed: 0 }] },
    measures: async () => [{ name: 'jobs_waiting', help: 'Jobs that wait', labels: { kind: 'mail' }, value: 2 }],
  } as unknown as AppContext;
  const app = await buildApp(context, { rooms: [['notes', notesRoutes]] });
  return {
    app,
    context,
    database,
    async countRows(table) {
      const row = await database.db
        .selectFrom(table)
        .select((each) => each.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
