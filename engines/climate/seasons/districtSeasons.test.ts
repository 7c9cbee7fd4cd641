import { describe, expect, it } from 'vitest';
import { resolveOnset } from '../../calendar/resolveOnset.ts';
import type { OnsetReport, OnsetWindow } from '../../calendar/types.ts';
import { addDays, type Day, dayNumber } from '../../dates/day.ts';
import { onsetReports, seasonNow, seasonRecords } from './districtSeasons.ts';
import { makeSeries } from '../series.ts';
import { sayAll } from '../../calendar/sentences/say.ts';

/**
 * Eleven years in the north. In ten of them 25 mm fall on 10 April and a long dry spell follows; the rains set in on
 * 10, 11 … 19 May. In the last, 2011, there is nothing before 1 June, and then rain every fourth day.
 */
function rainOn(day: Day): number {
  const year = Number(day.slice(0, 4));
  // Before the first wet day it is not known how long it has been dry.
  if (day === '2001-03-01') return 1;
  if (year < 2011 && day.slice(5) === '04-10') return 25;
  const begins = year === 2011 ? '2011-06-01' : addDays(`${year}-05-10`, year - 2001);
  const since = dayNumber(day) - dayNumber(begins);
  return since >= 0 && day.slice(5) <= '09-30' && since % 4 === 0 ? 21 : 0;
}

function recordUpTo(last: Day, missing: readonly Day[] = []) {
  const first = dayNumber('2001-01-01');
  const days = Array.from({ length: dayNumber(last) - first + 1 }, (_, at) => {
    const day = addDays('2001-01-01', at);
    return { day: first + at, rain: missing.includes(day) ? null : rainOn(day) * 100 };
  });
  return makeSeries('made-up', days);
}

const window: OnsetWindow = {
  regionId: 'northern',
  zone: 'guinea_savannah',
  season: 'single',
  onset: { earliest: '04-01', typical: '05-01', latest: '05-20' },
  cessation: { earliest: '10-01', typical: '10-15', latest: '10-31' },
};

/** What the calendar makes of the record on a day of 2011 of which the record knows everything up to the day before. */
function onsetOn(
  today: Day,
  others: readonly OnsetReport[] = [],
  newest = addDays(today, -1),
  missing: readonly Day[] = [],
) {
  const series = recordUpTo(newest, missing);
  const [known] = seasonRecords(series, 'north', 'Made-up place', true);
  if (!known) throw new Error('There is a season.');
  return resolveOnset(window, 2011, [...others, ...onsetReports(known, seasonNow(series, known.rules, today), today)]);
}

describe('the onset of the calendar, from daily rain', () => {
  it('is the middle of the years before the season, with how many starts around it failed', () => {
    // Of 2001–2010 the fifth began on 14 May, the second on the 11th, the eighth on the 17th; 2011 cannot be known yet.
    const onset = onsetOn('2011-03-01');
    expect(onset).toMatchObject({
      kind: 'forecast',
      scope: 'district',
      earliest: '2011-05-11',
      typical: '2011-05-14',
      latest: '2011-05-17',
      isOfRecord: true,
    });
    expect(sayAll(onset.note)).toBe(
      'In 10 years of daily rain at Made-up place (2001–2011) the rains had set in by 14 May in half of them and by 17 May in 8 of 10. ' +
        'The table of usual windows has it 13 days earlier. The start of the rains is looked for from 1 Apr on. ' +
        'Of 10 starts from 4 May to 24 May at Made-up place (2001–2011) 0 failed (0 %): a long dry spell followed.',
    );
  });
  it('moves on as the season does: only years that began later count', () => {
    // On 14 May, known to the 13th, six years are left: 14 to 19 May.
    expect(onsetOn('2011-05-14')).toMatchObject({ typical: '2011-05-16', latest: '2011-05-18' });
  });
  it('is all years again, said to be late, once too few began later', () => {
    const onset = onsetOn('2011-05-25');
    expect(onset).toMatchObject({ typical: '2011-05-14' });
    expect(sayAll(onset.note)).toContain('are late');
  });
  it('does not follow a first rain of a kind that mostly failed', () => {
    const april = recordUpTo('2010-04-12');
    const [known] = seasonRecords(april, 'north', 'Made-up place', true);
    if (!known) throw new Error('There is a season.');
    const onset = resolveOnset(
      window,
      2010,
      onsetReports(known, seasonNow(april, known.rules, '2010-04-13'), '2010-04-13'),
    );
    expect(onset).toMatchObject({ kind: 'forecast', typical: '2010-05-14' });
    expect(sayAll(onset.note)).toContain('Until 10 May a dry spell can still make it a false start.');
  });
  it('is observed once no dry spell can make it a false start, and a forecast where days are missing', () => {
    expect(onsetOn('2011-07-02')).toMatchObject({ kind: 'observed', typical: '2011-06-01', earliest: '2011-06-01' });
    expect(onsetOn('2011-07-02', [], '2011-07-01', ['2011-05-20'])).toMatchObject({
      kind: 'forecast',
      typical: '2011-06-01',
    });
  });
  it('says nothing of this season with days that are old, but what they settled', () => {
    expect(onsetOn('2011-07-20', [], '2011-06-20')).toMatchObject({ kind: 'forecast', typical: '2011-05-14' });
    expect(onsetOn('2011-09-20', [], '2011-07-01')).toMatchObject({ kind: 'observed', typical: '2011-06-01' });
  });
  it('gives way to a declared one, which is told what the record says of such a start', () => {
    const declared: OnsetReport = {
      kind: 'declared',
      scope: 'region',
      season: 'single',
      earliest: '2011-04-12',
      typical: '2011-04-12',
      latest: '2011-04-12',
      note: '',
    };
    const onset = onsetOn('2011-07-02', [declared]);
    expect(onset).toMatchObject({ kind: 'declared', typical: '2011-04-12' });
    expect(onset.isOfRecord).toBeUndefined();
    expect(sayAll(onset.note)).toContain(
      'Of 10 starts from 2 Apr to 22 Apr at Made-up place (2001–2011) 10 failed (100 %)',
    );
  });
  it('is the table of windows where no daily rain is in use, and says so', () => {
    const onset = resolveOnset(window, 2011, []);
    expect(onset).toMatchObject({ kind: 'default', typical: '2011-05-01' });
    expect(sayAll(onset.note)).toContain(
      'That is the table of usual windows: no daily rain is in use for this district.',
    );
  });
});
