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
const without = <Name extends keyof ReferenceRows>(
  name: Name,
  gone: (row: ReferenceRows[Name][number]) => boolean,
): string[] =>
  checkJoins({
    ...rows,
    [name]: (rows[name] as readonly ReferenceRows[Name][number][]).filter((row) => !gone(row)),
  }).map(({ sentence }) => sentence);

describe('the shipped tables', () => {
  it('hold every fact', () => {
    const counts = Object.fromEntries(
      Object.entries(rows).map(([name, list]) => [name, (list as readonly unknown[]).length]),
    );
    expect(counts).toEqual({
      regions: 16,
      districts: 261,
      onsetWindows: 55,
      climateNormals: 252,
      crops: 32,
      varieties: 85,
      cropSeasons: 104,
      rareCrops: 175,
      activityTypes: 19,
      risks: 52,
      activities: 357,
      riskAdvisories: 259,
      fertilizerRates: 279,
      fertilizerDefaults: 111,
      fertilizerProducts: 17,
      legumeCredits: 3,
      cropWater: 32,
      pestModels: 10,
      pests: 79,
      pestPrevalence: 6,
      bundleItems: 39,
      bundles: 84,
      bundleServices: 96,
      projects: 40,
      resources: 48,
      stories: 9,
      slides: 5,
      services: 12,
      partners: 8,
      supportTopics: 5,
      faqs: 7,
      supportContacts: 1,
      pageTexts: 15,
      responseTimes: 3,
      trapSpecies: 9,
    });
  });

  it('say of each figure how it is known, and none claims a review', () => {
    const all = Object.values(rows)
      .flat()
      .filter((row) => 'basis' in row);
    expect(all.every((row) => row.basis !== null && row.source !== '')).toBe(true);
    expect(all.some((row) => provenanceOf(row).reviewed)).toBe(false);
  });

  it('name no file of the portal where people read', () => {
    const named = Object.entries(rows).flatMap(([table, list]) =>
      (list as readonly object[]).flatMap((row) =>
        Object.values(row)
          .filter((cell) => typeof cell === 'string' && /\w\.(csv|json|md)\b(?!\/)/.test(cell))
          .map((cell) => `${table}: ${cell}`),
      ),
    );
    expect(named).toEqual([]);
  });

  it('name a document for the work it speaks of, never for a whole calendar', () => {
    const stamped = rows.crops.filter(({ cropId }) => {
      const sources = rows.activities.filter((row) => row.cropId === cropId).map(({ source }) => source);
      return sources.some(
        (source) => /\d{4}|from /.test(source) && sources.filter((each) => each === source).length > sources.length / 2,
      );
    });
    expect(stamped.map(({ cropId }) => cropId)).toEqual([]);
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

describe('the fertilizer', () => {
  const irrigated = new Set(
    rows.fertilizerRates.filter(({ water }) => water === 'irrigated').map(({ setId }) => setId),
  );

  it('shown first on a rain-fed plan is never that of irrigated fields', () => {
    expect(rows.fertilizerDefaults.filter(({ setId }) => irrigated.has(setId))).toEqual([]);
    expect(irrigated.size).toBeGreaterThan(0);
  });

  it('is a product that is listed, with the nutrients of its grade', () => {
    for (const rate of rows.fertilizerRates) {
      const product = book.productByName.get(rate.fertilizer.toLowerCase());
      expect(product, rate.fertilizer).toBeDefined();
      if (product?.nPercent == null || rate.nKgPerHa === null) continue;
      expect(
        Math.abs((rate.kgPerHa * product.nPercent) / 100 - rate.nKgPerHa),
        `${rate.setId} ${rate.fertilizer}`,
      ).toBeLessThan(0.1);
      expect(
        Math.abs((rate.kgPerHa * (product.p2o5Percent ?? 0)) / 100 - (rate.p2o5KgPerHa ?? 0)),
        `${rate.setId} ${rate.fertilizer}`,
      ).toBeLessThan(0.1);
      expect(
        Math.abs((rate.kgPerHa * (product.k2oPercent ?? 0)) / 100 - (rate.k2oKgPerHa ?? 0)),
        `${rate.setId} ${rate.fertilizer}`,
      ).toBeLessThan(0.1);
    }
  });

  it('has no price until an administrator gives one', () => {
    expect(
      rows.fertilizerProducts.filter(({ price25Ghs, price50Ghs }) => price25Ghs !== null || price50Ghs !== null),
    ).toEqual([]);
    expect(rows.fertilizerProducts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['NPK 12-30-17+0.4Zn', 'NPK 25-10-10+6S+3MgO+0.3Zn', 'NPK 11-22-21+5S+0.7Zn+0.5B']),
    );
  });
});

describe('the bundles', () => {
  const cheap = new Set(rows.bundleItems.filter(({ costClass }) => costClass === 'low').map(({ itemId }) => itemId));
  const sets = new Map<string, typeof rows.bundles>();
  for (const row of rows.bundles) {
    const answers = `${row.belt} ${row.goals.toSorted().join(' ')}`;
    sets.set(
      answers,
      [...(sets.get(answers) ?? []), row].toSorted((a, b) => a.investmentLevel - b.investmentLevel),
    );
  }

  it('hold every belt, set of goals and level once', () => {
    expect(sets.size).toBe(21);
    for (const levels of sets.values())
      expect(levels.map(({ investmentLevel }) => investmentLevel)).toEqual([1, 2, 3, 4]);
  });

  it('keep what costs little when more can be spent, such as the call centre and scouting', () => {
    const lost = [...sets].flatMap(([answers, levels]) =>
      levels.flatMap((dearer, level) =>
        levels
          .slice(0, level)
          .flatMap(({ items }) => items)
          .filter((item) => cheap.has(item) && !dearer.items.includes(item))
          .map((item) => `${answers}, level ${dearer.investmentLevel}: ${item}`),
      ),
    );
    expect(lost).toEqual([]);
    expect([cheap.has('advisory_call'), cheap.has('ipm_scout'), cheap.has('drip')]).toEqual([true, true, false]);
  });

  it('offer no practice below the money it needs', () => {
    const needed = new Map(rows.bundleItems.map(({ itemId, minInvestmentLevel }) => [itemId, minInvestmentLevel]));
    expect(
      rows.bundles.flatMap(({ bundleId, investmentLevel, items }) =>
        items.filter((item) => (needed.get(item) ?? 9) > investmentLevel).map((item) => `${bundleId} ${item}`),
      ),
    ).toEqual([]);
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
    expect(
      book
        .findRegions('ba')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Ahafo', 'Bono', 'Bono East']);
    expect(
      book
        .findRegions('Brong Ahafo')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Ahafo', 'Bono', 'Bono East']);
    expect(book.findRegion('Brong Ahafo')).toBeUndefined();
  });

  it('gives the recommendation shown first, and the usual year of a zone', () => {
    expect(book.defaultRatesOf('maize', 'transition').map(({ fertilizer, kgPerHa }) => [fertilizer, kgPerHa])).toEqual([
      ['NPK 15-15-15', 400],
      ['Urea 46-0-0', 65],
    ]);
    const doses = (water: 'rainfed' | 'irrigated') =>
      book.defaultRatesOf('rice', 'sudan_savanna', water).map(({ fertilizer, kgPerHa }) => `${kgPerHa} ${fertilizer}`);
    expect(doses('rainfed')).toEqual(['300 NPK 15-15-15', '45 Urea 46-0-0']);
    expect(doses('irrigated')).toEqual(['400 NPK 15-15-15', '125 Urea 46-0-0']);
    expect(book.normalsOf('transition')?.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(book.normalsOf('desert')).toBeUndefined();
  });
});

describe('rows that do not fit together are told in sentences', () => {
  it('a window that districts need', () => {
    expect(
      without(
        'onsetWindows',
        (row) => row.regionId === 'ashanti' && row.zone === 'transition' && row.season === 'minor',
      )[0],
    ).toMatch(
      /is bimodal and lies in transition, but ashanti has no onset window for the minor season there\. Add the window, or change zone or rains\.$/,
    );
  });

  it('a crop whose calendar lacks planting', () => {
    expect(without('activities', (row) => row.cropId === 'okra' && row.code === 'PL')).toEqual([
      'Okra has activities counted from planting, but none with the code PL. Add planting to its activities.',
    ]);
  });

  it('a risk that activities name', () => {
    expect(without('risks', (row) => row.riskId === 'bush_fire')[0]).toMatch(
      /Risks \(risks\) names "bush_fire", which is not in Risks\. Add it there first, or name one that is\.$/,
    );
  });

  it('fertilizer without a set shown first, and a set without rates', () => {
    expect(without('fertilizerDefaults', (row) => row.cropId === 'maize' && row.zone === 'transition')).toEqual([
      'There are fertilizer rates for maize in transition, but none is shown first. Add a row to Fertilizer shown first.',
    ]);
  });

  it('a set for irrigated plans without rates', () => {
    expect(without('fertilizerRates', (row) => row.setId === 'rice_ss_irrigated' && row.zone === 'transition')).toEqual(
      [
        'The set for irrigated rice in transition is rice_ss_irrigated, which has no rates for them. Name a set that has, or add its rates.',
      ],
    );
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
    const named = checkJoins({
      ...rows,
      districts: [...rows.districts, ...guan.map((row) => ({ ...row, districtId: 'guan_2' }))],
    }).map(({ sentence }) => sentence);
    expect(named).toEqual(['Districts: guan and guan_2 are both called "Guan". Give each its own name.']);
  });
});
