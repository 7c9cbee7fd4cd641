import { listCrops } from '#contract/calendar/calendar.ts';
import { listFigures, showFigure } from '#contract/geography/figures.ts';
import { apiQuery } from '#web/lib/query.ts';
import type { FigureChoice } from './figure.ts';

export const figureKindsQuery = apiQuery(listFigures, {});
export const figureCropsQuery = apiQuery(listCrops, {});

/** The figure of an address. */
export function figureQueryOf({ figure, crop, month }: FigureChoice, level: 'region' | 'district') {
  return apiQuery(showFigure, { params: { figure }, query: { level, ...(crop && { crop }), ...(month && { month }) } });
}

/** Figures asked for a crop and a month. */
export const BY_CROP = 'pest_risk';

/** What a page with a coloured map stands on. */
export function figureNeeds(choice: FigureChoice, level: 'region' | 'district') {
  return [figureKindsQuery, figureQueryOf(choice, level), ...(choice.figure === BY_CROP ? [figureCropsQuery] : [])];
}
