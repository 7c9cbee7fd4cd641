import type { LegendItem } from '#engines/calendar/older/olderCalendar.ts';
import type { WordKey } from '#web/lib/words.ts';

const NAMES: Partial<Record<LegendItem['colour'], WordKey>> = {
  land: 'older.legendLand',
  rainonset: 'older.legendRain',
  planting: 'older.legendPlanting',
  basal: 'older.legendBasal',
  weed: 'older.legendWeeding',
  top: 'older.legendTop',
  pest: 'older.legendPesticide',
  harvesting: 'older.legendHarvesting',
};

/** The words of a legend item of the older calendar; each item has a colour of its own. */
export function olderName({ colour }: LegendItem): WordKey {
  return NAMES[colour] ?? 'older.legendLand';
}
