import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LinkState } from '../../adapters/links/links.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { checkLinks } from './linkHealth.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
});
afterAll(() => portal.close());

interface Resource {
  id: string;
  title: string;
  link: string;
  health: { state: string; checkedAt: string | null; failingSince: string | null };
  [field: string]: unknown;
}

interface Found {
  total: number;
  items: Resource[];
  publishers: { publisher: string; count: number }[];
  matched: string[];
  understoodAs: string | null;
  suggestions: string[];
}

const find = async (query: string) => (await portal.inject(`/api/resources?${query}`)).json<Found>();

describe('looking at the links', () => {
  const asked: string[] = [];
  /** A round whose looks find what is told, and else that the page answers. */
  async function round(finds: Readonly<Record<string, LinkState | null>>, otherwise: LinkState | null = 'answered') {
    asked.length = 0;
    const links = {
      look: (link: string) => {
        asked.push(link);
        return Promise.resolve(link in finds ? (finds[link] ?? null) : otherwise);
      },
    };
    const settle = (effects: (db: typeof portal.context.db) => Promise<unknown>) =>
      portal.context.db.transaction().execute(async (db) => void (await effects(db)));
    await checkLinks(portal.context, links, { signal: new AbortController().signal, settle }, { pauseMs: 0 });
  }
  const healthOf = async (id: string) => (await find('limit=500')).items.find((item) => item.id === id)?.health;
  const gmet = 'https://www.meteo.gov.gh';
  const mofa = 'https://mofa.gov.gh';

  test('a machine without network says nothing of any link, and gives up soon', async () => {
    await round({}, null);
    expect(asked).toHaveLength(5);
    await round({}, 'silent');
    expect(await healthOf('ghana_meteorological_agency')).toEqual({
      state: 'unchecked',
      checkedAt: null,
      failingSince: null,
    });
  });

  test('each link is looked at once, though several resources name it, and what was found is told', async () => {
    await round({ [gmet]: 'silent', [mofa]: 'gone' });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBe(new Set((await find('limit=500')).items.map(({ link }) => link)).size);
    expect(await healthOf('ghana_meteorological_agency')).toEqual({
      state: 'silent',
      checkedAt: '2026-04-15T12:00:00.000Z',
      failingSince: '2026-04-15T12:00:00.000Z',
    });
    expect(await healthOf('ministry_of_food_and_agriculture')).toMatchObject({ state: 'gone' });
    expect(await healthOf('faostat')).toEqual({
      state: 'answered',
      checkedAt: '2026-04-15T12:00:00.000Z',
      failingSince: null,
    });
  });

  test('nothing is looked at twice in a day', async () => {
    portal.clock.set('2026-04-16T08:00:00Z');
    await round({});
    expect(asked).toEqual([]);
  });

  test('a link that keeps silent tells since when; one that answers again is well', async () => {
    portal.clock.set('2026-04-16T12:00:00Z');
    await round({ [gmet]: 'silent' });
    expect(await healthOf('ghana_meteorological_agency')).toEqual({
      state: 'silent',
      checkedAt: '2026-04-16T12:00:00.000Z',
      failingSince: '2026-04-15T12:00:00.000Z',
    });
    expect(await healthOf('ministry_of_food_and_agriculture')).toEqual({
      state: 'answered',
      checkedAt: '2026-04-16T12:00:00.000Z',
      failingSince: null,
    });
  });

  test('a link that no resource names any more is forgotten', async () => {
    const admin = await portal.as('admin');
    await admin.inject({ method: 'DELETE', url: '/api/reference/resources/faostat' });
    portal.clock.set('2026-04-17T12:00:00Z');
    // Without network too, and nothing is said of the others.
    await round({}, 'silent');
    expect(await healthOf('ministry_of_food_and_agriculture')).toMatchObject({
      state: 'answered',
      checkedAt: '2026-04-16T12:00:00.000Z',
    });
    const kept = await portal.context.db
      .selectFrom('link_health')
      .select('link')
      .where('link', 'like', '%faostat%')
      .execute();
    expect(kept).toEqual([]);
    await admin.inject({ method: 'POST', url: '/api/reference/resources/faostat/reset' });
  });

  test('a round that is called off keeps what it saw', async () => {
    portal.clock.set('2026-04-18T12:00:00Z');
    const ending = new AbortController();
    const links = {
      look: () => {
        ending.abort();
        return Promise.resolve('answered' as const);
      },
    };
    let kept = 0;
    await checkLinks(
      portal.context,
      links,
      {
        signal: ending.signal,
        settle: async (effects) => {
          kept++;
          await portal.context.db.transaction().execute(effects);
        },
      },
      { pauseMs: 0 },
    );
    expect(kept).toBe(1);
    const fresh = (await find('limit=500')).items.filter(
      ({ health }) => health.checkedAt === '2026-04-18T12:00:00.000Z',
    );
    expect(fresh.length).toBeGreaterThanOrEqual(1);
    expect(fresh.length).toBeLessThan(5);
  });

  test('links that never meet a network do not keep the others from being looked at', async () => {
    portal.clock.set('2026-04-20T12:00:00Z');
    await round({}, null);
    const unreached = [...asked];
    await round(Object.fromEntries(unreached.map((link) => [link, null])));
    expect(asked.slice(0, -5).filter((link) => unreached.includes(link))).toEqual([]);
    expect(asked.toSorted()).toEqual([...new Set((await find('limit=500')).items.map(({ link }) => link))].toSorted());
    portal.clock.set('2026-04-20T13:00:00Z');
    await round({});
    expect(asked.toSorted()).toEqual(unreached.toSorted());
  });

  test('an address of the inner network is no proof that the others were asked', async () => {
    portal.clock.set('2026-04-22T12:00:00Z');
    await round({ [mofa]: 'closed' }, 'silent');
    expect(await healthOf('ghana_meteorological_agency')).toMatchObject({ state: 'answered' });
    expect(await healthOf('ministry_of_food_and_agriculture')).toMatchObject({
      state: 'closed',
      checkedAt: '2026-04-22T12:00:00.000Z',
    });
  });
});
