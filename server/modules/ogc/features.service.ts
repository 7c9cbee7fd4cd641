import type { Feature, Geometry } from '#engines/features/feature.ts';
import type { Point, Polygon } from '#engines/shapes/points.ts';
import type { AppContext } from '../../context.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { stations } from '../climate/climate.service.ts';
import { districtPolygons, placesOf, regionPolygons } from '../geography/geography.service.ts';
import { allProjects } from '../projects/projects.service.ts';
import { presentPublicRisk, verifiedRisks } from '../risks/risks.service.ts';
import { presentSite, sitesOnMap } from '../traps/traps.service.ts';

interface Outlined {
  readonly of: readonly unknown[];
  readonly regions: readonly Feature[];
  readonly districts: readonly Feature[];
}
const outlinedOf = new WeakMap<AppContext, Outlined>();

/** Regions and districts with their outlines; made once for each set of outlines and reference data. */
export function outlined({ context }: Scope): Outlined {
  const [book, set] = [context.reference.book(), context.outlines.current()];
  const known = outlinedOf.get(context);
  if (known?.of[0] === book && known.of[1] === set) return known;
  const { regions, districts } = placesOf(book);
  const [ofRegions, ofDistricts] = [regionPolygons(set, districts), districtPolygons(set)];
  const made: Outlined = {
    of: [book, set],
    regions: regions.map(({ id, centre, row }) => ({
      id,
      geometry: outlineOf(ofRegions.get(id), centre),
      properties: {
        name: row.name,
        code: row.isoCode,
        capital: row.capital,
        belt: row.belt,
        former_region: row.formerName,
        population_2021: row.population2021,
      },
    })),
    districts: districts.map(({ id, centre, row, regionId, regionName }) => ({
      id,
      geometry: outlineOf(ofDistricts.get(id), centre),
      properties: {
        name: row.name,
        region_id: regionId,
        region: regionName,
        type: row.type,
        capital: row.capital,
        zone: row.zone,
      },
    })),
  };
  outlinedOf.set(context, made);
  return made;
}

function outlineOf(polygons: readonly Polygon[] = [], centre: Point): Geometry {
  const rounded = polygons.map((polygon) => polygon.map((ring) => ring.map(([x, y]): Point => [round(x), round(y)])));
  const [only] = rounded;
  if (only === undefined) return { type: 'Point', coordinates: centre };
  return rounded.length === 1 ? { type: 'Polygon', coordinates: only } : { type: 'MultiPolygon', coordinates: rounded };
}

/** About 10 m: finer than any of the outlines. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** Projects at the middle of the regions they name. */
export function projectFeatures({ context }: Scope): Feature[] {
  const book = context.reference.book();
  const centres = new Map(placesOf(book).regions.map(({ id, centre }) => [id, centre]));
  return allProjects(book).map(({ row, where }) => {
    const points = where.regionIds.flatMap((id) => {
      const centre = centres.get(id);
      return centre === undefined ? [] : [centre];
    });
    return {
      id: row.uid,
      geometry: points.length === 0 ? null : { type: 'MultiPoint', coordinates: points },
      properties: {
        name: row.name,
        sponsor: row.sponsor,
        system: row.system,
        technologies: row.technologies.join('; '),
        regions: where.regionIds.join('; '),
        national: where.national,
        year_approved: row.yearApproved,
        year_completed: row.yearCompleted,
        source: row.source,
      },
    };
  });
}

/** The latest verified risks, to about a kilometre. */
export async function riskFeatures(scope: Scope): Promise<Feature[]> {
  return (await verifiedRisks(scope, {})).map((risk) => {
    const told = presentPublicRisk(scope, risk);
    return {
      id: String(told.id),
      geometry: told.point && { type: 'Point', coordinates: [told.point.lng, told.point.lat] },
      properties: {
        category: told.riskCategory.name,
        icon: told.riskCategory.icon,
        description: told.description,
        count: told.count,
        district_id: told.district_id,
        district: told.district,
        region_id: told.region_id,
        region: told.region,
        active: told.isActive,
        reported: told.createdAt,
        verified: told.verifiedAt,
        updated: told.updatedAt,
      },
    };
  });
}

/** Places with a daily rain record that anybody may see. */
export async function stationFeatures(scope: Scope): Promise<Feature[]> {
  return (await stations(scope))
    .filter(({ removed }) => !removed)
    .map(({ id, latitude, longitude, ...station }) => ({
      id,
      geometry: latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        name: station.name,
        kind: station.kind,
        district_id: station.districtId,
        source: station.source,
        licence: station.licence,
        first_day: station.firstDay,
        last_day: station.lastDay,
        missing_days: station.missingDays,
        sample: station.isSample,
      },
    }));
}

/** Traps as everybody may see them. */
export async function trapFeatures(scope: Scope): Promise<Feature[]> {
  return (await sitesOnMap(scope, {}, 'season')).map((each) => {
    const site = presentSite(scope, each);
    return {
      id: String(site.id),
      geometry: { type: 'Point', coordinates: [site.longitude, site.latitude] },
      properties: {
        name: site.name,
        district: site.district,
        region: site.region,
        community: site.community,
        species: site.species?.name ?? null,
        trap_type: site.trapType,
        crop: site.crop,
        total_count: site.total_count,
        reports: site.reports,
        last_visit: site.last_visit,
        caught: site.catch.caught,
        per_night: site.catch.perNight,
      },
    };
  });
}
