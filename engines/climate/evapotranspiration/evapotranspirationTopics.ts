import { type DailyEvapotranspiration, dekadMeans } from './dailyEvapotranspiration.ts';
import { decimal, figureRow, type TakeRow } from '../figureRows.ts';
import { answerOf, type Ground, type SeasonDays } from '../statistics/seasonTopics.ts';
import { yearsOf } from '../series.ts';
import { MAIZE, waterSatisfaction } from '../crops/wrsi.ts';

const DECIMAL_4 = decimal(4);

/** Reference evapotranspiration of each day with temperatures. */
export function takeEvapotranspiration({ series }: Ground, daily: DailyEvapotranspiration, take: TakeRow): void {
  for (let index = series.firstRecord; index <= series.lastRecord; index += 1) {
    if (Number.isNaN(series.tmin[index] ?? NaN) || Number.isNaN(series.tmax[index] ?? NaN)) continue;
    take(figureRow('', 'ET0-PM', daily.penmanMonteith[index] ?? NaN, DECIMAL_4, index));
    take(figureRow('', 'ET0-HARG', daily.hargreaves[index] ?? NaN, DECIMAL_4, index));
  }
}

const HELD = [60, 100];

/** Water requirement satisfaction of maize planted at the start of the rains, and the mean losses it rests on. */
export function takeSatisfaction(
  { series }: Ground,
  daily: DailyEvapotranspiration,
  starts: SeasonDays,
  take: TakeRow,
): void {
  const means = dekadMeans(series, daily.penmanMonteith);
  if (means.slice(1).some(({ days }) => days === 0)) return;
  // The published tables of mean losses have two decimals, and so have the balances made of them.
  const losses = means.map(({ mean }) => Number(mean.toFixed(2)));
  for (let dekad = 1; dekad <= 36; dekad += 1) {
    take(figureRow(`DEK${String(dekad).padStart(2, '0')}`, 'PET-DAILY-MEAN', losses[dekad] ?? null, decimal(2)));
  }
  for (const year of yearsOf(series)) {
    const start = answerOf(starts, 'SOR-GE20-3D-DS9-30', year);
    for (const [days, coefficients] of Object.entries(MAIZE)) {
      for (const holds of HELD) {
        const met =
          start.kind === 'day' ? waterSatisfaction(series, year, start.day, coefficients, losses, holds) : null;
        const name = `MAIZE${days}-WHC${holds}`;
        take(figureRow(String(year), `WRSI-FP-${name}`, met && met.fp, decimal(3)));
        take(figureRow(String(year), `WRSI-FPX-${name}`, met && met.fpx, decimal(3)));
        take(figureRow(String(year), `WRSI-GEO-${name}`, met && met.geo, decimal(3)));
      }
    }
  }
}
