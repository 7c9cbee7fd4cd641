import { type Day, addDays, dayOfMonth, daysInMonth, monthOf, yearOf } from '../../dates/day.ts';
import type { ActivityColour } from '../types.ts';

/** Dates of the older calendar. */
export interface OlderDates {
  readonly landPreparation: readonly Day[];
  readonly rain: Day;
  readonly planting: readonly Day[];
  readonly basalFertilizer: readonly Day[];
  readonly weeding: readonly Day[];
  readonly topDressing: readonly Day[];
  readonly pesticide: readonly Day[];
  readonly harvesting: readonly Day[];
}

/** Every date of the older calendar from the rain onset. Offsets in days: decision 76. */
export function olderDates(onset: Day): OlderDates {
  return {
    landPreparation: [addDays(onset, -30)],
    rain: onset,
    planting: [addDays(onset, 7)],
    basalFertilizer: [addDays(onset, 21)],
    weeding: [addDays(onset, 37), addDays(onset, 67)],
    topDressing: [addDays(onset, 42)],
    pesticide: [addDays(onset, 47)],
    harvesting: [addDays(onset, 77)],
  };
}

export interface LegendItem {
  readonly field: keyof OlderDates;
  /** As the specification writes it. */
  readonly label: string;
  readonly colour: ActivityColour;
  /** Days a bar covers from each date; the sources give no durations, so a bar is a week unless it has an end. */
  readonly days: number;
}

/** The eight items of the legend, in its order (1-public-portal, section 2). */
export const OLDER_LEGEND: readonly LegendItem[] = [
  { field: 'landPreparation', label: 'Land Preparation', colour: 'land', days: 30 },
  { field: 'rain', label: 'Rain', colour: 'rainonset', days: 7 },
  { field: 'planting', label: 'Planting', colour: 'planting', days: 7 },
  { field: 'basalFertilizer', label: 'Fertilizer App (Basal)', colour: 'basal', days: 7 },
  { field: 'weeding', label: 'Weeding', colour: 'weed', days: 7 },
  { field: 'topDressing', label: 'Fertilizer App (Top Dressing)', colour: 'top', days: 7 },
  { field: 'pesticide', label: 'Pesticide App.', colour: 'pest', days: 7 },
  { field: 'harvesting', label: 'Harvesting', colour: 'harvesting', days: 14 },
];

/** A bar of the 12-month grid, in months from 1 January (0–12); a bar over New Year comes in two pieces. */
export interface GridBar {
  readonly item: LegendItem;
  readonly start: Day;
  readonly end: Day;
  readonly pieces: readonly { readonly from: number; readonly to: number }[];
}

/** The bars of one row of the 12-month grid, in legend order. */
export function gridBars(dates: OlderDates): GridBar[] {
  return OLDER_LEGEND.flatMap((item) => {
    const starts = dates[item.field];
    return (typeof starts === 'string' ? [starts] : starts).map((start) => {
      const end = addDays(start, item.days - 1);
      return { item, start, end, pieces: piecesOf(start, end) };
    });
  });
}

function piecesOf(start: Day, end: Day): { from: number; to: number }[] {
  const [from, to] = [placeInYear(start), placeInYear(end) + 1 / daysInMonth(yearOf(end), monthOf(end))];
  return to > from
    ? [{ from, to }]
    : [
        { from, to: 12 },
        { from: 0, to },
      ];
}

function placeInYear(day: Day): number {
  return monthOf(day) - 1 + (dayOfMonth(day) - 1) / daysInMonth(yearOf(day), monthOf(day));
}
