import { type Day, dayNumber, dayText } from '../dates/day.ts';
import { monthDayNumber } from '../dates/monthDay.ts';
import { falseStartSentence } from './falseStartShare.ts';
import { type Sentence, sentence } from './sentences/say.ts';
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
      note: [
        sentence('usualOnset', { typical: typicalDay, earliest, latest }),
        ...(record ? falseStartSentence(record, typicalDay) : [sentence('noDailyRain')]),
      ],
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
      sentence(report.record ? 'tableDiffers' : 'shifted', { days: shiftedByDays }),
      ...(report.note === '' ? [] : [sentence('asWritten', { text: report.note })]),
      ...(report.told ?? []),
      ...(record ? falseStartSentence(record, report.typical) : []),
    ],
    ...(report.record && { isOfRecord: true }),
    ...(record && { record }),
    ...(report.isAhead && { isAhead: true }),
    ...(report.reason !== undefined && { reason: report.reason }),
  };
}

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

function reportSentence({ said, kind, scope, typical, isAhead, reason }: OnsetReport): Sentence {
  return (
    said ?? sentence('onsetReported', { kind, scope, day: typical, isAhead: isAhead ?? false, reason: reason ?? null })
  );
}

/** The month-day on or after the onset: rains that end in January end in the next year. */
function after(onset: number, monthDay: string, year: number): Day {
  const sameYear = monthDayNumber(monthDay, year);
  return dayText(sameYear >= onset ? sameYear : monthDayNumber(monthDay, year + 1));
}
