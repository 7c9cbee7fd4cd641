import { describe, expect, it } from 'vitest';
import type { OnsetWindow, Season } from '../calendar/types.ts';
import { checkOnset } from './checkOnset.ts';

const window = (season: Season, earliest: string, typical: string, latest: string): OnsetWindow => ({
  regionId: 'ashanti',
  zone: 'transition',
  season,
  onset: { earliest, typical, latest },
  cessation: { earliest: '12-01', typical: '12-10', latest: '12-20' },
});
const south = [window('major', '03-11', '03-22', '04-20'), window('minor', '08-25', '09-05', '09-20')];
const north = [window('single', '05-01', '05-15', '05-31')];
const check = (onsetOn: string, season: Season = 'major', windows = south) =>
  checkOnset({ placeName: 'Ejura', season, onsetOn, today: '2026-04-15' }, windows);

describe('a declared onset', () => {
  it('inside its window is believed without a word, to its first and last day', () => {
    for (const day of ['2026-03-11', '2026-03-22', '2026-04-20'])
      expect(check(day)).toEqual({ year: 2026, warnings: [], unusual: [] });
  });

  it('of a season that is over moves nothing that is seen, and says so', () => {
    expect(check('2025-09-01', 'minor')).toMatchObject({
      year: 2025,
      warnings: [
        'The rains of that season were over by 20 Dec 2025. The declaration is kept, but the plans visitors see are of the next season and do not move, except those of crops that stand longer.',
      ],
    });
  });

  it('a day outside is believed with a warning', () => {
    expect(check('2026-03-10')).toMatchObject({ year: 2026, unusual: [expect.stringContaining('is 1 day outside')] });
    expect(check('2026-04-23')).toMatchObject({
      year: 2026,
      warnings: [
        '23 Apr 2026 is 3 days outside the usual window: the rains of the major season set in between 11 Mar and 20 Apr. Check the date.',
      ],
    });
  });

  it('120 days outside is believed, 121 is not', () => {
    expect(check('2026-09-28', 'single', north)).toMatchObject({ year: 2026 });
    expect(check('2026-09-29', 'single', north)).toEqual({
      mistake:
        '29 Sep 2026 is 121 days outside the window of the single season in Ejura, where the rains set in between 1 May and 31 May. Check the date.',
    });
  });

  it('nearer to the other season belongs there', () => {
    expect(check('2026-08-20')).toEqual({
      mistake:
        '20 Aug 2026 is nearer to the minor season of Ejura, whose rains set in between 25 Aug and 20 Sep; those of the major season between 11 Mar and 20 Apr. Choose the minor season, or another day.',
    });
  });

  it('of a season the place does not have is refused', () => {
    expect(check('2026-05-10', 'single')).toEqual({ mistake: 'Ejura has no single season. Choose major or minor.' });
  });

  it('of years ago or to come is refused', () => {
    expect(check('2024-03-22')).toEqual({
      mistake: 'The onset of 2024-03-22 lies in 2024. Give a day of last, this or next year.',
    });
    expect(check('2027-03-22')).toMatchObject({ year: 2027 });
  });

  it('fits a region when it fits one of its zones', () => {
    const zones = [...south, window('major', '03-01', '03-05', '03-10')];
    expect(check('2026-03-02', 'major', zones)).toEqual({ year: 2026, warnings: [], unusual: [] });
  });
});
