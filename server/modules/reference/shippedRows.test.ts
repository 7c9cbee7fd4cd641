import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { readShipped } from './shipped.ts';

const rows = (await readShipped(path.join(root, 'content', 'reference'))).rows();

describe('the windows of the rains', () => {
  const windowOf = (regionId: string, zone: string, season: string) => {
    const found = rows.onsetWindows.find(
      (row) => row.regionId === regionId && row.zone === zone && row.season === season,
    );
    if (found === undefined) throw new Error(`No ${season} window of ${regionId} ${zone}`);
    return found;
  };

  it.each(['major', 'minor'])('give the Central coast a %s season of its own, not that of Accra', (season) => {
    const [central, accra] = ['central', 'greater_accra'].map((region) => windowOf(region, 'coastal_savanna', season));
    expect(central?.onsetTypical).not.toBe(accra?.onsetTypical);
    // Wetter than Accra: the rains come sooner and go later.
    expect((central?.onsetTypical ?? '') < (accra?.onsetTypical ?? '')).toBe(true);
    expect((central?.cessationTypical ?? '') > (accra?.cessationTypical ?? '')).toBe(true);
    expect(central).toMatchObject({ basis: 'expert-general-knowledge', verification: '' });
    expect(central?.note).toMatch(/^Approximate/);
  });

  it('call no onset seen that lies before the week its source names', () => {
    // "From the second week of September": the 8th at the soonest.
    const sooner = rows.onsetWindows.filter(
      ({ source, onsetTypical, verification }) =>
        source.includes('second week of September') && onsetTypical < '09-08' && verification === 'seen',
    );
    expect(sooner.map(({ regionId, zone }) => `${regionId} ${zone}`)).toEqual([]);
  });
});

describe('the days of maturity classes', () => {
  it('are not called seen where the note says that some of them are general knowledge', () => {
    const called = rows.crops.filter(
      ({ verification, note }) => verification === 'seen' && /general knowledge|against|rest|up to/i.test(note),
    );
    expect(called.map(({ cropId }) => cropId)).toEqual([]);
  });
});

describe('the crops of a trap species', () => {
  it('name a crop of the calendar as one of it, not among the other crops', () => {
    const names = new Set(rows.crops.flatMap(({ cropId, name }) => [cropId.replaceAll('_', ' '), name.toLowerCase()]));
    const misplaced = rows.trapSpecies.flatMap(({ speciesId, otherCrops }) =>
      otherCrops.filter((crop) => names.has(crop.toLowerCase())).map((crop) => `${speciesId}: ${crop}`),
    );
    expect(misplaced).toEqual([]);
  });
});
