import {
  calculateCalendar,
  downloadCalendar,
  listCrops,
  listPlantingDays,
  showCrop,
  showCropClimate,
} from '#contract/calendar/calendar.ts';
import { listOlderCalendar, listOlderCrops, listOlderRegions } from '#contract/calendar/olderCalendar.ts';
import type { AppContext } from '../../context.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import { siteOf } from '../../platform/http/origin.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { inLanguage } from '../reference/reference.service.ts';
import { askedCrop } from './readQuestion.ts';
import { presentClimate, presentCropDetail, presentPlan, presentPlantingDay } from './calendar.presenter.ts';
import { cropClimate, plantingByDistrict, planSeason } from './calendar.service.ts';
import { calendarFile } from './calendarFile.ts';
import { presentCrop } from './cropTexts.presenter.ts';
import { presentOlderLine, presentOlderRegions } from './older.presenter.ts';
import { olderCalendar, olderCrops } from './older.service.ts';

/** The newer calendar: crops, plans, climate, the file to subscribe to; and the older one. */
export function calendarRoutes(mount: Mount, context: AppContext): void {
  const book = () => context.reference.book();

  mount(listCrops, () => book().crops.map(presentCrop));

  mount(showCrop, ({ params }) => {
    const crop = askedCrop(book(), params.id);
    return presentCropDetail(crop, book().varietiesByCrop.get(crop.cropId) ?? []);
  });

  mount(calculateCalendar, ({ body, scope }) =>
    inLanguage(presentPlan(book(), planSeason(scope, body), body.language), body.language),
  );

  mount(downloadCalendar, ({ params, query, scope }) => {
    const season = planSeason(scope, {
      ...params,
      season: query.season,
      variety: query.variety,
      planting_start: query.planting,
    });
    const origin = siteOf(context.config);
    const name = `${season.crop.cropId}-${season.district.districtId}.ics`;
    return answerWith(calendarFile(book(), season, { origin, now: scope.now, language: query.language }), {
      headers: { 'content-disposition': `inline; filename="${name}"` },
    });
  });

  mount(listPlantingDays, ({ params, query, scope }) =>
    plantingByDistrict(scope, params.crop, query.season ?? null).map(presentPlantingDay),
  );

  mount(showCropClimate, ({ params, query, scope }) =>
    inLanguage(presentClimate(cropClimate(scope, params), query.language), query.language),
  );

  mount(listOlderCalendar, ({ query, scope }) => olderCalendar(scope, query).map(presentOlderLine));
  mount(listOlderCrops, () => olderCrops(book()).map((crop) => crop.name));
  mount(listOlderRegions, () => presentOlderRegions(book().regions));
}
