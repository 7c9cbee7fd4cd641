import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { countByDistrict, foldFarmCounts, sumFarms } from './farmCounts.repository.ts';
import { listFarms } from './farmPages.repository.ts';

let records: TestDatabase;
let ama: string;
let kofi: string;
beforeAll(async () => {
  records = await openTestDatabase();
  const { rows } = await sql<{ id: string }>`
    select id from person where email in ('ama@demo.agrihub.example', 'kofi@demo.agrihub.example') order by email`.execute(
    records.db,
  );
  [ama, kofi] = rows.map(({ id }) => id) as [string, string];
});
afterAll(() => records.close());
beforeEach(async () => {
  await records.db.deleteFrom('farm').execute();
});

const districts = ['ejura_sekyedumase_municipal', 'tamale_metropolitan', 'techiman_municipal'];

/** A farm of so many hectares, changed at a minute of the day. */
async function farm(
  name: string,
  owner: string,
  district: string,
  hectares: number,
  minute: number,
  crop: string | null = null,
) {
  await sql`
    insert into farm (geometry, bounds, centre_lat, centre_lng, district_id, owner_id, name, crop, hectares, source, updated_at)
    values ('{"type":"Polygon","coordinates":[[[-1,7],[-0.9,7],[-0.9,7.1],[-1,7]]]}', box(point(-0.9, 7.1), point(-1, 7)), 7.05, -0.95,
      ${district}, ${owner}::uuid, ${name}, ${crop}, ${hectares}, 'drawn', timestamptz '2026-04-15T00:00:00Z' + ${minute} * interval '1 minute')`.execute(
    records.db,
  );
}

const page = { limit: 2, offset: 0 };

test('an officer of a district sees their own farms elsewhere and everybody’s there, the last changed first, with sums of all', async () => {
  await farm('Own, far', ama, 'tamale_metropolitan', 1.5, 3);
  await farm('His, here', kofi, 'ejura_sekyedumase_municipal', 2, 2);
  await farm('Own, here', ama, 'ejura_sekyedumase_municipal', 4, 1);
  await farm('His, far', kofi, 'tamale_metropolitan', 8, 9);
  const sight = { officerId: ama, districts: ['ejura_sekyedumase_municipal'] };
  const first = await listFarms(records.db, sight, {}, page);
  expect([first.found.map(({ name }) => name), first.total, first.hectares]).toEqual([
    ['Own, far', 'His, here'],
    3,
    7.5,
  ]);
  const second = await listFarms(records.db, sight, {}, { limit: 2, offset: 2 });
  expect(second.found.map(({ name }) => name)).toEqual(['Own, here']);
  const far = await listFarms(records.db, sight, { district: 'tamale_metropolitan' }, page);
  expect([far.found.map(({ name }) => name), far.total, far.hectares]).toEqual([['Own, far'], 1, 1.5]);
  expect(await countByDistrict(records.db, sight)).toMatchObject([
    { districtId: 'ejura_sekyedumase_municipal', farms: 2, hectares: 6, lat: 7.05, lng: -0.95 },
    { districtId: 'tamale_metropolitan', farms: 1, hectares: 1.5 },
  ]);
});

test('a farm that grows, moves, changes hands and goes leaves no trace in the sums', async () => {
  await farm('One', ama, 'ejura_sekyedumase_municipal', 0.1, 1, 'maize');
  await farm('Two', ama, 'ejura_sekyedumase_municipal', 0.2, 2);
  await sql`update farm set hectares = 0.3, crop = 'rice' where name = 'One'`.execute(records.db);
  await sql`update farm set district_id = 'tamale_metropolitan', owner_id = ${kofi}::uuid where name = 'One'`.execute(
    records.db,
  );
  const nation = { officerId: ama, districts: null };
  expect(await sumFarms(records.db, nation, {})).toEqual({ total: 2, hectares: 0.5 });
  expect(await sumFarms(records.db, nation, { crop: 'maize' })).toEqual({ total: 0, hectares: 0 });
  expect(await sumFarms(records.db, nation, { crop: 'rice', district: 'tamale_metropolitan' })).toEqual({
    total: 1,
    hectares: 0.3,
  });
  await foldFarmCounts(records.db);
  expect(await sumFarms(records.db, nation, { own: true })).toEqual({ total: 1, hectares: 0.2 });
  await records.db.deleteFrom('farm').execute();
  expect(await sumFarms(records.db, nation, {})).toEqual({ total: 0, hectares: 0 });
  await foldFarmCounts(records.db);
  expect(await records.db.selectFrom('farm_count').selectAll().execute()).toEqual([]);
});

const act = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'move', 'grow', 'remove'),
  district: fc.constantFrom(...districts),
  own: fc.boolean(),
  crop: fc.constantFrom('maize', 'rice', null),
  size: fc.integer({ min: 1, max: 500 }),
});

test('kept sums and pages put together say what every row says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), fc.subarray(districts), async (acts, branch) => {
      await records.db.deleteFrom('farm').execute();
      for (const [at, { kind, district, own, crop, size }] of acts.entries()) {
        const some = sql`select id from farm order by updated_at limit 1`;
        if (kind === 'add') await farm(`Farm ${at}`, own ? ama : kofi, district, size / 100, at, crop);
        if (kind === 'move')
          await sql`update farm set district_id = ${district} where id in (${some})`.execute(records.db);
        if (kind === 'grow') await sql`update farm set hectares = hectares + ${size / 100}`.execute(records.db);
        if (kind === 'remove') await sql`delete from farm where id in (${some})`.execute(records.db);
        if (at === 5) await foldFarmCounts(records.db);
      }
      const { rows } = await sql<{ name: string; hectares: number }>`
        select name, hectares from farm where owner_id = ${ama}::uuid or district_id = any(${branch}::text[]) order by updated_at desc, id`.execute(
        records.db,
      );
      const sight = { officerId: ama, districts: branch };
      const { found, total, hectares } = await listFarms(records.db, sight, {}, { limit: 3, offset: 1 });
      expect(found.map(({ name }) => name)).toEqual(rows.slice(1, 4).map(({ name }) => name));
      expect(total).toBe(rows.length);
      expect(hectares).toBeCloseTo(
        rows.reduce((sum, row) => sum + row.hectares, 0),
        8,
      );
    }),
    { numRuns: 25 },
  );
});
