import { dayNumber, dayText, yearOf } from '../../dates/day.ts';
import { inYear } from '../../dates/monthDay.ts';
import type { Span } from './months.ts';
import { HARVESTING } from '../types.ts';

/** Days shown before the first activity and after the harvest (1-public-portal, section 9). */
export const GANTT_PADDING_DAYS = 7;

/** What the Gantt chart needs of an activity. */
export interface GanttActivity extends Span {
  readonly code: string;
}

/**
 * First and last day of the Gantt chart: 7 days before the first start to 7 days after the end of harvest, or after
 * the end of the last activity where nothing is coded HV (decision 22). Null without activities.
 */
export function ganttSpan(activities: readonly GanttActivity[]): Span | null {
  let [first, lastEnd, harvestEnd] = [Infinity, -Infinity, -Infinity];
  for (const activity of activities) {
    const end = dayNumber(activity.end);
    first = Math.min(first, dayNumber(activity.start));
    lastEnd = Math.max(lastEnd, end);
    if (activity.code === HARVESTING) harvestEnd = Math.max(harvestEnd, end);
  }
  if (activities.length === 0) return null;
  return {
    start: dayText(first - GANTT_PADDING_DAYS),
    end: dayText((harvestEnd === -Infinity ? lastEnd : harvestEnd) + GANTT_PADDING_DAYS),
  };
}

/** A bar inside the chart, as shares of its width (0–1); cut where the chart ends. */
export interface GanttBar {
  readonly left: number;
  readonly width: number;
  /** True when the activity goes on past the right edge. */
  readonly goesOn: boolean;
}

/** Where the bar of an activity stands in the chart. */
export function ganttBar(chart: Span, bar: Span): GanttBar {
  const from = dayNumber(chart.start);
  const days = dayNumber(chart.end) - from + 1;
  const left = clamp((dayNumber(bar.start) - from) / days);
  const right = (dayNumber(bar.end) - from + 1) / days;
  return { left, width: clamp(right) - left, goesOn: right > 1 };
}

/**
 * The season moved by whole years so that its first activity is in the year asked for; a season across New Year
 * stays whole (decision 21). 29 February becomes 28 February where there is none.
 */
export function seasonInYear<A extends Span>(activities: readonly A[], year: number): A[] {
  let first = Infinity;
  for (const activity of activities) first = Math.min(first, yearOf(activity.start));
  const shift = year - first;
  return activities.map((activity) => ({
    ...activity,
    start: inYear(activity.start, yearOf(activity.start) + shift),
    end: inYear(activity.end, yearOf(activity.end) + shift),
  }));
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
