import { type Day, dayNumber, dayText } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import { spokenDay } from '../dates/spokenDay.ts';
import { falseStartSentence } from './falseStartShare.ts';
import type { Onset, OnsetReport, OnsetWindow } from './types.ts';

/** A report belongs to the year whose usual onset is nearest: half a year either way. */
const HALF_A_YEAR = 183;

/**
 * The onset of a season in a year: declared for the district, else for the region, else observed, else forecast,
 * else the default window. Of equal reports the first counts, so give the newest first.
 * @param reports those of the district and of its region, any season and year
 */
export function resolveOnset(window: OnsetWindow, year: number, reports: readonly OnsetReport[]): Onset {
  const typical = monthDayNumber(window.onset.typical, year);
  const earliest = dayText(monthDayNumber(window.onset.earliest, year));
  const latest = dayText(monthDayNumber(window.onset.latest, year));
  const usual = {
    season: window.season,
    year,
    usualEarliest: earliest,
    usualLatest: latest,
    cessation: {
      earliest: after(typical, window.cessation.earliest, year),
      typical: after(typical, window.cessation.typical, year),
      latest: after(typical, window.cessation.latest, year),
    },
  };
  const report = bestReport(window, typical, reports);
  const record = reports.find((each) => each.season === window.season && each.record)?.record;
  if (!report) {
    const typicalDay = dayText(typical);
    return {
      ...usual,
      kind: 'default',
      scope: null,
      earliest,
      typical: typicalDay,
      latest,
      shiftedByDays: 0,
      note: `The rains usually set in about ${spokenDay(typicalDay)}, between ${spokenDay(earliest)} and ${spokenDay(latest)}. ${
        record ? falseStartSentence(record, typicalDay) : FALLBACK
      }`.trim(),
      ...(record && { record }),
    };
  }
  const shiftedByDays = dayNumber(report.typical) - typical;
  return {
    ...usual,
    kind: report.kind,
    scope: report.scope,
    earliest: report.earliest,
    typical: report.typical,
    latest: report.latest,
    shiftedByDays,
    note: [
      reportSentence(report),
      report.record ? tableSentence(shiftedByDays) : shiftSentence(shiftedByDays),
      report.note,
      record ? falseStartSentence(record, report.typical) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    ...(report.record && { isOfRecord: true }),
    ...(record && { record }),
    ...(report.isAhead && { isAhead: true }),
    ...(report.reason !== undefined && { reason: report.reason }),
  };
}

/** Said where nothing better is known than the table of windows. */
const FALLBACK = 'That is the table of usual windows: no daily rain is in use for this district.';

function bestReport(window: OnsetWindow, typical: number, reports: readonly OnsetReport[]): OnsetReport | null {
  let best: OnsetReport | null = null;
  for (const report of reports) {
    if (report.season !== window.season) continue;
    if (Math.abs(dayNumber(report.typical) - typical) > HALF_A_YEAR) continue;
    if (best === null || rank(report) < rank(best)) best = report;
  }
  return best;
}

function rank(report: OnsetReport): number {
  return { declared: 0, observed: 2, forecast: 4 }[report.kind] + (report.scope === 'district' ? 0 : 1);
}

function reportSentence(report: OnsetReport): string {
  if (report.said !== undefined) return report.said;
  const day = spokenDay(report.typical, true);
  if (report.kind === 'declared')
    return `Onset declared ${report.isAhead ? 'ahead of its day ' : ''}for the ${report.scope}: ${day}.${report.reason === undefined ? '' : ` Reason given: ${report.reason.replace(/[.!?]?$/, '.')}`}`;
  if (report.kind === 'observed') return `Onset observed in the ${report.scope}: ${day}.`;
  return `Onset forecast for the ${report.scope}: ${day}.`;
}

function shiftSentence(days: number): string {
  if (days === 0) return 'That is the usual date.';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `That is ${count} ${days > 0 ? 'later' : 'earlier'} than usual.`;
}

/** How the day of a record lies to the table of windows, which is usual only in the table. */
function tableSentence(days: number): string {
  if (days === 0) return 'The table of usual windows has the same day.';
  return `The table of usual windows has it ${Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`} ${days > 0 ? 'earlier' : 'later'}.`;
}

/** The month-day on or after the onset: rains that end in January end in the next year. */
function after(onset: number, monthDay: string, year: number): Day {
  const sameYear = monthDayNumber(monthDay, year);
  return dayText(sameYear >= onset ? sameYear : monthDayNumber(monthDay, year + 1));
}
