import { calculateCalendar, listCrops, showCropClimate } from '#contract/calendar/calendar.ts';
import { listDistricts, listRegions, showDistrict, showRegion } from '#contract/geography/geography.ts';
import { planInput } from '#web/features/calendar/choosing/planRequest.ts';
import type { Selection } from '#web/features/calendar/choosing/selection.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage } from '#web/lib/words.ts';

/** The calls behind a selection: the page's needs and its components ask for the same ones. */
export const cropsQuery = apiQuery(listCrops, {});
export const regionsQuery = apiQuery(listRegions, { query: { geometry: false, services: false } });

/** The region with the services offered to its farmers. */
export function regionQuery(id = '') {
  return apiQuery(showRegion, { params: { id }, query: { geometry: false, ...sentenceLanguage() } });
}

export function districtsQuery(regionId = '') {
  return apiQuery(listDistricts, { params: { regionId }, query: { geometry: false, brief: true } });
}

/** The district with the advice for the crop alone. */
export function districtQuery({ crop = '', district: id = '' }: Selection) {
  return apiQuery(showDistrict, { params: { id }, query: { geometry: false, crop, ...sentenceLanguage() } });
}

export function planQuery(selection: Selection) {
  return apiQuery(calculateCalendar, { body: planInput(selection) });
}

export function climateQuery({ crop = '', district = '' }: Selection) {
  return apiQuery(showCropClimate, { params: { district, crop }, query: sentenceLanguage() });
}

/** The answers a plan's page stands on; nothing before crop and district are chosen. */
export function planNeeds(selection: Selection) {
  if (!selection.crop || !selection.district) return [];
  return [planQuery(selection), climateQuery(selection), districtQuery(selection)];
}
