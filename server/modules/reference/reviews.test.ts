import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;
let ama: Caller;
let adjoa: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [admin, ama, adjoa] = await Promise.all([portal.as('admin'), portal.as('ama'), portal.as('adjoa')]);
});
afterAll(() => portal.close());

interface Found {
  total: number;
  counts: { table: string; general: number; reviewed: number }[];
  found: { table: string; key: string; views: number; version: number; changedSince: boolean; review: object | null }[];
}
const list = async (query = '') => (await admin.inject(`/api/reference-reviews${query}`)).json<Found>();
const signature = {
  name: 'Dr  Sample Agronomist',
  institution: 'CSIR-CRI',
  reviewedOn: '2026-04-14',
  note: 'Checked against the field guide.',
};
const sign = (who: Caller, rows: object[], more: object = {}) =>
  who.inject({ method: 'POST', url: '/api/reference-reviews', payload: { rows, ...signature, ...more } });
const withdraw = (rows: object[]) =>
  admin.inject({ method: 'POST', url: '/api/reference-reviews/withdraw', payload: { rows } });
const visit = (page: string) =>
  portal.inject({
    method: 'POST',
    url: '/api/track',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0' },
    payload: { visitorId: null, page, timestamp: 1 },
  });
/** What the public page of a bundle's practice, and the public table, say of a row. */
const publicRow = async (table: string, key: string) =>
  (await portal.inject(`/api/reference/${table}?q=${key}&limit=500`))
    .json<{ found: { key: string; review: object | null; values: Record<string, unknown> }[] }>()
    .found.find((row) => row.key === key);

describe('what is to be reviewed', () => {
  test('rows farmers see most come first: of the crop, zone and region of the plans that were opened', async () => {
    // Ejura lies in the transition zone of Ashanti, Tamale in the Guinea savanna of Northern.
    for (const times of [1, 2, 3])
      await visit(`/main/croppingcalendar?crop=yam&district=ejura_sekyedumase_municipal&n=${times}`);
    await visit('/main/more/Planting?crop=maize&district=tamale_metropolitan');
    await visit('/main/croppingcalendar?crop=no-such-crop&district=ejura_sekyedumase_municipal');
    await visit('/main/bundles?x=1');
    const all = await list('?limit=100');
    expect(all.found[0]?.views).toBe(3);
    const views = async (table: string, q: string) => (await list(`?table=${table}&q=${q}&limit=100`)).found[0]?.views;
    expect(await views('activities', 'yam')).toBe(3);
    expect(await views('activities', 'maize')).toBe(1);
    expect(await views('activities', 'cassava')).toBe(0);
    expect(await views('districts', 'ejura_sekyedumase_municipal')).toBe(3);
    expect(await views('bundles', 'northern')).toBe(1);
    expect((await portal.context.db.selectFrom('reference_view').selectAll().execute()).length).toBe(3);
  });

  test('counts say of each table how many rows rest on general knowledge, and the search narrows the list', async () => {
    const { counts } = await list('?limit=1');
    expect(counts.find(({ table }) => table === 'responseTimes')).toMatchObject({ general: 3, reviewed: 0 });
    expect((await list('?table=responseTimes')).total).toBe(3);
    expect((await list('?table=responseTimes&q=no+such+words')).total).toBe(0);
  });

  test('only those who may change a table review it', async () => {
    expect((await ama.inject('/api/reference-reviews')).statusCode).toBe(403);
    expect((await portal.inject('/api/reference-reviews')).statusCode).toBe(401);
    expect((await adjoa.inject('/api/reference-reviews?table=activities')).statusCode).toBe(403);
    expect((await adjoa.inject('/api/reference-reviews')).statusCode).toBe(200);
    expect((await sign(ama, [{ table: 'crops', key: 'yam', version: 1 }])).statusCode).toBe(403);
    expect((await sign(adjoa, [{ table: 'crops', key: 'yam', version: 1 }])).statusCode).toBe(403);
  });
});

describe('a signature', () => {
  const row = { table: 'pests', key: 'yam.yam_beetle' };

  test('shows with the row wherever it is shown, and is counted', async () => {
    row.key = (await list('?table=pests&q=yam')).found[0]?.key ?? '';
    const before = portal.context.reference.reviewed();
    const { version } = (await list(`?table=pests&q=${row.key}`)).found[0] ?? { version: 0 };
    expect((await sign(admin, [{ ...row, version }])).json()).toEqual({ signed: 1 });
    expect(await publicRow('pests', row.key)).toMatchObject({
      review: { name: 'Dr Sample Agronomist', institution: 'CSIR-CRI', reviewedOn: '2026-04-14' },
    });
    // The note is for those who manage.
    expect(JSON.stringify(await publicRow('pests', row.key))).not.toContain('field guide');
    const climate = (await portal.inject('/api/cc/climate/ejura_sekyedumase_municipal/yam')).json<{
      pests: { provenance: { reviewed: boolean; reviewedBy?: string } }[];
    }>();
    expect(
      climate.pests.filter(({ provenance }) => provenance.reviewed).map(({ provenance }) => provenance.reviewedBy),
    ).toEqual(['Dr Sample Agronomist, CSIR-CRI, 14 April 2026']);
    expect(portal.context.reference.reviewed()).toEqual({ general: before.general, reviewed: before.reviewed + 1 });
    expect((await list(`?state=reviewed&table=pests`)).found).toMatchObject([
      { key: row.key, review: { note: 'Checked against the field guide.', enteredBy: 'Demo Administrator' } },
    ]);
    expect((await portal.inject('/api/reference/pests/csv')).body).toContain(
      '"Dr Sample Agronomist, CSIR-CRI, 14 April 2026"',
    );
  });

  test('is taken off by an edit, comes back when the edit is undone, and the CSV sent back unchanged changes nothing', async () => {
    const detail = async () =>
      (await admin.inject(`/api/reference/pests/${row.key}`)).json<{
        row: { version: number; review: object | null };
        history: { id: number }[];
      }>();
    const { row: now } = await detail();
    await admin.inject({
      method: 'PUT',
      url: `/api/reference/pests/${row.key}`,
      payload: { values: { signs: 'Holes in the tubers.' }, version: now.version },
    });
    expect((await publicRow('pests', row.key))?.review).toBeNull();
    expect((await list(`?table=pests&q=${row.key}`)).found).toMatchObject([
      { key: row.key, changedSince: true, review: null },
    ]);
    const { history } = await detail();
    await admin.inject({ method: 'POST', url: `/api/reference/pests/${row.key}/restore/${history[0]?.id}` });
    expect((await publicRow('pests', row.key))?.review).not.toBeNull();
    const csv = (await portal.inject('/api/reference/pests/csv')).body;
    expect(
      (await admin.inject({ method: 'POST', url: '/api/reference/pests/csv', payload: { csv, apply: true } })).json(),
    ).toMatchObject({ added: 0, changed: 0, faults: [] });
    expect((await publicRow('pests', row.key))?.review).not.toBeNull();
  });

  test('stands on each activity of the public plan it is signed for, and is gone there once the row is edited', async () => {
    const marks = async () => {
      const [, activities] = (
        await portal.inject({
          method: 'POST',
          url: '/api/cc/calculate',
          payload: { crop: 'yam', district: 'tamale_metropolitan' },
        })
      ).json<[unknown, { provenance: { row?: string; reviewed: boolean; reviewedBy?: string } }[]]>();
      return activities.map(({ provenance }) => [provenance.row, provenance.reviewedBy ?? provenance.reviewed]);
    };
    const before = await marks();
    expect(before.every(([of, mark]) => String(of).startsWith('activities/yam.') && mark === false)).toBe(true);
    const key = String(before[0]?.[0]).replace('activities/', '');
    expect((await sign(admin, [{ table: 'activities', key, version: 1 }])).statusCode).toBe(200);
    const others = before.slice(1);
    expect(await marks()).toEqual([[`activities/${key}`, 'Dr Sample Agronomist, CSIR-CRI, 14 April 2026'], ...others]);
    await admin.inject({
      method: 'PUT',
      url: `/api/reference/activities/${key}`,
      payload: { values: { comments: 'Another remark.' }, version: 1 },
    });
    expect(await marks()).toEqual(before);
  });

  test('cannot be typed as a cell, is withdrawn and given again, and each step is in the audit', async () => {
    const typed = await admin.inject({
      method: 'PUT',
      url: '/api/reference/crops/yam',
      payload: { values: { reviewedBy: 'CSIR, typed' }, version: 1 },
    });
    expect(typed.json()).toMatchObject({ faults: [], row: { state: 'shipped' } });
    expect((await withdraw([row])).json()).toEqual({ withdrawn: 1 });
    expect((await publicRow('pests', row.key))?.review).toBeNull();
    expect((await withdraw([row])).json()).toEqual({ withdrawn: 0 });
    const acts = (await admin.inject('/api/audit/log?limit=50')).body;
    expect([acts.includes('signReference'), acts.includes('withdrawReferenceReview')]).toEqual([true, true]);
  });

  test('is refused of a row changed meanwhile, of a day to come and without a name', async () => {
    const { version = 0 } = (await list('?table=responseTimes')).found[0] ?? {};
    const key = (await list('?table=responseTimes')).found[0]?.key;
    const refused = async (rows: object[], more: object = {}) => {
      const answer = await sign(admin, rows, more);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await refused([{ table: 'responseTimes', key, version: version + 1 }])).toEqual([
      409,
      expect.stringContaining('changed'),
    ]);
    expect(await refused([{ table: 'responseTimes', key, version }], { reviewedOn: '2026-04-16' })).toEqual([
      422,
      expect.stringContaining('in the future'),
    ]);
    expect(await refused([{ table: 'responseTimes', key, version }], { name: '  ' })).toEqual([
      expect.any(Number),
      expect.stringContaining('name'),
    ]);
    expect(await refused([{ table: 'responseTimes', key: 'none', version: 1 }])).toEqual([
      404,
      expect.stringContaining('none'),
    ]);
  });
});
