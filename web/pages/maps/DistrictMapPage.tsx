import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { calendarHref } from '#web/features/calendar/choosing/selection.ts';
import { useZoneName } from '#web/features/calendar/choosing/useZoneName.ts';
import { DistrictFacts } from '#web/features/geography/DistrictFacts.tsx';
import {
  DISTRICT_MAP,
  districtMapHref,
  districtsOfQuery,
  findQuery,
  placeMeant,
  readDistrictMap,
  regionNamesQuery,
  wordsOf,
} from '#web/features/geography/districtMap.ts';
import { DistrictPopup } from '#web/features/geography/DistrictPopup.tsx';
import { readFigureChoice, sayValue } from '#web/features/geography/figures/figure.ts';
import { FigureAbout } from '#web/features/geography/figures/FigureAbout.tsx';
import { FigureForm } from '#web/features/geography/figures/FigureForm.tsx';
import { figureNeeds, figureQueryOf } from '#web/features/geography/figures/figureNeeds.ts';
import { FigureTable } from '#web/features/geography/figures/FigureTable.tsx';
import { LazyFigureMap } from '#web/features/geography/figures/LazyFigureMap.tsx';
import { readSort, writeSort } from '#web/features/geography/figures/sort.ts';
import { PlaceHits } from '#web/features/geography/PlaceHits.tsx';
import { PlaceList } from '#web/features/geography/PlaceList.tsx';
import { PlaceSearch } from '#web/features/geography/PlaceSearch.tsx';
import type { PlaceHref, Regions } from '#web/features/geography/places.ts';
import type { LatestReading } from '#web/features/geography/SensorReading.tsx';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { useTextMode } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { MapLayout } from '#web/ui/maps/MapLayout.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import './DistrictMapPage.css';

const USUAL_FIGURE = 'population';

/** No table holds readings of sensors; the room that brings them gives the latest of the district here (decision 35). */
const READING: LatestReading | null = null;

const NO_REGIONS: Regions = [];

/** Every district on a map coloured by a figure, the figure as a table, and the ways on from a district. */
export default function DistrictMapPage({ search }: PageProps) {
  const t = useWords();
  const textMode = useTextMode();
  const zoneName = useZoneName();
  const selection = useMemo(() => readDistrictMap(search), [search]);
  const words = wordsOf(selection);
  const hits = useQuery({ ...findQuery(words), enabled: words !== undefined });
  const place = placeMeant(selection, hits.data);
  const choice = readFigureChoice(search, USUAL_FIGURE);
  const figure = useQuery(figureQueryOf(choice, 'district'));
  const regions = useQuery(regionNamesQuery).data ?? NO_REGIONS;
  const region = regions.find(({ region_id: id }) => id === place.region);
  const districts = useQuery({ ...districtsOfQuery(place.region), enabled: place.region !== undefined });
  const district = districts.data?.find(({ district_id: id }) => id === place.district);
  const hrefFor: PlaceHref = useCallback(
    ({ region: regionId, district: id }) => {
      const { figure: chosen, crop, month } = selection;
      return districtMapHref({ figure: chosen, crop, month, region: regionId, district: id });
    },
    [selection],
  );
  const regionNames = useMemo(() => new Map(regions.map(({ region_id: id, region: name }) => [id, name])), [regions]);
  const here = figure.data?.places.find(
    ({ id }) => id === (figure.data.level === 'district' ? place.district : place.region),
  );
  const ways = district && {
    reading: READING,
    calendarHref: calendarHref({ region: district.region_id, district: district.district_id }),
    weatherHref: `/weather/${district.district_id}`,
  };
  const problem = figure.error ?? hits.error ?? districts.error;

  /** What was searched for is answered above the map, where a phone shows it; what was tapped on the map, below. */
  const facts = district && ways && (
    <DistrictFacts
      district={district}
      zoneName={zoneName(district.zone)}
      figure={
        here &&
        figure.data && {
          title: figure.data.title,
          value: [sayValue(here.value, figure.data.kind, t), here.value === null ? '' : figure.data.unit]
            .join(' ')
            .trim(),
        }
      }
      {...ways}
    />
  );

  return (
    <MapLayout
      head={
        <>
          <h1>{t('maps.districtTitle')}</h1>
          <p className="map-page-lead">{t('maps.districtLead')}</p>
          <PlaceSearch selection={selection} />
          {selection.q !== undefined && hits.data && !hits.data[0]?.exact && (
            <PlaceHits text={selection.q} hits={hits.data} hrefFor={hrefFor} />
          )}
          {selection.q !== undefined && facts}
        </>
      }
      map={
        textMode || figure.data === undefined ? null : (
          <LazyFigureMap
            figure={figure.data}
            show="districts"
            region={region?.region_id}
            district={district?.district_id}
            hrefFor={hrefFor}
            popup={
              district &&
              ways && (
                <DistrictPopup district={district} {...ways} closeHref={hrefFor({ region: district.region_id })} />
              )
            }
          />
        )
      }
      panel={
        <>
          {problem && <ErrorState retryHref={DISTRICT_MAP}>{problem.message}</ErrorState>}
          <FigureForm
            action={DISTRICT_MAP}
            choice={choice}
            level="district"
            inForce={figure.data}
            kept={{ region: place.region, district: place.district }}
          />
          {selection.q === undefined && facts}
          {region === undefined ? (
            <section className="district-map-places">
              <h2>{t('maps.regions')}</h2>
              <PlaceList
                title={t('maps.regions')}
                places={regions.map(({ region_id: id, region: name, districts: count }) => ({
                  id,
                  name,
                  note: t('geography.districtsCount', { count }),
                }))}
                hrefOf={(id) => hrefFor({ region: id })}
              />
            </section>
          ) : (
            <details className="district-map-places" open={district === undefined || undefined}>
              <summary>
                <h2>{t('maps.districtsOf', { region: region.region })}</h2>
              </summary>
              {districts.isLoading && <Loader />}
              <PlaceList
                title={t('maps.districtsOf', { region: region.region })}
                chosen={place.district}
                places={(districts.data ?? []).map(({ district_id: id, district: name }) => ({ id, name }))}
                hrefOf={(id) => hrefFor({ region: region.region_id, district: id })}
              />
            </details>
          )}
          {figure.data && (
            <>
              <FigureAbout figure={figure.data} />
              <FigureTable
                figure={figure.data}
                region={region}
                regionNames={regionNames}
                sort={readSort(selection.sort)}
                sortHref={(sort) => districtMapHref({ ...selection, page: undefined, sort: writeSort(sort) })}
                page={Math.max(1, Number(selection.page) || 1)}
                pageHref={(page) => districtMapHref({ ...selection, page: page === 1 ? undefined : String(page) })}
                placeHref={({ id, region_id: regionId }) =>
                  hrefFor(figure.data.level === 'district' ? { region: regionId, district: id } : { region: id })
                }
              />
            </>
          )}
          <p>
            <Link href="/main/leaflet">{t('maps.otherMap')}</Link> ·{' '}
            <Link href="/main/farm_cord">{t('maps.farmMap')}</Link>
          </p>
        </>
      }
    />
  );
}

/** The figure, the regions, and what the address names. */
export async function needs({ search, read }: NeedsContext) {
  const selection = readDistrictMap(search);
  const words = wordsOf(selection);
  const always = [regionNamesQuery, ...figureNeeds(readFigureChoice(search, USUAL_FIGURE), 'district')];
  // A refused search leaves the place unknown; the page shows the refusal.
  const hits = words === undefined ? undefined : await read(findQuery(words)).catch(() => undefined);
  const { region } = placeMeant(selection, hits);
  return region === undefined ? always : [...always, districtsOfQuery(region)];
}

/** A district's page is called by it. */
export function head({ search, known, t }: HeadContext): Head {
  const selection = readDistrictMap(search);
  const words = wordsOf(selection);
  const place = placeMeant(selection, words === undefined ? undefined : known(findQuery(words)));
  const district = known(districtsOfQuery(place.region))?.find(({ district_id: id }) => id === place.district);
  const region = known(regionNamesQuery)?.find(({ region_id: id }) => id === place.region);
  return {
    title: district
      ? t('maps.districtOf', { district: district.district, region: district.region })
      : region
        ? t('maps.districtsOf', { region: region.region })
        : t('maps.districtTitle'),
    description: t('maps.districtLead'),
    noindex: selection.q !== undefined,
    canonical: districtMapHref({
      ...(region && { region: region.region_id }),
      ...(district && { district: district.district_id }),
    }),
  };
}
