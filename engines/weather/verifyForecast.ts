/**
 * A day with at least this much rain is a rain day, mm: the wet day of the climate indices of the World
 * Meteorological Organization (Klein Tank et al., WCDMP-72, WMO-TD 1500, 2009).
 */
export const WET_DAY_MM = 1;
export const WET_DAY_SOURCE = 'World Meteorological Organization, WCDMP-72 (2009): wet day, 1 mm or more';

/** Days a lead day needs before it is scored: two weeks. With fewer, one odd day would decide the figure. */
export const FEWEST_DAYS = 14;

/** A day that was forecast and came. */
export interface VerifiedDay {
  /** Days between the making of the forecast and its day. */
  readonly lead: number;
  readonly forecast: DayFigures;
  readonly actual: DayFigures;
}

interface DayFigures {
  /** Mean of the day, °C. */
  readonly meanC: number;
  /** Sum of the day, mm; null where it is not known. */
  readonly rainMm: number | null;
}

/** How forecasts of one lead day did. */
export interface LeadScore {
  readonly lead: number;
  readonly days: number;
  /** Mean of forecast − actual, °C. */
  readonly meanErrorC: number;
  readonly meanAbsoluteErrorC: number;
  /** Days with both sums of rain on which it rained. */
  readonly rainDays: number;
  /** Share of these that were forecast (probability of detection), %; null while none occurred. */
  readonly hitPercent: number | null;
  /** Share of the forecast rain days that stayed dry (false alarm ratio), %; null while none was forecast. */
  readonly falseAlarmPercent: number | null;
}

/**
 * Scores by lead day, the nearest first; lead days with fewer days than FEWEST_DAYS are left out. Scores after
 * the WMO's Joint Working Group on Forecast Verification Research: mean error, mean absolute error, probability
 * of detection, false alarm ratio.
 */
export function verifyForecast(days: readonly VerifiedDay[]): LeadScore[] {
  const byLead = new Map<number, VerifiedDay[]>();
  for (const day of days) byLead.set(day.lead, [...(byLead.get(day.lead) ?? []), day]);
  return [...byLead]
    .filter(([, own]) => own.length >= FEWEST_DAYS)
    .toSorted(([one], [other]) => one - other)
    .map(([lead, own]) => ({ lead, days: own.length, ...errorsOf(own), ...rainScore(own) }));
}

function errorsOf(days: readonly VerifiedDay[]): Pick<LeadScore, 'meanErrorC' | 'meanAbsoluteErrorC'> {
  const errors = days.map(({ forecast, actual }) => forecast.meanC - actual.meanC);
  return { meanErrorC: tenthOfMean(errors), meanAbsoluteErrorC: tenthOfMean(errors.map(Math.abs)) };
}

function rainScore(days: readonly VerifiedDay[]): Pick<LeadScore, 'rainDays' | 'hitPercent' | 'falseAlarmPercent'> {
  let [rainDays, forecastDays, hits] = [0, 0, 0];
  for (const { forecast, actual } of days) {
    if (forecast.rainMm === null || actual.rainMm === null) continue;
    const [isForecast, isWet] = [forecast.rainMm >= WET_DAY_MM, actual.rainMm >= WET_DAY_MM];
    if (isForecast) forecastDays += 1;
    if (isWet) rainDays += 1;
    if (isForecast && isWet) hits += 1;
  }
  return {
    rainDays,
    hitPercent: percent(hits, rainDays),
    falseAlarmPercent: percent(forecastDays - hits, forecastDays),
  };
}

function tenthOfMean(values: readonly number[]): number {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  // Without the zero that carries a minus sign.
  return Math.round(mean * 10) / 10 + 0;
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}
