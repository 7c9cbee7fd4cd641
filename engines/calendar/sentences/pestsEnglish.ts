import type { Day } from '../../dates/day.ts';
import { spokenDay as say } from '../../dates/spokenDay.ts';

/** What goes into the level of a pest, by code, in English. */
export const pestsEnglish = {
  usualWeather: () => 'Temperature, humidity and rain of each month: approximate usual values, not a forecast.',
  pestRule: (of: { source: string; limitsAreGeneral: boolean }) =>
    `Rule: ${of.source}${of.limitsAreGeneral ? '; the limits of the levels are general agronomy' : ''}.`,
  pestRuleGeneral: () => 'Rule: general agronomy, not tied to a document.',
  onlyBetween: (of: { from: Day; to: Day }) => `Only between ${say(of.from)} and ${say(of.to)}.`,
  plantingUnknown: () => 'The usual planting day is not known.',
  plantedAbout: (of: { plantings: readonly Day[]; fieldDays: number }) =>
    `Planted about ${of.plantings.map((day) => say(day)).join(' and ')}, in the field for ${of.fieldDays} days.`,
  warmthUnknown: () => 'The first rains or the usual temperatures are not known.',
  warmth: (of: { baseC: number; degreeDays: number; firstRains: Day }) =>
    `Warmth above ${of.baseC} °C summed from the first rains, about ${say(of.firstRains)}; ${of.degreeDays} degree-days make a generation.`,
  twoGenerations: (of: { days: number }) =>
    `Two generations are complete about ${of.days} days later: from then on the level is high.`,
  spreadUnknown: () => 'How widespread it is here is not known.',
  spread: (of: { found: 'absent' | 'present' | 'widespread'; afterLegume: boolean }) =>
    of.found === 'absent'
      ? `${FOUND[of.found]} in this zone.`
      : `${FOUND[of.found]} in this zone, ${field(of.afterLegume)}.`,
} as const;

const FOUND = { absent: 'Hardly found', present: 'Found on some fields', widespread: 'Widespread' } as const;

function field(afterLegume: boolean): string {
  return afterLegume
    ? 'for a field that had a legume before'
    : 'for a field that had a cereal before; after a legume it is one step lower';
}
