import { afterAll, beforeAll, expect, test } from 'vitest';
import { frenchTerms } from '#engines/conversation/terms.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-09-20T08:00:00Z' });
});
afterAll(() => portal.close());

/** Words that stand in English sentences and in no French one. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|is|are|was|with|usually|this|that|for|until|after|before|from|here|not)(?!\p{L})/iu;
/** A plain space where a line would begin with a mark. */
const BREAKING = / [:;?!»%]|« /;
/** What is quoted from elsewhere, or keeps its name: sources, names of places; activities are named by their key where an answer is read. */
const KEPT = new Set([
  'activity',
  'provenance',
  'verification',
  'source',
  'district',
  'region',
  'zone',
  'name',
  'place',
]);

function textsOf(value: unknown, name = ''): string[] {
  if (KEPT.has(name)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsOf(held, Array.isArray(value) ? name : key));
}

async function ask(method: 'GET' | 'POST', url: string, payload?: object): Promise<unknown> {
  const answer = await portal.app.inject({ method, url, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const maize = { crop: 'maize', district: 'ejura_sekyedumase_municipal', language: 'fr' };

test('a plan of maize that is asked for in French holds no sentence of English: dates, reasons, warnings, work, risks', async () => {
  const plan = (await ask('POST', '/api/cc/calculate', maize)) as [
    unknown,
    unknown,
    { onset: { note: string }; confidenceReason: string; warnings: string[] },
  ];
  expect(plan[2].onset.note).toContain('Les pluies commencent d’habitude vers le 5 septembre');
  expect(textsOf(plan).filter((text) => ENGLISH.test(text))).toEqual([]);
});

test('the same plan is English for whoever names no language', async () => {
  const [, , summary] = (await ask('POST', '/api/cc/calculate', { ...maize, language: undefined })) as [
    unknown,
    unknown,
    { onset: { note: string } },
  ];
  expect(summary.onset.note).toContain('The rains usually set in about 5 Sep');
});

/** Every crop, each in a district that grows it, so that no plan is empty. */
const crops = Object.keys(frenchTerms.crops);
const districts = [
  'ejura_sekyedumase_municipal',
  'tamale_metropolitan',
  'bawku_municipal',
  'ellembelle',
  'keta_municipal',
];

test('every crop of the calendar has a French name, and so is asked about below', async () => {
  const listed = (await ask('GET', '/api/cc/crops')) as { crop_id: string }[];
  expect(crops.toSorted()).toEqual(listed.map((crop) => crop.crop_id).toSorted());
});

test.each(crops)(
  'plans and pest cards of %s that are asked for in French hold no sentence of English, and no line begins with a mark',
  async (crop) => {
    for (const district of districts) {
      const plan = (await ask('POST', '/api/cc/calculate', { crop, district, language: 'fr' })) as unknown[][];
      const { pests } = (await ask('GET', `/api/cc/climate/${district}/${crop}?language=fr`)) as { pests: unknown };
      // The source that a level goes by keeps its title.
      const said = textsOf([plan, pests]).map((text) => text.replace(/^Règle\u00A0: .+\u202F;/u, ''));
      expect(said.filter((text) => ENGLISH.test(text) || BREAKING.test(text))).toEqual([]);
    }
  },
);

test.each(['privacy', 'terms'])('the %s page is French as a whole', async (page) => {
  const texts = textsOf(await ask('GET', `/api/portal/texts/${page}?language=fr`));
  expect(texts.length).toBeGreaterThan(10);
  // Laws and settings of browsers keep their names.
  const named = /Data Protection Act|Data Protection Commission|Do Not Track ou Global|Do Not Track/g;
  expect(texts.filter((text) => ENGLISH.test(text.replaceAll(named, '')))).toEqual([]);
});

test('a calendar file that is asked for in French holds no sentence of English, and leads to French pages', async () => {
  const file = await portal.app.inject('/calendar/cassava/ejura_sekyedumase_municipal.ics?language=fr');
  const text = file.body.replaceAll('\r\n ', '');
  expect(text).toMatch(/X-WR-CALNAME:Manioc\\, Ejura Sekyedumase Municipal\\, (?:Grande|Petite) saison \d{4}/);
  expect(text).toMatch(/SUMMARY:Premier sarclage\u00A0: Manioc/);
  expect(text).toMatch(/Peut commencer entre le \d+(?:er)? \p{L}+ et le /u);
  expect(text).toMatch(/URL:\S+\/fr\/main\/more\//);
  const said = text.split('\r\n').filter((line) => /^(?:SUMMARY|DESCRIPTION|X-WR)/.test(line));
  expect(said.filter((line) => ENGLISH.test(line))).toEqual([]);
});
