import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveReached } from './reachOfAll.repository.ts';
import { openMessagesRoom, type MessagesRoom } from '../../../testing/messagesRoom.ts';

/* What stands above officers is counted from what is kept beside the records. It says the same as every row read by itself. */

let room: MessagesRoom;
beforeAll(async () => {
  room = await openMessagesRoom();
});
afterAll(() => room.close());
beforeEach(() => room.reset());

interface Figures {
  readonly farmers: number;
  readonly consented: number;
  readonly stopped: number;
  readonly reached: number;
  readonly counts: Record<string, number>;
  readonly parts: number;
  readonly cost: number | null;
}
interface Reach {
  readonly all: Figures;
  readonly districts: readonly (Figures & { readonly id: string })[];
  readonly officers: readonly (Figures & { readonly id: string })[];
}

const places = ['ejura', 'tamale', 'kumasi'] as const;
const seconds = 1_000;

/** A run of numbers below a limit that is the same for the same seed (Park and Miller, 1988). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function reach(): Promise<Reach> {
  return (await room.admin.inject('/api/messages/reach?whose=everyone')).json<Reach>();
}

/** The rule, row by row: no kept count, no grouping by PostgreSQL. */
async function exactly(): Promise<Reach> {
  const { db } = room.portal.context;
  const { rows: farmers } = await sql<{ owner: string; district: string; phone: string; consent: boolean }>`
    select owner_id::text as owner, district_id as district, phone, consent_given as consent from farmer`.execute(db);
  const { rows: deliveries } = await sql<{
    owner: string;
    district: string;
    farmer: number;
    state: string;
    parts: number;
    price: number;
  }>`
    select owner_id::text as owner, district_id as district, farmer_id as farmer, delivery.state, parts, price_per_part as price
    from delivery join message on message.id = message_id
    where created_at >= ${new Date(room.portal.clock.now().getTime() - 30 * 86_400 * seconds)}`.execute(db);
  const { rows: stops } = await sql<{ address: string }>`select address from opt_out`.execute(db);
  const stopped = new Set(stops.map(({ address }) => address));
  const figures = (is: (each: { owner: string; district: string }) => boolean): Figures => {
    const [whom, sent] = [farmers.filter(is), deliveries.filter(is)];
    const paid = sent.filter(({ state }) => ['accepted', 'delivered', 'unknown'].includes(state));
    const of = (wanted: string) => sent.filter(({ state }) => state === wanted);
    return {
      farmers: whom.length,
      consented: whom.filter(({ consent }) => consent).length,
      stopped: whom.filter(({ phone }) => stopped.has(phone)).length,
      reached: new Set(of('delivered').map(({ farmer }) => farmer)).size,
      counts: Object.fromEntries(
        ['queued', 'submitting', 'accepted', 'delivered', 'failed', 'suppressed', 'unknown'].map((state) => [
          state,
          of(state).length,
        ]),
      ),
      parts: paid.reduce((sum, { parts }) => sum + parts, 0),
      cost:
        paid.length === 0
          ? null
          : Math.round(paid.reduce((sum, { parts, price }) => sum + parts * price, 0) * 1_000) / 1_000,
    };
  };
  const keys = (of: 'owner' | 'district') => [...new Set([...farmers, ...deliveries].map((each) => each[of]))];
  return {
    all: figures(() => true),
    districts: keys('district').map((id) => ({ id, ...figures(({ district }) => district === id) })),
    officers: keys('owner').map((id) => ({ id, ...figures(({ owner }) => owner === id) })),
  };
}

const sorted = ({ all, districts, officers }: Reach) => ({
  all: figuresAlone(all),
  districts: districts
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((each) => ({ id: each.id, ...figuresAlone(each) })),
  officers: officers
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map((each) => ({ id: each.id, ...figuresAlone(each) })),
});
function figuresAlone({ farmers, consented, stopped, reached, counts, parts, cost }: Figures): Figures {
  return { farmers, consented, stopped, reached, counts, parts, cost };
}

test('three farmers of two officers, one of whom stopped messages and one of whom got one, are counted so', async () => {
  const [first, second] = [await room.farmer(), await room.farmer({ addressId: 'tamale' }, room.kofi)];
  await room.farmer({ addressId: 'tamale', consent: { given: false, source: 'unknown', date: null } }, room.kofi);
  await room.send({ text: 'One', farmerIds: [first] });
  await room.work();
  await room.again('pollDeliveryReports');
  await room.post(room.kofi, `/api/farmers/${second}/stop`, { stopped: true, reason: 'Told me so' });
  const { all, districts } = await reach();
  expect(all).toMatchObject({ farmers: 3, consented: 2, stopped: 1, reached: 1, parts: 1, cost: 0.035 });
  expect(districts).toMatchObject([
    { farmers: 1, consented: 1, stopped: 0, reached: 1 },
    { farmers: 2, consented: 1, stopped: 1, reached: 0 },
  ]);
});

test.each([1, 2, 3])('after acts by chance (%i) kept counts say what every row says, folded or not', async (seed) => {
  const below = chance(seed * 7_919);
  const { db } = room.portal.context;
  const farmers: { readonly id: number; readonly by: 'ama' | 'kofi' }[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const by = below(2) === 0 ? 'ama' : 'kofi';
    const known = farmers.filter((each) => each.by === by);
    const one = known[below(Math.max(1, known.length))];
    const place = places[below(places.length)];
    const act = below(7);
    if (one === undefined || act < 3) {
      const given = below(3) > 0;
      const consent = { given, source: given ? 'in person' : 'unknown', date: given ? '2026-04-01' : null };
      farmers.push({ by, id: await room.farmer({ addressId: place, consent }, room[by]) });
    } else if (act === 3) {
      await room[by].inject({ method: 'DELETE', url: `/api/farmers/${one.id}` });
      farmers.splice(farmers.indexOf(one), 1);
    } else if (act === 4)
      await sql`update farmer set district_id = ${`moved_${below(2)}`}, consent_given = not consent_given where id = ${one.id}`.execute(
        db,
      );
    else if (act === 5)
      await room.post(room[by], `/api/farmers/${one.id}/stop`, { stopped: true, reason: 'Told me so' });
    else await room.send({ text: 'Rain '.repeat(1 + below(60)), farmerIds: [one.id] }, room[by]);
    if (turn % 10 === 9) await room.work();
  }
  await room.again('pollDeliveryReports');
  const rule = sorted(await exactly());
  expect(sorted(await reach())).toEqual(rule);
  await room.again('foldFarmerCounts');
  expect(sorted(await reach())).toEqual(rule);
  const { rows } = await sql<{ rows: number; groups: number }>`
    select count(*)::int as rows, count(distinct (owner_id, district_id))::int as groups from farmer_count`.execute(db);
  expect(rows[0]?.rows).toBe(rows[0]?.groups);
});

test('of a country with many deliveries the farmers reached are those of the last count, and it says when', async () => {
  const { db, clock } = room.portal.context;
  const since = new Date(clock.now().getTime() - 30 * 86_400 * seconds);
  const [first, second] = [await room.farmer(), await room.farmer({ addressId: 'tamale' }, room.kofi)];
  await room.send({ text: 'One', farmerIds: [first] });
  await room.work();
  await room.again('pollDeliveryReports');
  await db.transaction().execute((records) => saveReached(records, since, clock.now()));
  await room.send({ text: 'Two', farmerIds: [second] }, room.kofi);
  await room.work();
  await room.again('pollDeliveryReports');
  const answer = async (query = '') =>
    (await room.admin.inject(`/api/messages/reach?whose=everyone${query}`)).json<{
      all: Figures;
      reachedAt: string | null;
    }>();
  expect(await answer()).toMatchObject({
    all: { reached: 1, counts: { delivered: 2 } },
    reachedAt: '2026-04-15T12:00:00.000Z',
  });
  expect(await answer('&district=tamale_metropolitan')).toMatchObject({ all: { reached: 1 }, reachedAt: null });
  // Few enough to be counted while somebody waits: nothing is kept.
  await room.again('countReach');
  expect(await answer()).toMatchObject({ all: { reached: 2 }, reachedAt: null });
});
