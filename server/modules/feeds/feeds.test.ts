import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataset, personId } from '../../testing/makeDataset.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let riskId: number;
let secret: { slug: string };
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z', env: { PUBLIC_URL: 'https://agrihub.example' } });
  await makeDataset(portal);
  secret = await makeDataset(portal, { name: 'Soil <secret>', private: true });
  riskId = await addRisk();
});
afterAll(() => portal.close());

async function addRisk(): Promise<number> {
  const { db } = portal.context;
  const category = await db
    .updateTable('risk_category')
    .set({
      advice: JSON.stringify({
        en: 'Look under the leaves & act.',
        tw: 'Hwɛ nhaban no ase.',
        fr: 'Regardez sous les feuilles.',
      }),
    })
    .where('name', '=', 'Pest')
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('risk')
    .values({
      category_id: category.id,
      district_id: 'ejura_sekyedumase_municipal',
      lat: 7.391234,
      lng: -1.360876,
      place: 'Behind the school',
      description: 'Armyworms <everywhere>, call 0244123456',
      count: 3,
      status: 'pending',
      is_active: true,
      reporter_id: await personId(portal, 'ama'),
      zone_id: null,
      claimed_by: null,
      decided_by: null,
      decided_at: null,
      merged_into: null,
      merged_from: null,
      created_at: new Date('2026-04-10T08:00:00Z'),
      updated_at: new Date('2026-04-10T08:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const act = async (name: string, more: object = {}) => {
  const { version } = await portal.context.db
    .selectFrom('risk')
    .select('version')
    .where('id', '=', riskId)
    .executeTakeFirstOrThrow();
  const admin = await portal.as('admin');
  const answer = await admin.inject({
    method: 'POST',
    url: '/api/risks/act',
    payload: { act: name, risks: [{ id: riskId, version }], ...more },
  });
  expect(answer.statusCode).toBe(200);
};
/** As the background does it every half minute. */
const tell = async (at: string) => {
  portal.clock.set(new Date(at));
  await portal.context.jobs.enqueue(portal.context.db, { kind: 'writeAlerts', payload: null });
  await portal.context.jobs.runDue();
};
const alert = async (number: number) => portal.inject(`/cap/alerts/agrihub-risk-${riskId}-${number}.xml`);

interface Node {
  readonly name: string;
  readonly children: Node[];
  text: string;
}

function parse(xml: string): Node {
  const parser = new SaxesParser();
  const top: Node = { name: '', children: [], text: '' };
  const open = [top];
  parser.on('opentag', ({ name }) => {
    const node: Node = { name, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return top.children[0] ?? top;
}

/** Elements of CAP 1.2 in the order of its schema (appendix 3.4 of the standard): `?` may be left out, `*` may be repeated. */
const order: Readonly<Record<string, string>> = {
  alert:
    'identifier sender sent status msgType source? scope restriction? addresses? code* note? references? incidents? info*',
  info: 'language? category* event responseType* urgency severity certainty audience? eventCode* effective? onset? expires? senderName? headline? description? instruction? web? contact? parameter* resource* area*',
  area: 'areaDesc polygon* circle* geocode* altitude? ceiling?',
  geocode: 'valueName value',
};
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const values: Readonly<Record<string, RegExp>> = {
  identifier: /^[^ ,<&]+$/,
  sender: /^[^ ,<&]+$/,
  sent: time,
  effective: time,
  onset: time,
  status: /^(Actual|Exercise|System|Test|Draft)$/,
  msgType: /^(Alert|Update|Cancel|Ack|Error)$/,
  scope: /^(Public|Restricted|Private)$/,
  category: /^(Geo|Met|Safety|Security|Rescue|Fire|Health|Env|Transport|Infra|CBRNE|Other)$/,
  responseType: /^(Shelter|Evacuate|Prepare|Execute|Avoid|Monitor|Assess|AllClear|None)$/,
  urgency: /^(Immediate|Expected|Future|Past|Unknown)$/,
  severity: /^(Extreme|Severe|Moderate|Minor|Unknown)$/,
  certainty: /^(Observed|Likely|Possible|Unlikely|Unknown)$/,
  references: /^[^ ,]+,[^ ,]+,[^ ,]+( [^ ,]+,[^ ,]+,[^ ,]+)*$/,
  circle: /^-?[\d.]+,-?[\d.]+ [\d.]+$/,
};

/** What the schema would say against an element and those in it. */
function faultsOf({ name, children, text }: Node): string[] {
  const faults: string[] = values[name] && !values[name].test(text) ? [`${name}: ${text}`] : [];
  let rest = children.map((child) => child.name);
  for (const part of order[name]?.split(' ') ?? []) {
    const wanted = part.replace(/[?*]$/, '');
    const most = part.endsWith('*') ? Infinity : 1;
    let found = 0;
    while (rest[0] === wanted && found < most) {
      rest = rest.slice(1);
      found += 1;
    }
    if (found === 0 && !/[?*]$/.test(part)) faults.push(`${name} has no ${wanted}`);
  }
  if (order[name] !== undefined && rest.length > 0) faults.push(`${name} has ${rest[0]} out of place`);
  return [...faults, ...children.flatMap(faultsOf)];
}
const field = (node: Node, name: string) => node.children.find((child) => child.name === name)?.text;

describe('a warning system that reads CAP 1.2', () => {
  test('is told of a risk when it is verified, when it changes and when it is over, each naming those before', async () => {
    await tell('2026-04-15T12:00:00Z');
    expect((await alert(1)).statusCode).toBe(404);
    await act('verify');
    await tell('2026-04-15T12:01:00Z');
    await tell('2026-04-15T12:02:00Z');
    expect((await alert(2)).statusCode).toBe(404);
    await portal.context.db
      .updateTable('risk')
      .set({ description: 'Armyworms in maize', version: 9 })
      .where('id', '=', riskId)
      .execute();
    await tell('2026-04-16T12:00:00Z');
    await act('deactivate');
    await tell('2026-04-17T12:00:00Z');

    const said = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const answer = await alert(number);
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          200,
          'application/cap+xml; charset=utf-8',
        ]);
        expect(answer.body).toContain('xmlns="urn:oasis:names:tc:emergency:cap:1.2"');
        const node = parse(answer.body);
        expect(faultsOf(node)).toEqual([]);
        return node;
      }),
    );
    const name = (number: number) => `agrihub-risk-${riskId}-${number}`;
    const first = `alerts@agrihub.example,${name(1)},2026-04-15T12:01:00-00:00`;
    expect(said.map((each) => [field(each, 'msgType'), field(each, 'references')])).toEqual([
      ['Alert', undefined],
      ['Update', first],
      ['Cancel', `${first} alerts@agrihub.example,${name(2)},2026-04-16T12:00:00-00:00`],
    ]);
    const infos = said[0]?.children.filter((child) => child.name === 'info') ?? [];
    expect(infos.map((each) => [field(each, 'language'), field(each, 'instruction')])).toEqual([
      ['en', 'Look under the leaves & act.'],
      ['fr', 'Regardez sous les feuilles.'],
      ['tw', 'Hwɛ nhaban no ase.'],
    ]);
    expect(infos.map((each) => [field(each, 'event'), field(each, 'headline')])).toEqual([
      ['Pest', 'Pest in Ejura Sekyedumase Municipal, Ashanti Region'],
      ['Ravageur', 'Ravageur, Ejura Sekyedumase Municipal (région Ashanti)'],
      ['Pest', 'Pest in Ejura Sekyedumase Municipal, Ashanti Region'],
    ]);
    const area = infos[0]?.children.find((child) => child.name === 'area');
    expect(area && [field(area, 'areaDesc'), field(area, 'circle')]).toEqual([
      'Ejura Sekyedumase Municipal, Ashanti Region',
      '7.39,-1.36 1',
    ]);
    expect((await alert(1)).body).not.toMatch(/school|0244123456|7\.391/);

    const followed = async (query: string) => {
      const node = parse((await portal.inject(`/feeds/risks.atom?${query}`)).body);
      return [field(node, 'title'), node.children.filter((child) => child.name === 'entry').length];
    };
    expect(await followed('district=ejura_sekyedumase_municipal')).toEqual([
      'AgriHub Ghana: verified risks, Ejura Sekyedumase Municipal',
      1,
    ]);
    expect(await followed('district=guan')).toEqual(['AgriHub Ghana: verified risks, Guan', 0]);
    // Ejura lies in the transition.
    expect((await followed('zone=transition'))[1]).toBe(1);
    expect((await followed('zone=coastal_savanna'))[1]).toBe(0);
    const [{ category_id: category }] = (await portal.context.db
      .selectFrom('risk')
      .select('category_id')
      .where('id', '=', riskId)
      .execute()) as [{ category_id: number }];
    expect((await followed(`category=${category}`))[1]).toBe(1);
    expect((await followed(`category=${category + 1}`))[1]).toBe(0);
    expect((await portal.inject('/feeds/risks.atom?region=ashanti')).body).toContain(
      'href="https://agrihub.example/feeds/risks.atom?region=ashanti"',
    );
    const feed = (await portal.inject('/cap/feed.xml')).body;
    expect(parse(feed).children.filter((child) => child.name === 'entry')).toHaveLength(3);
    expect(feed).toContain(`href="https://agrihub.example/cap/alerts/${name(3)}.xml"`);
  });

  test('is told of it anew when it is active again', async () => {
    await act('activate');
    await tell('2026-04-18T12:00:00Z');
    const again = parse((await alert(4)).body);
    expect([field(again, 'msgType'), field(again, 'references')]).toEqual(['Alert', undefined]);
  });
});

describe('a feed reader', () => {
  test.each(['datasets', 'stories', 'risks'])('reads %s as Atom and as RSS', async (name) => {
    const atom = await portal.inject(`/feeds/${name}.atom`);
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parse(atom.body);
    const entries = feed.children.filter((child) => child.name === 'entry');
    expect([feed.name, entries.length > 0]).toEqual(['feed', true]);
    for (const each of [feed, ...entries])
      expect(each.children.map((child) => child.name)).toEqual(expect.arrayContaining(['id', 'title', 'updated']));
    expect(new Set(entries.map((each) => field(each, 'id'))).size).toBe(entries.length);
    const rss = await portal.inject(`/feeds/${name}.rss`);
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(parse(rss.body).children[0]?.children.filter((child) => child.name === 'item')).toHaveLength(entries.length);
    expect(atom.body + rss.body).not.toContain(secret.slug);
    expect(atom.body + rss.body).not.toContain('Soil');
  });

  test('is told where there is none', async () => {
    expect((await portal.inject('/feeds/weather.atom')).statusCode).toBe(404);
  });
});
