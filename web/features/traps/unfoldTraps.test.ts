import { expect, test } from 'vitest';
import { unfoldTraps } from './unfoldTraps.ts';

test('traps of one district share its words, and each has its own counts', () => {
  const maize = {
    species: { id: 'fall_armyworm', name: 'Fall armyworm' },
    trapType: 'Bucket',
    lure: 'Z9',
    crop: 'Maize',
  };
  const place = { region: 'Ashanti', district: 'Ejura Sekyedumase Municipal', from: '2026-03-15' };
  const traps = unfoldTraps({
    places: [place],
    kinds: [{ species: null, trapType: '', lure: '', crop: '' }, maize],
    traps: [
      [7, 'North', 7.4, -1.36, 0, 'Ejura', 1, 120, 3, '2026-04-01', [40, 0], 60, 12, 5],
      [8, 'South', 7.3, -1.35, 0, '', 0, 0, 0, null, [], 0, 0, null],
    ],
  });
  expect(traps).toEqual([
    {
      ...maize,
      region: 'Ashanti',
      district: 'Ejura Sekyedumase Municipal',
      id: 7,
      name: 'North',
      latitude: 7.4,
      longitude: -1.36,
      community: 'Ejura',
      total_count: 120,
      reports: 3,
      last_visit: '2026-04-01',
      latest: [40, 0],
      catch: { caught: 60, nights: 12, perNight: 5, from: '2026-03-15' },
    },
    expect.objectContaining({
      id: 8,
      species: null,
      latest: [],
      catch: { caught: 0, nights: 0, perNight: null, from: '2026-03-15' },
    }),
  ]);
});
