import { daysInMonth } from '../../dates/day.ts';
import { gammaShare, logGamma, normalQuantile } from './distributions.ts';
import { type DailySeries, MISSING, rainBetween } from '../series.ts';

/** How a gamma distribution is fitted to the totals that are not zero. */
export type GammaFit = 'thom' | 'momentsOfL';

/** Standardized precipitation index of a month, with what it rests on. */
export interface Spi {
  readonly year: number;
  readonly month: number;
  /** Rain of the months that end here, mm. */
  readonly total: number;
  readonly spi: number;
  /** Share of totals of zero among the reference years, and the fitted shape and scale (mm). */
  readonly zeros: number;
  readonly shape: number;
  readonly scale: number;
}

/**
 * SPI over so many months, for every month whose total is known: the totals of each calendar month in the reference
 * years are fitted by a gamma distribution, zeros apart. Thom's approximation of maximum likelihood, or unbiased
 * L-moments (Hosking and Wallis 1997). Source: McKee and others (1993); WMO-No. 1090.
 */
export function standardizedRain(
  series: DailySeries,
  months: number,
  fit: GammaFit,
  reference?: { readonly from: number; readonly to: number },
  totals: readonly MonthTotal[] = monthlyTotals(series, months),
): Spi[] {
  const answers: Spi[] = [];
  const byMonth: MonthTotal[][] = Array.from({ length: 13 }, () => []);
  for (const entry of totals) byMonth[entry.month]?.push(entry);
  for (const [month, known] of byMonth.entries()) {
    const basis = reference ? known.filter(({ year }) => year >= reference.from && year <= reference.to) : known;
    const wet: number[] = [];
    for (const { total } of basis) if (total > 0) wet.push(total);
    const gamma = fit === 'thom' ? fitThom(wet) : fitMoments(wet);
    if (!gamma) continue;
    // The SPEI package, whose way L-moments are, leaves zeros out altogether.
    const zeros = fit === 'thom' ? (basis.length - wet.length) / basis.length : 0;
    const { shape, scale } = gamma;
    const logOfShape = logGamma(shape);
    for (const { year, total } of known) {
      if (total === 0 && zeros === 0) continue;
      const share = zeros + (1 - zeros) * gammaShare(total, shape, scale, logOfShape);
      answers.push({ year, month, total, spi: normalQuantile(share), zeros, shape, scale });
    }
  }
  return answers;
}

/** Rain (mm) of some months, by the last of them. */
export interface MonthTotal {
  readonly year: number;
  readonly month: number;
  readonly total: number;
}

/** Rain of so many months ending with each month, where every day of them is known. */
export function monthlyTotals(series: DailySeries, months: number): MonthTotal[] {
  const starts = [0];
  for (let year = series.firstYear; year <= series.lastYear; year += 1) {
    for (let month = 1; month <= 12; month += 1) starts.push((starts.at(-1) ?? 0) + daysInMonth(year, month));
  }
  const totals: MonthTotal[] = [];
  for (let end = months; end < starts.length; end += 1) {
    const rain = rainBetween(series, starts[end - months] ?? 0, (starts[end] ?? 0) - 1);
    if (rain === MISSING) continue;
    const last = end - 1;
    totals.push({ year: series.firstYear + Math.floor(last / 12), month: (last % 12) + 1, total: rain / 100 });
  }
  return totals;
}

interface Gamma {
  readonly shape: number;
  readonly scale: number;
}

/** Totals above zero a fit needs: two that differ settle Thom's; the SPEI package asks for four. */
const FEWEST = { thom: 2, momentsOfL: 4 };

function fitThom(values: readonly number[]): Gamma | null {
  if (values.length < FEWEST.thom) return null;
  const mean = meanOf(values);
  const a = Math.log(mean) - meanOf(values.map(Math.log));
  if (a < 1e-12) return null;
  const shape = (1 + Math.sqrt(1 + (4 * a) / 3)) / (4 * a);
  return { shape, scale: mean / shape };
}

/** Shape from the ratio of the first two L-moments by Hosking's rational approximation. */
function fitMoments(values: readonly number[]): Gamma | null {
  if (values.length < FEWEST.momentsOfL) return null;
  const sorted = values.toSorted((p, q) => p - q);
  const mean = meanOf(sorted);
  const b1 = meanOf(sorted.map((value, at) => (value * at) / (sorted.length - 1)));
  const ratio = (2 * b1 - mean) / mean;
  if (!(ratio > 0 && ratio < 1)) return null;
  const z = ratio < 0.5 ? Math.PI * ratio * ratio : 1 - ratio;
  const shape =
    ratio < 0.5
      ? (1 - 0.308 * z) / (z * (1 + z * (-0.058_12 + z * 0.017_65)))
      : (z * (0.7213 + z * -0.5947)) / (1 + z * (-2.1817 + z * 1.2113));
  return { shape, scale: mean / shape };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
