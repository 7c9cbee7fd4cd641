import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trigramsOf, wordSimilarity } from '#engines/farmers/wordSimilarity.ts';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, admin] = [await portal.as('ama'), await portal.as('admin')];
  const people = ['Kwame Owusu', 'Akosua Mensah', 'Yaa Owusu-Ansah', 'Fuseini Abukari', 'Kwabena Mensah', 'Ama Serwaa'];
  for (const [number, name] of people.entries()) {
    const payload = { name, phone: `024400000${number}`, addressId: 'ejura' };
    expect((await ama.inject({ method: 'POST', url: '/api/farmers', payload })).statusCode).toBe(200);
  }
});
afterAll(() => portal.close());

const found = async (caller: Caller, query: string): Promise<string[]> =>
  (await caller.inject(`/api/farmers?${query}`)).json<{ found: { name: string }[] }>().found.map(({ name }) => name);

test.each([
  ['owsu', ['Kwame Owusu', 'Yaa Owusu-Ansah']],
  ['mesah', ['Akosua Mensah', 'Kwabena Mensah']],
  ['abukary', ['Fuseini Abukari']],
  ['owusu', ['Kwame Owusu', 'Yaa Owusu-Ansah']],
  ['ejura%20mensa', ['Akosua Mensah', 'Kwabena Mensah']],
  ['0244000003', ['Fuseini Abukari']],
  ['0244000009', []],
  ['qqqqq', []],
])('?q=%s finds the same on an officer’s own list and among all farmers', async (q, names) => {
  expect(await found(ama, `q=${q}`)).toEqual(names);
  expect(await found(admin, `whose=everyone&q=${q}`)).toEqual(names);
});

test('letters that are wrong are forgiven on a list as the records forgive them', async () => {
  const word = fc.stringMatching(/^[a-e0-1]{1,7}$/);
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const pairs = fc.sample(fc.tuple(text, text), { numRuns: 2_000, seed: 7 });
  const { rows } = await sql<{ near: number }>`
    select word_similarity(a, b) as near
    from unnest(${pairs.map(([a]) => a)}::text[], ${pairs.map(([, b]) => b)}::text[]) with ordinality as pair (a, b, at)
    order by at`.execute(portal.context.db);
  const wrong = pairs.filter(([a, b], at) => wordSimilarity(a)(trigramsOf(b)) !== Math.fround(rows[at]?.near ?? -1));
  expect(rows).toHaveLength(2_000);
  expect(wrong).toEqual([]);
});
