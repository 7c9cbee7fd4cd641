import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildBook } from '#engines/reference/book.ts';
import { checkJoins } from '#engines/reference/checkJoins.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import type { ReferenceRows } from '#engines/reference/rows.ts';
import { root } from '../../root.ts';
import { readShipped } from './shipped.ts';

const rows = (await readShipped(path.join(root, 'content', 'reference'))).rows();
const book = buildBook(rows);
const without = <Name extends keyof ReferenceRows>(name: Name, gone: (row: ReferenceRows[Name][number]) => boolean): string[] =>
  checkJoins({ ...rows, [name]: (rows[name] as readonly ReferenceRows[Name][number][]).filter((row) => !gone(row)) }).map(({ sentence }) => sentence);

describe('the shipped tables', () => {
  it('hold every fact', () => {
    const counts = Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, (list as readonly unknown[]).length]));
    expect(counts).toEqual({
      regions: 16, districts: 261, onsetWindows: 55, climateNormals: 240, crops: 22, varieties: 68, activityTypes: 16,
      risks: 39, activities: 227, riskAdvisories: 184, fertilizerRates: 170, fertilizerDefaults: 73, cropWater: 22,
      pestModels: 10, pests: 51, bundleItems: 39, bundles: 84, bundleServices: 96, projects: 40, resources: 48, stories: 9,
      slides: 5, services: 12, partners: 8, supportTopics: 5, faqs: 7, supportContacts: 1, pageTexts: 15, responseTimes: 3,
    });
  });

  it('say of each figure how it is known, and none claims a review', () => {
    const all = Object.values(rows).flat().filter((row) => 'basis' in row);
    expect(all.every((row) => row.basis !== null && row.source !== '')).toBe(true);
    expect(all.some((row) => provenanceOf(row).reviewed)).toBe(false);
  });

  it('give each district the seasons of its zone (decision 83)', () => {
    const seasonsOf = (district: string) => {
      const row = book.findDistrict(district);
      return row ? book.windowsOf(row.regionId, row.zone).map(({ season }) => season) : [];
    };
    expect(seasonsOf('Ejura-Sekyedumase Municipal')).toEqual(['major', 'minor']);
    expect(seasonsOf('Kumasi Metropolitan')).toEqual(['major', 'minor']);
    expect(seasonsOf('Tamale Metropolitan')).toEqual(['single']);
    expect(seasonsOf('Nkwanta North')).toEqual(['single']);
    expect(seasonsOf('Kintampo North Municipal')).toEqual(['single']);
  });
});

describe('the book', () => {
  it('finds places and crops as people write them', () => {
    expect(book.findDistrict('EJURA SEKYEDUMASE MUNICIPAL')?.districtId).toBe('ejura_sekyedumase_municipal');
    expect(book.findRegion('gh-wn')?.regionId).toBe('western_north');
    expect(book.findRegion('ah')?.regionId).toBe('ashanti');
    expect(book.findRegion('Volta')?.regionId).toBe('volta');
    expect(book.findCrop('Sweet potato')?.cropId).toBe('sweet_potato');
    expect(book.findCrop('')).toBeUndefined();
  });

  it('knows that old codes and names may mean several regions', () => {
    expect(book.findRegions('ba').map(({ name }) => name).toSorted()).toEqual(['Ahafo', 'Bono', 'Bono East']);
    expect(book.findRegions('Brong Ahafo').map(({ name }) => name).toSorted()).toEqual(['Ahafo', 'Bono', 'Bono East']);
    expect(book.findRegion('Brong Ahafo')).toBeUndefined();
  });

  it('gives the recommendation shown first, and the usual year of a zone', () => {
    expect(book.defaultRatesOf('maize', 'transition').map(({ fertilizer, kgPerHa }) => [fertilizer, kgPerHa])).toEqual([
      ['NPK 15-15-15', 400],
      ['Urea 46-0-0', 65],
    ]);
    expect(book.normalsOf('transition')?.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(book.normalsOf('desert')).toBeUndefined();
  });
});

describe('rows that do not fit together are told in sentences', () => {
  it('a window that districts need', () => {
    expect(without('onsetWindows', (row) => row.regionId === 'ashanti' && row.zone === 'transition' && row.season === 'minor')[0]).toMatch(
      /is bimodal and lies in transition, but ashanti has no onset window for the minor season there\. Add the window, or change zone or rains\.$/,
    );
  });

  it('a crop whose calendar lacks planting', () => {
    expect(without('activities', (row) => row.cropId === 'okra' && row.code === 'PL')).toEqual([
      'Okra has activities counted from planting, but none with the code PL. Add planting to its activities.',
    ]);
  });

  it('a risk that activities name', () => {
    expect(without('risks', (row) => row.riskId === 'bush_fire')[0]).toMatch(/Risks \(risks\) names "bush_fire", which is not in Risks\. Add it there first, or name one that is\.$/);
  });

  it('fertilizer without a set shown first, and a set without rates', () => {
    expect(without('fertilizerDefaults', (row) => row.cropId === 'maize' && row.zone === 'transition')).toEqual([
      'There are fertilizer rates for maize in transition, but none is shown first. Add a row to Fertilizer shown first.',
    ]);
  });

  it('a month without normals', () => {
    expect(without('climateNormals', (row) => row.place === 'transition' && row.month === 7)).toEqual([
      'The zone transition has districts but no climate normals for month 7. Add the row, or restore it.',
    ]);
  });

  it('a row twice, and two districts of one name', () => {
    const guan = rows.districts.filter(({ districtId }) => districtId === 'guan');
    const twice = checkJoins({ ...rows, districts: [...rows.districts, ...guan] }).map(({ sentence }) => sentence);
    expect(twice).toContain('Districts has "guan" twice. Keep one row, or change districtId of the other.');
    const named = checkJoins({ ...rows, districts: [...rows.districts, ...guan.map((row) => ({ ...row, districtId: 'guan_2' }))] }).map(({ sentence }) => sentence);
    expect(named).toEqual(['Districts: guan and guan_2 are both called "Guan". Give each its own name.']);
  });
});
