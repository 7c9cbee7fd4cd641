import { inLanguage } from '../reference/reference.service.ts';
import {
  downloadDistricts,
  downloadRegions,
  downloadWaters,
  listAllDistricts,
  listDistricts,
  listRegions,
  locate,
  showAtlas,
  showDistrict,
  showRegion,
  showRegionAtlas,
} from '#contract/geography/geography.ts';
import {
  activateOutlineSet,
  fetchOutlines,
  listOutlineSets,
  showOutlineSet,
  uploadOutlines,
} from '#contract/geography/outlineSets.ts';
import { cropMeant } from '#engines/reference/cropSpellings.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { drawAtlas, drawDistrictPlaces } from './atlas.service.ts';
import { readApproximateOutlines, readSurroundings } from './geography.content.ts';
import { figureRoutes } from './figures.routes.ts';
import {
  districtPolygons,
  presentAtlas,
  presentDistrict,
  withCropAlone,
  presentDistrictDetail,
  presentGeoJson,
  presentLocated,
  presentRegion,
  presentRegionAtlas,
  presentWaters,
  regionPolygons,
} from './geography.presenter.ts';
import { presentApproximate, presentOutlineSet } from './outlineSets.presenter.ts';
import { locatePoint } from './locate.service.ts';
import {
  addUploadedOutlines,
  APPROXIMATE,
  findSet,
  listSets,
  type MatchedOutlines,
  readUploadedOutlines,
  requestOutlines,
  useOutlineSet,
} from './outlineSets.service.ts';
import { districtsOf, findDistrict, findRegion, findRegions, placesOf } from './places.service.ts';

/** Regions, districts, the atlas, positions, figures of places, and the outline sets behind them. */
export function geographyRoutes(mount: Mount, context: AppContext): void {
  const book = () => context.reference.book();
  const places = () => placesOf(book());
  const set = () => context.outlines.current();

  mount(listRegions, ({ query }) => {
    const outlines = query.geometry === false ? null : regionPolygons(set(), places().districts);
    const regions = places().regions.map((region) => presentRegion(book(), region, outlines));
    return query.services === false ? regions.map((region) => ({ ...region, bundle_services: [] })) : regions;
  });

  mount(showRegion, ({ params, query }) => {
    const region = findRegion(book(), params.id);
    const outlines = query.geometry === false ? null : regionPolygons(set(), districtsOf(book(), [region]));
    return inLanguage(presentRegion(book(), region, outlines), query.language);
  });

  mount(listDistricts, ({ params, query }) => {
    const districts = districtsOf(book(), findRegions(book(), params.regionId));
    if (query.brief === true) return districts.map((district) => presentDistrict(book(), district));
    const outlines = query.geometry === false ? null : districtPolygons(set());
    return districts.map((district) =>
      presentDistrictDetail(book(), district, outlines, context.weather.recentDays(district.id), true),
    );
  });

  mount(showDistrict, ({ params, query }) => {
    const district = findDistrict(book(), params.id);
    const detail = presentDistrictDetail(
      book(),
      district,
      query.geometry === false ? null : districtPolygons(set()),
      context.weather.recentDays(district.id),
      false,
      query.language,
    );
    const asked =
      query.crop === undefined ? detail : withCropAlone(detail, cropMeant(book(), query.crop)?.cropId ?? query.crop);
    return inLanguage(asked, query.language);
  });

  mount(listAllDistricts, () => places().districts.map((district) => presentDistrict(book(), district)));

  mount(showAtlas, () => presentAtlas(set(), drawAtlas(set(), places().regions, places().districts)));

  mount(showRegionAtlas, ({ params }) => {
    const everything = params.regionId.toLowerCase() === 'ghana';
    const districts = everything ? places().districts : districtsOf(book(), findRegions(book(), params.regionId));
    return presentRegionAtlas(set(), drawDistrictPlaces(set(), districts));
  });

  mount(locate, async ({ query, scope }) => presentLocated(await locatePoint(scope, [query.lng, query.lat])));

  mount(downloadRegions, () => {
    const regions = places().regions.map(({ id, centre, row }) => ({
      id,
      centre,
      properties: { region: row.name, capital: row.capital, code: row.isoCode },
    }));
    return presentGeoJson(regions, regionPolygons(set(), places().districts), set());
  });

  mount(downloadDistricts, () => {
    const districts = places().districts.map(({ id, centre, row, regionName }) => ({
      id,
      centre,
      properties: { FID: row.fid, REGION: regionName, DISTRICT: row.name },
    }));
    return presentGeoJson(districts, districtPolygons(set()), set());
  });

  mount(downloadWaters, () => presentWaters(readSurroundings()));

  const recordOf = async (scope: Scope, id: string) =>
    id === APPROXIMATE
      ? presentApproximate(readApproximateOutlines(), !(await listSets(scope)).some(({ active }) => active))
      : presentOutlineSet(book(), await findSet(scope, id));

  mount(listOutlineSets, async ({ scope }) => {
    const sets = (await listSets(scope)).map((row) => presentOutlineSet(book(), row));
    return [...sets, presentApproximate(readApproximateOutlines(), !sets.some(({ active }) => active))];
  });

  mount(showOutlineSet, ({ params, scope }) => recordOf(scope, params.id));

  mount(fetchOutlines, async ({ body, scope }) => recordOf(scope, await requestOutlines(scope, body.address, body)));

  mount<typeof uploadOutlines, MatchedOutlines>(
    uploadOutlines,
    async ({ prepared, query, scope }) =>
      recordOf(scope, await addUploadedOutlines(scope, prepared, query.fileName, query)),
    ({ body, scope }) => readUploadedOutlines(scope, body),
  );

  mount(activateOutlineSet, async ({ params, scope }) => {
    await useOutlineSet(scope, params.id);
    return recordOf(scope, params.id);
  });
  figureRoutes(mount, context);
}
