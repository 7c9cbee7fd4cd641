import type { Answer } from '#contract/endpoint.ts';
import type { findPlaces, listFigures, showFigure } from '#contract/geography/figures.ts';
import { figures } from '#engines/geography/figures.ts';
import type { PlaceHit } from '#engines/geography/searchPlaces.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import { titleOf, type ShownFigure } from './figures.service.ts';
import type { DistrictPlace, RegionPlace } from './places.service.ts';

export function presentFigures(): Answer<typeof listFigures> {
  return figures.map(({ id, title, ofDistrict, byCropAndMonth = false }) => ({
    id,
    title,
    level: ofDistrict === undefined ? 'region' : 'district',
    byCropAndMonth,
  }));
}

export function presentFigure(shown: ShownFigure): Answer<typeof showFigure> {
  const { figure, about, level, crop, month, classes, places } = shown;
  return {
    figure: figure.id,
    title: titleOf(shown),
    about,
    kind: figure.kind,
    unit: figure.unit,
    source: figure.source,
    level,
    crop: crop?.cropId ?? null,
    month,
    classes: classes.map((each) => ({ ...each })),
    places: places.map(({ regionId, ...place }) => ({ ...place, region_id: regionId })),
  };
}

/** The numbers with what they are and where they come from on every line: a line may travel alone. */
export function presentFigureTable(shown: ShownFigure): string {
  const { figure, level, places } = shown;
  const title = titleOf(shown);
  const headings = [
    `${level}_id`,
    level,
    ...(level === 'district' ? ['region_id'] : []),
    'value',
    'unit',
    'figure',
    'source',
  ];
  return writeCsv(
    headings,
    places.map(({ id, name, regionId, value }) => [
      id,
      name,
      ...(level === 'district' ? [regionId] : []),
      value === null ? '' : String(value),
      figure.unit,
      title,
      figure.source,
    ]),
  );
}

export function presentHits(hits: readonly PlaceHit<RegionPlace | DistrictPlace>[]): Answer<typeof findPlaces> {
  return hits.map(({ place, exact }) => {
    if ('regionId' in place) {
      return {
        kind: 'district',
        id: place.id,
        name: place.name,
        region_id: place.regionId,
        region: place.regionName,
        exact,
      };
    }
    return { kind: 'region', id: place.id, name: place.name, region_id: place.id, region: place.name, exact };
  });
}
