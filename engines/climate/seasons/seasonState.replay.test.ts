import { describe, expect, it } from 'vitest';
import { waterEndRules } from './endOfRains.ts';
import { seasonState } from './seasonState.ts';
import { type DailySeries, entryOf, yearsOf } from '../series.ts';
import { drySpells } from '../extremes/spells.ts';
import { type RecordedStart, dayBegunIn, failuresAround, recordedStarts, startYears } from './startRecord.ts';
import { startOfRains } from './startOfRains.ts';
import { startRule } from './startRules.ts';
import { hasSharedClimate, sharedRows, sharedSeries } from '../testing/sharedClimate.ts';

const start = startRule('north', 'SOR-GE20-3D-DS9-30');

/** Ways to say "plant now": at the first rain, at the first of which few failed in other years, once it is confirmed. */
const WAYS = ['firstRain', 'fewFailed', 'confirmed'] as const;

/** A third of the starts of other years within ten days may have failed, of at least five. */
const FEW = { share: 1 / 3, within: 10, starts: 5 };

describe.skipIf(!hasSharedClimate)('Tamale 1944–1980 day by day', () => {
  const years = hasSharedClimate ? replay(sharedSeries('tamale-a')) : [];
  const settled = years.filter(({ truth }) => truth !== null);

  it('says "the rains have set in" in no year before the gauge does, and of no other day', () => {
    expect(settled).toHaveLength(36);
    expect(
      settled.filter(({ truth, said, saidOf }) => said !== null && (saidOf !== truth || said < (truth ?? 0) + 30)),
    ).toEqual([]);
    expect(settled.filter(({ said }) => said === null)).toEqual([]);
  });

  it('tells fewer farmers to plant on a false start than the first rain does', () => {
    const table = WAYS.map((way) => ({
      way,
      said: settled.filter(({ told }) => told[way].first !== null).length,
      false: settled.filter(({ told }) => told[way].isFalse).length,
      daysAfterStart: median(
        settled.flatMap(({ told, truth }) =>
          told[way].isFalse || told[way].first === null ? [] : [(told[way].first ?? 0) - (truth ?? 0)],
        ),
      ),
    }));
    console.info(table);
    const [firstRain, fewFailed, confirmed] = table.map((line) => line.false);
    // As many as the other software counts; the table is in docs/climate.md.
    const counted = sharedRows('false_starts__tamale-a.csv').filter(
      (row) => row['definition']?.startsWith('FALSESTART') && row['value'] === '1',
    );
    expect(firstRain).toBe(counted.length);
    expect(fewFailed).toBeLessThan(firstRain ?? 0);
    expect(confirmed).toBe(0);
  });
});

function replay(series: DailySeries) {
  const spells = drySpells(series, start.wetDay);
  const record = recordedStarts(series, spells, start);
  const rules = {
    start,
    end: waterEndRules('north')[0]!,
    lateAfter: dayBegunIn(startYears(series, spells, start), 0.8),
    dryFrom: 7,
    endingBelow: 2000,
    tellsRain: true,
  };
  return yearsOf(series).map((year) => {
    const answer = startOfRains(series, spells, year, start);
    const truth = answer.kind === 'day' ? answer.day : null;
    const told = { firstRain: nothingTold(), fewFailed: nothingTold(), confirmed: nothingTold() };
    let [said, saidOf]: [number | null, number | null] = [null, null];
    const from = Math.max(series.firstRecord, entryOf(series, year, 75));
    for (let today = from; today <= entryOf(series, year, 280); today += 1) {
      const { phase, day } = seasonState(series, year, today, rules);
      const about = day === null ? null : from + daysBetweenEntries(series, day, from);
      if (phase === 'candidate' && about === today) {
        tell(told.firstRain, today, truth);
        if (isRarelyFalse(record, series.doy[today] ?? 0, year)) tell(told.fewFailed, today, truth);
      }
      if (phase !== 'confirmed' && phase !== 'drySpell') continue;
      tell(told.confirmed, today, truth, about);
      tell(told.fewFailed, today, truth, about);
      if (said === null) [said, saidOf] = [today, about];
    }
    return { year, truth, said, saidOf, told };
  });
}

interface Told {
  first: number | null;
  isFalse: boolean;
}

function nothingTold(): Told {
  return { first: null, isFalse: false };
}

/** Notes the first time a way says it; it is false where the start it is about is not the year's. */
function tell(told: Told, today: number, truth: number | null, about: number | null = today): void {
  if (told.first !== null) return;
  told.first = today;
  told.isFalse = about !== truth;
}

function isRarelyFalse(record: readonly RecordedStart[], doy: number, year: number): boolean {
  const { failed, starts } = failuresAround(record, doy, FEW.within, year);
  return starts >= FEW.starts && failed / starts <= FEW.share;
}

function daysBetweenEntries(series: DailySeries, day: string, from: number): number {
  return Math.round(Date.parse(day) / 86_400_000 - series.start - from);
}

function median(values: readonly number[]): number {
  return values.toSorted((p, q) => p - q)[Math.floor(values.length / 2)] ?? NaN;
}
