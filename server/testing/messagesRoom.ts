import type { OfficerRole } from '#engines/access/roles.ts';
import { holding } from '#engines/access/roles.ts';
import { startMnotify, type MnotifyStandIn } from '../adapters/sms/testing/mnotifyStandIn.ts';
import type { Scope } from '../platform/records/scope.ts';
import { buildTestApp, type Caller, type TestApp } from './testApp.ts';

export interface SentMessage {
  id: number;
  state: string;
  counts: Record<string, number>;
  recipients: number;
  parts: number;
  cost: { total: number } | null;
}

export interface SentRow {
  id: number;
  channel: string;
  address: string;
  text: string;
  state: string;
  reason: string;
}

/** A portal that sends by a stand-in of mNotify, and what tests of messages do with it. */
export interface MessagesRoom {
  readonly portal: TestApp;
  readonly standIn: MnotifyStandIn;
  readonly ama: Caller;
  readonly kofi: Caller;
  readonly admin: Caller;
  post(
    caller: Caller,
    url: string,
    payload: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> & { message: SentMessage } }>;
  /** A farmer who grows maize in Ejura and agreed to messages; answers the id. */
  farmer(fields?: object, caller?: Caller): Promise<number>;
  send(draft: object, caller?: Caller, headers?: Record<string, string>): Promise<SentMessage>;
  show(id: number, caller?: Caller): Promise<SentMessage>;
  rows(id: number): Promise<SentRow[]>;
  /** Works off the jobs that are due. */
  work(): Promise<number>;
  /** Runs a job that comes round by itself now. */
  again(kind: string): Promise<void>;
  phoneOf(id: number): Promise<string>;
  /** What a service of another room is called with: by this officer, without a transaction. */
  scope(first: string, role: OfficerRole): Promise<Scope>;
  /** Empties the records of the room, and sets the clock to 2026-04-15 at noon. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Opens it; a message to more than four farmers waits for a second person, and a part costs GHS 0.035. */
export async function openMessagesRoom(env: Readonly<Record<string, string>> = {}): Promise<MessagesRoom> {
  const standIn = await startMnotify();
  const portal = await buildTestApp({
    env: { SMS_URL: standIn.url, SMS_PART_PRICE: '0.035', SMS_APPROVAL_ABOVE: '4', ...env },
  });
  const [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
  const { db, jobs } = portal.context;
  let next = 0;
  const post: MessagesRoom['post'] = async (caller, url, payload, headers = {}) => {
    const answer = await caller.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const work = (): Promise<number> => jobs.runDue();
  return {
    portal,
    standIn,
    ama,
    kofi,
    admin,
    post,
    work,
    async farmer(fields = {}, caller = ama) {
      next += 1;
      const payload = {
        name: 'Ama Serwaa',
        phone: `0244${String(next).padStart(6, '0')}`,
        addressId: 'ejura',
        crops: ['maize'],
        consent: { given: true, source: 'in person', date: '2026-04-01' },
        ...fields,
      };
      return (await caller.inject({ method: 'POST', url: '/api/farmers', payload })).json<{ id: number }>().id;
    },
    send: async (draft, caller = ama, headers = {}) =>
      (await post(caller, '/api/messages', draft, headers)).body.message,
    show: async (id, caller = ama) => (await caller.inject(`/api/messages/${id}`)).json<SentMessage>(),
    rows: async (id) => (await ama.inject(`/api/messages/${id}/deliveries`)).json<{ found: SentRow[] }>().found,
    async again(kind) {
      await db.deleteFrom('job').where('kind', '=', kind).execute();
      await jobs.enqueue(db, { kind, payload: null });
      await work();
    },
    phoneOf: async (id) =>
      (await db.selectFrom('farmer').select('phone').where('id', '=', id).executeTakeFirstOrThrow()).phone,
    async scope(first, role) {
      const person = await db
        .selectFrom('person')
        .select(['id', 'name'])
        .where('email', '=', `${first}@demo.agrihub.example`)
        .executeTakeFirstOrThrow();
      return {
        db,
        context: portal.context,
        now: portal.clock.now(),
        today: portal.clock.today(),
        requestId: 'test',
        log: portal.context.log,
        actor: { personId: person.id, name: person.name, officer: holding(role), dataUser: null },
        caller: {
          address: '127.0.0.1',
          onPage: false,
          header: () => undefined,
          body: undefined,
          path: '',
          cookie: () => undefined,
        },
        audit: () => undefined,
        afterCommit: () => undefined,
        inAnyCase: () => undefined,
      };
    },
    async reset() {
      portal.clock.set('2026-04-15T12:00:00Z');
      standIn.faults.length = 0;
      standIn.statuses.clear();
      standIn.rejected.clear();
      for (const table of ['message_draft', 'message', 'farmer', 'farmer_group', 'opt_out', 'job'] as const)
        await db.deleteFrom(table).execute();
      // What comes round by itself, such as asking for reports, is done with before a test begins.
      await work();
    },
    async close() {
      await portal.close();
      await standIn.close();
    },
  };
}
