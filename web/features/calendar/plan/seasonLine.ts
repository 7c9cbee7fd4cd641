import type { Words } from '#web/lib/words.ts';
import type { Summary } from './plan.ts';

/** The season, its years and what is planted, in one line: "Major season 2026 · Medium varieties, 105–110 days". */
export function seasonLine(t: Words, { season_title: season, variety }: Summary): string {
  if (variety === null) return season;
  return t('calendar.seasonLine', {
    season,
    variety: t('calendar.varietyOf', { name: variety.name, days: sayVarietyDays(t, variety) }),
  });
}

/** "105–110 days". */
export function sayVarietyDays(t: Words, { daysMin: min, daysMax: max }: { daysMin: number; daysMax: number }): string {
  return min === max ? t('calendar.days', { count: min }) : t('calendar.daysBetween', { min, max });
}
