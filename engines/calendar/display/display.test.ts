import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText } from '../../dates/day.ts';
import { activityColour } from './activityColour.ts';
import { type ComparedPlan, comparePlans } from './comparePlans.ts';
import { ganttBar, ganttSpan, seasonInYear } from './gantt.ts';
import { carouselOrder, isThisMonth, monthsOf, stepMonth } from './months.ts';

describe('months', () => {
  const maize = [
    { key: 'LP', start: '2026-02-20', end: '2026-03-12' },
    { key: 'PL', start: '2026-03-29', end: '2026-04-07' },
    { key: 'HV', start: '2026-06-22', end: '2026-07-05' },
  ];
  const onion = [
    { key: 'PL', start: '2026-11-01', end: '2026-11-14' },
    { key: 'PS', start: '2026-11-26', end: '2027-01-24' },
    { key: 'HV', start: '2027-02-14', end: '2027-03-06' },
  ];
  const keysOf = (months: { key: string }[][]) => months.map((month) => month.map((each) => each.key).join(' '));

  it('hold an activity in every month it touches', () => {
    expect(keysOf(monthsOf(maize))).toEqual(['', 'LP', 'LP PL', 'PL', '', 'HV', 'HV', '', '', '', '', '']);
  });
  it('hold it over New Year', () => {
    expect(keysOf(monthsOf(onion))).toEqual(['PS', 'HV', 'HV', '', '', '', '', '', '', '', 'PL PS', 'PS']);
  });
  it('hold an activity once, however long it is', () => {
    expect(keysOf(monthsOf([{ key: 'PS', start: '2026-05-30', end: '2027-06-10' }]))).toEqual(Array(12).fill('PS'));
  });

  it.each([
    ['2026-11-01', '2026-11-14', '2026-11-30', true],
    ['2026-11-26', '2027-01-24', '2026-12-10', true],
    ['2026-11-26', '2027-01-24', '2030-01-31', true],
    ['2026-11-26', '2027-01-24', '2026-02-01', false],
    ['2026-03-29', '2026-04-07', '2026-05-01', false],
    ['2026-05-30', '2027-05-29', '2026-09-09', true],
  ])('give %s to %s the ribbon on %s: %s', (start, end, today, ribbon) => {
    expect(isThisMonth({ start, end }, today)).toBe(ribbon);
  });

  it('start the carousel at the current month and go round', () => {
    expect(carouselOrder(maize, '2026-04-15').map((each) => each.key)).toEqual(['PL', 'HV', 'LP']);
    expect(carouselOrder(maize, '2026-05-15').map((each) => each.key)).toEqual(['HV', 'LP', 'PL']);
    expect(carouselOrder(maize, '2026-11-21').map((each) => each.key)).toEqual(['LP', 'PL', 'HV']);
    expect(carouselOrder([], '2026-11-21')).toEqual([]);
  });
  it('start it at the first of those of this month, and else at the next to come, in whatever order they stand', () => {
    expect(carouselOrder(maize, '2026-03-10').map((each) => each.key)).toEqual(['LP', 'PL', 'HV']);
    const [february, october, december] = [
      { key: 'W1', start: '2026-02-01', end: '2026-02-28' },
      { key: 'HV', start: '2026-10-01', end: '2026-10-31' },
      { key: 'PS', start: '2026-12-01', end: '2026-12-31' },
    ] as const;
    expect(carouselOrder([february, october], '2026-11-21').map((each) => each.key)).toEqual(['W1', 'HV']);
    expect(carouselOrder([october, february], '2026-11-21').map((each) => each.key)).toEqual(['W1', 'HV']);
    expect(carouselOrder([december, { ...october, end: '2026-11-05' }], '2026-11-21').map((each) => each.key)).toEqual([
      'HV',
      'PS',
    ]);
  });

  it('are stepped through, activity by activity, then to the next month that has any', () => {
    const counts = [0, 1, 2, 1, 0, 1, 1, 0, 0, 0, 0, 0];
    expect(stepMonth(counts, { month: 1, index: 0 }, 1)).toEqual({ month: 2, index: 0 });
    expect(stepMonth(counts, { month: 2, index: 0 }, 1)).toEqual({ month: 2, index: 1 });
    expect(stepMonth(counts, { month: 2, index: 1 }, -1)).toEqual({ month: 2, index: 0 });
    expect(stepMonth(counts, { month: 3, index: 0 }, 1)).toEqual({ month: 5, index: 0 });
    expect(stepMonth(counts, { month: 6, index: 0 }, 1)).toEqual({ month: 1, index: 0 });
    expect(stepMonth(counts, { month: 3, index: 0 }, -1)).toEqual({ month: 2, index: 1 });
    expect(stepMonth(counts, { month: 1, index: 0 }, -1)).toEqual({ month: 6, index: 0 });
    expect(stepMonth(counts, { month: 10, index: 0 }, -1)).toEqual({ month: 6, index: 0 });
  });
  it('stay where they are when there is nowhere to go', () => {
    expect(stepMonth(Array(12).fill(0), { month: 4, index: 0 }, 1)).toEqual({ month: 4, index: 0 });
    expect(stepMonth([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], { month: 1, index: 0 }, -1)).toEqual({ month: 1, index: 0 });
  });
});

describe('the Gantt chart', () => {
  const bars = [
    { code: 'LP', start: '2026-02-20', end: '2026-03-12' },
    { code: 'HV', start: '2026-06-22', end: '2026-07-05' },
    { code: 'DS', start: '2026-07-02', end: '2026-07-22' },
  ];
  it('runs from 7 days before the first start to 7 days after harvest', () => {
    expect(ganttSpan(bars)).toEqual({ start: '2026-02-13', end: '2026-07-12' });
  });
  it('runs to 7 days after the last activity when nothing is coded HV', () => {
    expect(ganttSpan(bars.filter((bar) => bar.code !== 'HV'))).toEqual({ start: '2026-02-13', end: '2026-07-29' });
    expect(ganttSpan([])).toBeNull();
  });
  it('places bars as shares of its width and cuts what goes on', () => {
    const chart = { start: '2026-01-01', end: '2026-01-10' };
    expect(ganttBar(chart, { start: '2026-01-03', end: '2026-01-05' })).toEqual({
      left: 0.2,
      width: 0.3,
      goesOn: false,
    });
    expect(ganttBar(chart, { start: '2026-01-06', end: '2026-01-20' })).toEqual({
      left: 0.5,
      width: 0.5,
      goesOn: true,
    });
    expect(ganttBar(chart, { start: '2026-01-10', end: '2026-01-10' }).goesOn).toBe(false);
  });
  it('moves a whole season by whole years and never tears one over New Year', () => {
    const onion = [
      { start: '2026-11-01', end: '2026-11-14' },
      { start: '2027-02-14', end: '2027-03-06' },
    ];
    expect(seasonInYear(onion, 2028)).toEqual([
      { start: '2028-11-01', end: '2028-11-14' },
      { start: '2029-02-14', end: '2029-03-06' },
    ]);
    expect(seasonInYear(onion, 2026)).toEqual(onion);
    expect(seasonInYear(onion, 2025)).toEqual([
      { start: '2025-11-01', end: '2025-11-14' },
      { start: '2026-02-14', end: '2026-03-06' },
    ]);
    expect(seasonInYear([], 2026)).toEqual([]);
  });
  it('knows leap days', () => {
    expect(seasonInYear([{ start: '2028-02-29', end: '2028-03-10' }], 2026)).toEqual([
      { start: '2026-02-28', end: '2026-03-10' },
    ]);
  });
  it('keeps the order of any season it moves', () => {
    const start = fc.integer({ min: 18_000, max: 25_000 });
    const season = fc.array(fc.tuple(start, fc.integer({ min: 0, max: 200 })), { minLength: 1, maxLength: 12 });
    const holds = fc.check(
      fc.property(season, fc.integer({ min: 2000, max: 2100 }), (spans, year) => {
        const activities = spans
          .map(([from, length]) => ({ start: dayText(from), end: dayText(from + length) }))
          .toSorted((a, b) => (a.start < b.start ? -1 : 1));
        const moved = seasonInYear(activities, year);
        return (
          moved[0]?.start.startsWith(String(year)) &&
          moved.every((each, index) => {
            const next = moved[index + 1];
            return each.start <= each.end && (next === undefined || each.start <= next.start);
          })
        );
      }),
    );
    expect(holds.counterexample).toBeNull();
  });
});

describe('the colour of an activity', () => {
  it.each([
    ['Site selection', 'site'],
    ['Land preparation', 'land'],
    ['Germination test', 'test'],
    ['Rainonset', 'rainonset'],
    ['Seed innoculation', 'innoculation'],
    ['Seed inoculation before planting', 'innoculation'],
    ['Planting', 'planting'],
    ['Basal fertilizer application', 'basal'],
    ['Basal dressing', 'basal'],
    ['Fertilizer App (Top Dressing)', 'top'],
    ['Second fertilizer round', 'basal'],
    ['First weeding', 'weed'],
    ['Pesticide App.', 'pest'],
    ['Harvesting', 'harvesting'],
    ['Site test before planting', 'site'],
  ])('%s is %s', (name, colour) => expect(activityColour(name, 'pest')).toBe(colour));
  it('is the one the rule names where the name holds no keyword', () => {
    expect(activityColour('Drying and storage', 'harvesting')).toBe('harvesting');
    expect(activityColour('Nursery', 'planting')).toBe('planting');
    expect(activityColour('Seed order', 'innoculation')).toBe('innoculation');
  });
});

describe('two planting weeks compared', () => {
  const risk = (riskId: string, level: 'low' | 'moderate' | 'high' | null) => ({ riskId, risk: riskId, level });
  const first: ComparedPlan = {
    activities: [
      {
        key: 'PL',
        name: 'Planting',
        start: '2026-03-29',
        end: '2026-04-07',
        risks: [risk('false_start', 'high'), risk('birds', null)],
      },
      {
        key: 'HV',
        name: 'Harvesting',
        start: '2026-06-22',
        end: '2026-07-05',
        risks: [risk('harvest_rain', 'moderate'), risk('storage', 'low')],
      },
    ],
    warnings: ['too early', 'both'],
  };
  const second: ComparedPlan = {
    activities: [
      {
        key: 'PL',
        name: 'Planting',
        start: '2026-04-13',
        end: '2026-04-19',
        risks: [risk('false_start', 'low'), risk('birds', null)],
      },
      {
        key: 'HV',
        name: 'Harvesting',
        start: '2026-07-07',
        end: '2026-07-20',
        risks: [risk('harvest_rain', 'high'), risk('heat', 'low')],
      },
    ],
    warnings: ['both', 'too late'],
  };
  it('say what moves by how many days', () => {
    expect(
      comparePlans(first, second).activities.map(({ key, startMoves, endMoves }) => [key, startMoves, endMoves]),
    ).toEqual([
      ['PL', 15, 12],
      ['HV', 15, 15],
    ]);
    expect(comparePlans(second, first).activities[0]?.startMoves).toBe(-15);
  });
  it('say which risks appear, disappear, rise and fall', () => {
    expect(comparePlans(first, second).risks.map(({ riskId, change }) => [riskId, change])).toEqual([
      ['false_start', 'falls'],
      ['harvest_rain', 'rises'],
      ['storage', 'disappears'],
      ['heat', 'appears'],
    ]);
  });
  it('say which warnings go and come', () => {
    expect(comparePlans(first, second)).toMatchObject({ warningsGone: ['too early'], warningsNew: ['too late'] });
  });
  it('keep an activity only one of them has', () => {
    const without = { ...second, activities: second.activities.slice(1) };
    expect(comparePlans(first, without).activities).toMatchObject([
      { key: 'HV', startMoves: 15 },
      { key: 'PL', first: { start: '2026-03-29' }, second: null, startMoves: null },
    ]);
  });
  it('name an activity and a risk as the second plan does, and as the first where the second has none', () => {
    const planting = { key: 'PL', name: 'Planting', start: '2026-04-01', end: '2026-04-07' };
    const sowing = { ...planting, name: 'Sowing' };
    const risky = { ...sowing, risks: [{ riskId: 'birds', risk: 'Birds', level: 'low' as const }] };
    const [named, none, some] = [
      { activities: [{ ...planting, risks: [] }], warnings: [] },
      { activities: [], warnings: [] },
      { activities: [risky], warnings: [] },
    ];
    expect(comparePlans(named, some)).toMatchObject({
      activities: [{ name: 'Sowing' }],
      risks: [{ riskId: 'birds', risk: 'Birds', change: 'appears', first: null, second: 'low' }],
    });
    expect(comparePlans(none, some).activities).toEqual([
      {
        key: 'PL',
        name: 'Sowing',
        first: null,
        second: { start: '2026-04-01', end: '2026-04-07' },
        startMoves: null,
        endMoves: null,
      },
    ]);
    expect(comparePlans(some, none)).toMatchObject({
      activities: [{ name: 'Sowing', second: null }],
      risks: [{ riskId: 'birds', risk: 'Birds', change: 'disappears', first: 'low', second: null }],
    });
  });
  it.each([
    [['low', 'high'], 'high'],
    [['high', 'low'], 'high'],
    [[null, 'moderate'], 'moderate'],
    [['moderate', null], 'moderate'],
    [[null, null], null],
  ] as const)('count a risk that is %j of its activities as %s', (levels, highest) => {
    const risky = levels.map((level, at) => ({
      key: `A${at}`,
      name: 'Weeding',
      start: '2026-04-01',
      end: '2026-04-07',
      risks: [risk('birds', level)],
    }));
    const { risks } = comparePlans({ activities: risky, warnings: [] }, { activities: [], warnings: [] });
    expect(risks.map((each) => each.first)).toEqual([highest]);
  });
  it('say nothing of a risk whose level one of them does not know, and tell moderate from low', () => {
    const plan = (level: 'low' | 'moderate' | null): ComparedPlan => ({
      activities: [
        { key: 'PL', name: 'Planting', start: '2026-04-01', end: '2026-04-07', risks: [risk('birds', level)] },
      ],
      warnings: [],
    });
    expect(comparePlans(plan(null), plan('low')).risks).toEqual([]);
    expect(comparePlans(plan('low'), plan(null)).risks).toEqual([]);
    expect(comparePlans(plan('low'), plan('moderate')).risks).toMatchObject([{ change: 'rises' }]);
    expect(comparePlans(plan('moderate'), plan('low')).risks).toMatchObject([{ change: 'falls' }]);
  });
  it('say nothing when nothing differs', () => {
    expect(comparePlans(first, first)).toMatchObject({ risks: [], warningsGone: [], warningsNew: [] });
  });
});
