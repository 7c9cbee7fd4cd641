import { type Answer, NONE, UNKNOWN, onDay } from '../yearResult.ts';
import { type DailySeries, entryOf, MISSING } from '../series.ts';
import type { RainZone } from '../zones.ts';
import type { WaterEndRule } from '../crops/waterBalance.ts';

/** The last day of a window with more than (or at least) so much rain, hundredths of a millimetre. */
export interface LastRainRule {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly isMore: boolean;
}

/** The last rain of one year's window; a missing day after it makes the year one that cannot be known. */
export function lastRain(series: DailySeries, year: number, rule: LastRainRule): Answer {
  const first = entryOf(series, year, rule.from);
  for (let day = entryOf(series, year, rule.to); day >= first; day -= 1) {
    const rain = series.rain[day] ?? MISSING;
    if (rain === MISSING) return UNKNOWN;
    if (rule.isMore ? rain > rule.amount : rain >= rule.amount) return onDay(day);
  }
  return NONE;
}

/** Definitions of the last rain. In the north the search begins on 1 August, in the south on 1 September. */
export function lastRainRules(zone: RainZone): readonly LastRainRule[] {
  const from = zone === 'south' ? 245 : 214;
  const rules = [
    { id: 'EOR-GT10-1D-DEC31', from, to: 366, amount: 1000, isMore: true },
    { id: 'EOR-GT10-1D-NOV30', from, to: 335, amount: 1000, isMore: true },
    { id: 'EOR-GE10-1D-DEC31', from, to: 366, amount: 1000, isMore: false },
  ];
  return zone === 'north'
    ? rules
    : [...rules, { id: 'EORMAJ-GT10-1D-AUG31', from: 153, to: 244, amount: 1000, isMore: true }];
}

/** Definitions of the end of the season by the water left in the soil; empty is half a millimetre. */
export function waterEndRules(zone: RainZone): readonly WaterEndRule[] {
  const rule = (id: string, from: number, to: number, capacity: number, loss: number) => ({
    id,
    from,
    to,
    capacity,
    loss,
    empty: 50,
  });
  const rules = [
    rule('EOS-WB60-E5-SEP', 245, 366, 6000, 500),
    rule('EOS-WB100-E5-SEP', 245, 366, 10_000, 500),
    rule('EOS-WB60-E5-OCT', 275, 366, 6000, 500),
    rule('EOS-WB100-E5-OCT', 275, 366, 10_000, 500),
    rule('EOS-WB100-E4-OCT', 275, 366, 10_000, 400),
  ];
  if (zone === 'north') return rules;
  return [...rules, rule('EOSMAJ-WB60-E5-JUL', 183, 244, 6000, 500), rule('EOSMIN-WB60-E5-NOV', 306, 366, 6000, 500)];
}
