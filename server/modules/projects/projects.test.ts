import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

interface Line {
  id: string;
  name: string;
  national: boolean;
  regions: string[];
}
interface Found {
  total: number;
  projects: Line[];
  national: Line[];
  regions: { region_id: string; region: string; capital: string; projects: number }[];
  filters: Record<string, { value: string; projects: number }[]>;
}

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const list = async (query = ''): Promise<Found> => (await portal.inject(`/api/projects${query}`)).json<Found>();
const ids = (lines: readonly Line[]) => lines.map(({ id }) => id);
const countOf = ({ regions }: Found, region: string) => regions.find(({ region_id: id }) => id === region)?.projects;
const offered = ({ filters }: Found, filter: string, value: string) =>
  filters[filter]?.find((each) => each.value === value)?.projects;

describe('the list of projects', () => {
  test('holds every project once: those of regions, and apart the national ones', async () => {
    const found = await list();
    expect(found.total).toBe(40);
    expect(ids(found.national)).toEqual(['P002', 'P005', 'P011', 'P021', 'P026', 'P027', 'P028']);
    expect(found.projects).toHaveLength(33);
    expect(found.regions).toHaveLength(16);
  });

  test('a region counts what names it, with old names read as they stood, and never the national ones', async () => {
    const found = await list('?region=Oti');
    // P001 names Oti; P019, P022 and P032 wrote Volta before 2019, when it held Oti. P020, P031 and P037 wrote it beside new names.
    expect(ids(found.projects)).toEqual(['P001', 'P019', 'P022', 'P032']);
    expect(found.projects).toHaveLength(countOf(found, 'oti') ?? -1);
    expect(found.national).toHaveLength(7);
  });

  test('Brong Ahafo of 2007 is on the map in all three regions made of it', async () => {
    const northernGrowth = (await list('?q=NRGP')).projects[0];
    expect(northernGrowth).toMatchObject({ id: 'P019', national: false });
    expect(northernGrowth?.regions.toSorted()).toEqual([
      'ahafo',
      'ashanti',
      'bono',
      'bono_east',
      'north_east',
      'northern',
      'oti',
      'savannah',
      'upper_east',
      'upper_west',
      'volta',
    ]);
  });

  test('words are found with typing errors, in any letter case, best first', async () => {
    expect(ids((await list('?q=cashw')).projects)[0]).toBe('P030');
    // P007 is carried out together with it.
    expect(ids((await list('?q=COMCASHEW')).projects)).toEqual(['P030', 'P007']);
    expect(ids((await list('?q=shea%20parkland')).projects)[0]).toBe('P009');
    expect((await list('?q=zzzzzz')).projects).toEqual([]);
  });

  test('filters go together, and say beforehand what each choice leaves', async () => {
    const dams = await list('?technology=Dams');
    expect(ids(dams.projects)).toEqual(['P006', 'P018', 'P029']);
    expect(offered(dams, 'system', 'Mixed systems')).toBe(3);
    expect(offered(dams, 'system', 'Forestry')).toBe(0);
    expect(offered(dams, 'technology', 'Strip cropping')).toBe(0);
    expect(ids((await list('?technology=dams&year=2017')).projects)).toEqual(['P006', 'P029']);
    expect(ids((await list('?sponsor=BMZ&region=upper_west')).projects)).toEqual(['P007', 'P030']);
  });

  test('a region that does not exist is refused with the nearest name’s sentence', async () => {
    const answer = await portal.inject('/api/projects?region=Atlantis');
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ message: string }>().message).toContain('There is no region "Atlantis"');
  });

  test.each(['?year=abc', `?q=${'x'.repeat(201)}`, '?year=1'])('%s is refused with a sentence', async (query) => {
    const answer = await portal.inject(`/api/projects${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(20);
  });
  test.each(["'; drop table farm; --", '<script>alert(1)</script>', '%00', '*', '"'])(
    'a search for %s finds nothing, harmlessly',
    async (text) => {
      expect((await portal.inject(`/api/projects?q=${encodeURIComponent(text)}`)).statusCode).toBe(200);
    },
  );
});

describe('one project', () => {
  test('has every field, with where it comes from and its neighbours', async () => {
    const found = (await portal.inject('/api/projects/p025')).json<Record<string, unknown> & { nearby: Line[] }>();
    expect(found).toMatchObject({
      id: 'P025',
      regionText: 'Eastern',
      districtText: 'Kwahu Afram Plains North, Kwahu Afram Plains South',
      regions: ['eastern'],
      sponsorShort: 'AfDF',
      system: 'Mixed systems',
      technologies: ['Mechanisation', 'livestock'],
      subcategories: ['Access'],
      yearApproved: 2006,
      yearCompleted: null,
      formerNames: false,
      unknownRegions: [],
      provenance: { basis: 'source', reviewed: false },
    });
    expect(found.nearby.length).toBeGreaterThan(0);
    expect(found.nearby.every(({ id, regions }) => id !== 'P025' && regions.includes('eastern'))).toBe(true);
  });
  test('that is national is near the other national ones', async () => {
    const { nearby } = (await portal.inject('/api/projects/P027')).json<{ nearby: Line[] }>();
    expect(nearby).toHaveLength(6);
    expect(nearby.every(({ national }) => national)).toBe(true);
  });
  test.each(['P999', '1', 'nothing'])('%s: No matching project found.', async (id) => {
    const answer = await portal.inject(`/api/projects/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json<{ message: string }>().message).toMatch(/^No matching project found\. /);
  });
  test.each(['undefined', 'null', 'NaN'])('%s is refused by its name', async (id) => {
    expect((await portal.inject(`/api/projects/${id}`)).statusCode).toBe(400);
  });
});

describe('the data file of the specification', () => {
  const fields = [
    'UID',
    'Name of Project',
    'Description',
    'Region',
    'District',
    'Sponsor-Full',
    'Sponsor-Abb',
    'System',
    'CSA Technology',
    'subcategory',
    'ImplementingAgencies',
    'Year Approved',
    'Year Completed',
    'Link',
    'Beneficiaries',
  ];
  test('holds every project under its field names, as JSON', async () => {
    const answer = await portal.inject('/api/projects.json');
    expect(answer.headers['content-type']).toContain('application/json');
    const file = answer.json<Record<string, unknown>[]>();
    expect(file).toHaveLength(40);
    expect(Object.keys(file[0] ?? {}).slice(0, 15)).toEqual(fields);
    expect(file.find(({ UID }) => UID === 'P003')).toMatchObject({
      'Sponsor-Abb': 'AfDB',
      'Year Approved': 2017,
      'Year Completed': 2022,
      District: '',
    });
  });
  test('and as CSV', async () => {
    const answer = await portal.inject('/api/projects.csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="projects.csv"');
    expect(answer.body.split('\r\n')[0]).toBe(
      [...fields, '_basis', '_verification', '_source', '_source_url', '_note'].join(','),
    );
  });
});
