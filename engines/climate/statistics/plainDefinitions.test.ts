import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, dayNumber } from '../../dates/day.ts';
import type { Answer } from '../yearResult.ts';
import { cropYear, isCropSafe } from '../crops/cropTable.ts';
import { drySpellRisk } from '../extremes/drySpellRisk.ts';
import { lastRain, lastRainRules, waterEndRules } from '../seasons/endOfRains.ts';
import { dayAt, type DailySeries, makeSeries } from '../series.ts';
import { drySpells } from '../extremes/spells.ts';
import { startOfRains } from '../seasons/startOfRains.ts';
import { startRules } from '../seasons/startRules.ts';
import {
  dayOf,
  plainCrop,
  plainEnd,
  plainLastRain,
  type PlainRecord,
  plainRisk,
  plainSpell,
  plainStart,
  span,
  sumOf,
} from '../testing/plainDefinitions.ts';
import { drySpellOfWindow, rainTotal, seasonWindows, wetDayCount, WHOLE_YEAR, windowSpan } from './totals.ts';
import { endOfSeason, soilWater } from '../crops/waterBalance.ts';

/** Amounts around every limit of a definition, in hundredths. */
const AMOUNTS = [1, 84, 85, 99, 100, 300, 450, 500, 550, 999, 1000, 1001, 1250, 2000, 2001, 2500, 4000, 12_000];

/**
 * A record that begins and ends on any day of 2003 to 2006: rain on few days or many, single days and whole weeks
 * without a value, days without a row.
 */
const records = fc
  .record({
    begins: fc.integer({ min: 0, max: 200 }),
    days: fc.integer({ min: 500, max: 1200 }),
    seed: fc.integer({ min: 1, max: 2 ** 30 }),
    wetShare: fc.constantFrom(0.05, 0.2, 0.45),
    gapShare: fc.constantFrom(0, 0, 0.002, 0.02),
  })
  .map(({ begins, days, seed, wetShare, gapShare }): PlainRecord => {
    let state = seed;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const record = new Map<Day, number | null>();
    let gap = 0;
    for (let at = 0; at < days; at += 1) {
      const day = addDays('2003-01-01', begins + at);
      const season = /-0[4-9]-|-10-/.test(day) ? 1 : 0.2;
      const rain = random() < wetShare * season ? (AMOUNTS[Math.floor(random() * AMOUNTS.length)] ?? 0) : 0;
      if (random() < gapShare) gap = random() < 0.5 ? 1 : 7;
      if (gap > 0) gap -= 1;
      if (gap > 0 && random() < 0.3 && at > 0 && at < days - 1) continue;
      record.set(day, gap > 0 ? null : rain);
    }
    return record;
  });

const seriesOf = (record: PlainRecord): DailySeries =>
  makeSeries(
    'made-up',
    [...record].map(([day, rain]) => ({ day: dayNumber(day), rain })),
  );
const said = (series: DailySeries, answer: Answer) => (answer.kind === 'day' ? dayAt(series, answer.day) : answer.kind);
const YEARS = [2003, 2004, 2005, 2006];

/** Compares two ways of working the same thing out on many records, and hands back the first that differs. */
function firstDifference(differences: (record: PlainRecord, series: DailySeries, years: number[]) => string[]) {
  let found: string[] = [];
  fc.check(
    fc.property(records, (record) => {
      const series = seriesOf(record);
      const here = differences(
        record,
        series,
        YEARS.filter((year) => year >= series.firstYear && year <= series.lastYear),
      );
      if (here.length > 0) found = here;
      return here.length === 0;
    }),
    { numRuns: 60, endOnFailure: true },
  );
  return found;
}

const differ = (name: string, ours: unknown, plain: unknown) =>
  ours === plain ? [] : [`${name}: ${String(ours)}, plainly ${String(plain)}`];

describe.each(['south', 'north'] as const)('every definition of the %s says what its wording says', (zone) => {
  it('of the start of the rains', () => {
    expect(
      firstDifference((record, series, years) =>
        startRules(zone).flatMap((rule) =>
          years.flatMap((year) =>
            differ(
              `${rule.id} ${year}`,
              said(series, startOfRains(series, drySpells(series, rule.wetDay), year, rule)),
              plainStart(record, year, rule),
            ),
          ),
        ),
      ),
    ).toEqual([]);
  });
  it('of the last rain and the end of the season', () => {
    expect(
      firstDifference((record, series, years) =>
        years.flatMap((year) => [
          ...lastRainRules(zone).flatMap((rule) =>
            differ(`${rule.id} ${year}`, said(series, lastRain(series, year, rule)), plainLastRain(record, year, rule)),
          ),
          ...waterEndRules(zone).flatMap((rule) => {
            const plain = plainEnd(record, year, rule);
            const answer = endOfSeason(series, soilWater(series, rule.capacity, rule.loss), year, rule);
            return plain === 'doubtful' ? [] : differ(`${rule.id} ${year}`, said(series, answer), plain);
          }),
        ]),
      ),
    ).toEqual([]);
  });
  it('of totals, rain days and dry spells of the seasons', () => {
    expect(
      firstDifference((record, series, years) =>
        years.flatMap((year) =>
          [...seasonWindows(zone), WHOLE_YEAR].flatMap((window) => {
            const days = span(dayOf(year, window.from) ?? '', dayOf(year, window.to) ?? '');
            const [from, to] = windowSpan(series, year, window);
            const total = sumOf(record, days);
            const wet = days.filter((day) => (record.get(day) ?? 0) >= 85).length;
            return [
              ...differ(`total ${window.id} ${year}`, rainTotal(series, from, to)?.rain ?? null, total),
              ...differ(`days ${window.id} ${year}`, wetDayCount(series, 85, from, to), total === null ? null : wet),
              ...[true, false].flatMap((whole) =>
                differ(
                  `spell ${window.id} ${year} ${whole}`,
                  drySpellOfWindow(series, drySpells(series, 85, true), from, to, whole),
                  plainSpell(record, days, 85, whole),
                ),
              ),
            ];
          }),
        ),
      ),
    ).toEqual([]);
  });
});

it('dry spells after a day are counted as their wording says', () => {
  expect(
    firstDifference((record, series) =>
      (['IN30', 'BEGIN30'] as const).flatMap((kind) =>
        [7, 15].flatMap((days) => {
          const ours = drySpellRisk(series, 85, kind, days);
          return [1, 59, 60, 61, 120, 200, 334, 366].flatMap((doy) =>
            differ(
              `${kind} ${days} from ${doy}`,
              JSON.stringify(ours[doy]),
              JSON.stringify(plainRisk(record, doy, 85, kind, days)),
            ),
          );
        }),
      ),
    ),
  ).toEqual([]);
});

it('crops come through as the wording says, with windows that the record or the year cuts', () => {
  const ends: Answer[] = [{ kind: 'none' }, { kind: 'unknown' }];
  expect(
    firstDifference((record, series, years) =>
      years.flatMap((year) =>
        [61, 122, 197, 290].flatMap((plantedOn) =>
          [75, 120].flatMap((days) =>
            [250, 600].flatMap((water) => {
              const on = (doy: number): Answer => ({ kind: 'day', day: windowSpan(series, year, WHOLE_YEAR)[0] + doy });
              return [...ends, on(150), on(360)].flatMap((answer) => {
                const doy = answer.kind === 'day' ? (series.doy[answer.day] ?? 0) : null;
                return differ(
                  `${year} ${plantedOn} ${days} ${water}`,
                  isCropSafe(cropYear(series, year, { plantedOn, days }, on(60), answer), water, true),
                  plainCrop(
                    record,
                    year,
                    { plantedOn, days, water },
                    series.doy[windowSpan(series, year, WHOLE_YEAR)[0] + 60] ?? 0,
                    doy,
                  ),
                );
              });
            }),
          ),
        ),
      ),
    ),
  ).toEqual([]);
});
