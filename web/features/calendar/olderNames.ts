import type { LegendItem } from '#engines/calendar/olderCalendar.ts';
import type { WordKey } from '#web/lib/words.ts';

const NAMES: Partial<Record<LegendItem['colour'], WordKey>> = {
  land: 'quoted.legendLand',
  rainonset: 'quoted.legendRain',
  planting: 'quoted.legendPlanting',
  basal: 'quoted.legendBasal',
  weed: 'quoted.legendWeeding',
  top: 'quoted.legendTop',
  pest: 'quoted.legendPesticide',
  harvesting: 'quoted.legendHarvesting',
};

/** The words of a legend item of the older calendar; each item has a colour of its own. */
export function olderName({ colour }: LegendItem): WordKey {
  return NAMES[colour] ?? 'quoted.legendLand';
}
