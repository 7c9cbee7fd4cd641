import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfRains } from './seasons/startOfRains.ts';
import { startRules } from './seasons/startRules.ts';
import { type DailySeries, entryOf, makeSeries, MISSING, withRain, yearsOf } from './series.ts';
import { drySpells, wetDaysBetween } from './extremes/spells.ts';
import { dayNumberOf } from '../dates/day.ts';

/** Three years around a leap year with rain of any amount on some days and gaps on others, as hundredths. */
const rain = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 4000 }) },
    { weight: 1, arbitrary: fc.constant(MISSING) },
  ),
  { minLength: 1096, maxLength: 1096 },
);
const known = fc.array(
  fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 4000 }) }),
  {
    minLength: 1096,
    maxLength: 1096,
  },
);

const START = dayNumberOf(2003, 1, 1);

function seriesOf(values: readonly number[]): DailySeries {
  return makeSeries(
    'any',
    values.map((value, at) => ({ day: START + at, rain: value === MISSING ? null : value })),
  );
}

/** What breaks a rule, or null. */
function broken<T>(property: fc.IProperty<T>): T | null {
  return fc.check(property, { numRuns: 40 }).counterexample;
}

it('taking days away never adds a rain day', () => {
  expect(
    broken(
      fc.property(rain, fc.array(fc.nat(1095), { maxLength: 40 }), (values, taken) => {
        const series = seriesOf(values);
        const less = withRain(
          series,
          series.rain.map((value, at) => (taken.includes(at) ? MISSING : value)),
        );
        return wetDaysBetween(less, 85, 0, 1095) <= wetDaysBetween(series, 85, 0, 1095);
      }),
    ),
  ).toBeNull();
});

it('doubling the rain never delays a start', () => {
  expect(
    broken(
      fc.property(known, (values) => {
        const [series, doubled] = [seriesOf(values), seriesOf(values.map((value) => value * 2))];
        for (const rule of startRules('south')) {
          const spells = [drySpells(series, rule.wetDay), drySpells(doubled, rule.wetDay)] as const;
          for (const year of [2003, 2004, 2005]) {
            const before = startOfRains(series, spells[0], year, rule);
            const after = startOfRains(doubled, spells[1], year, rule);
            if (before.kind === 'day' && !(after.kind === 'day' && after.day <= before.day)) return false;
          }
        }
        return true;
      }),
    ),
  ).toBeNull();
});

it('a leap year moves nothing: the same rain on the same dates begins the rains on the same date', () => {
  expect(
    broken(
      fc.property(known, (values) => {
        // 2003 and 2004 get the rain of the same calendar days; 29 February stays dry, so nothing before March differs.
        const plain = seriesOf(values);
        const days = makeSeries(
          'any',
          [2003, 2004, 2005].flatMap((year) => {
            const [from, count] = [dayNumberOf(year, 1, 1), dayNumberOf(year + 1, 1, 1) - dayNumberOf(year, 1, 1)];
            return Array.from({ length: count }, (_, at) => {
              const doy = year === 2004 || at < 59 ? at + 1 : at + 2;
              return { day: from + at, rain: doy === 60 ? 0 : (plain.rain[entryOf(plain, 2003, doy)] ?? 0) };
            });
          }),
        );
        for (const rule of startRules('north')) {
          const spells = drySpells(days, rule.wetDay);
          const doys = yearsOf(days)
            .slice(0, 2)
            .map((year) => {
              const answer = startOfRains(days, spells, year, rule);
              return answer.kind === 'day' ? days.doy[answer.day] : answer.kind;
            });
          if (doys[0] !== doys[1]) return false;
        }
        return true;
      }),
    ),
  ).toBeNull();
});

it('a start that can be known with gaps is the one without them', () => {
  expect(
    broken(
      fc.property(known, fc.array(fc.nat(1095), { maxLength: 12 }), (values, taken) => {
        const series = seriesOf(values);
        const less = withRain(
          series,
          series.rain.map((value, at) => (taken.includes(at) ? MISSING : value)),
        );
        return startRules('south').every((rule) => {
          const [all, some] = [drySpells(series, rule.wetDay), drySpells(less, rule.wetDay)];
          return [2003, 2004, 2005].every((year) => {
            const [answer, whole] = [startOfRains(less, some, year, rule), startOfRains(series, all, year, rule)];
            return answer.kind === 'unknown' || JSON.stringify(answer) === JSON.stringify(whole);
          });
        });
      }),
    ),
  ).toBeNull();
});
