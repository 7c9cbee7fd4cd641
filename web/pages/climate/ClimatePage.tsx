import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Chance } from '#web/features/climate/Chance.tsx';
import {
  CLIMATE_PAGE,
  type ClimatePlace,
  climateHref,
  elementsQuery,
  placesQuery,
  readClimateChoice,
  seasonsQuery,
  type Seasons,
  yearQuery,
} from '#web/features/climate/api.ts';
import { citationOf, spanOf } from '#web/features/climate/citation.ts';
import { Contents } from '#web/features/climate/Contents.tsx';
import { Definition } from '#web/features/climate/Definition.tsx';
import { ElementTable } from '#web/features/climate/ElementTable.tsx';
import { Folded } from '#web/features/climate/Folded.tsx';
import { isDayMeasure, middleOf, yearsOfGroup } from '#web/features/climate/measures.ts';
import { doyOf, monthDayOf } from '#web/features/climate/monthDay.ts';
import { OpenYear } from '#web/features/climate/OpenYear.tsx';
import { PlantingTable } from '#web/features/climate/PlantingTable.tsx';
import { SavePng } from '#web/features/climate/SavePng.tsx';
import { Trends } from '#web/features/climate/Trends.tsx';
import { YearsChart } from '#web/features/climate/YearsChart.tsx';
import { YearTable } from '#web/features/climate/YearTable.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { loadWords, type Words, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import '#web/ui/navigation/FilterLinks.css';
import './ClimatePage.css';

const GaugeDays = lazy(() =>
  loadCode(async () => {
    await loadWords(['gauges', 'field']);
    return import('#web/features/climate/GaugeDays.tsx');
  }),
);

/** `/main/climate/:station?`: when the rains began and ended at a place, from its daily record. */
export default function ClimatePage({ params, search }: PageProps) {
  const t = useWords();
  const { data: places, error } = useQuery(placesQuery());
  const id = stationOf(params, search, places);
  return (
    <div className="climate-page">
      <header>
        <h1>{t('climate.title')}</h1>
        <p>{t('climate.lead')}</p>
      </header>
      {error && <ErrorState retryHref={CLIMATE_PAGE}>{error.message}</ErrorState>}
      {!places && !error && <Loader />}
      {places && id === undefined && (
        <EmptyState
          title={t('climate.nowhere')}
          action={<Button href={paths.calendar}>{t('climate.toCalendar')}</Button>}
        >
          {t('climate.nowhereLead')}
        </EmptyState>
      )}
      {places && id !== undefined && <Place id={id} search={search} places={places} />}
    </div>
  );
}

/**
 * The place of the address, or of the form without JavaScript; without either that of the district, else the first of the list.
 * Gauges come last: what people read off them may be a few days old.
 */
function stationOf(
  { station }: PageProps['params'],
  search: URLSearchParams,
  places: readonly ClimatePlace[] = [],
): string | undefined {
  const choice = [...places.filter(({ kind }) => kind !== 'gauge'), ...places];
  const ofDistrict = choice.find(
    ({ district_id: district }) => district !== null && district === search.get('district'),
  );
  return search.get('place') ?? station ?? (ofDistrict ?? choice[0])?.id;
}

function Place({ id, search, places }: { id: string; search: URLSearchParams; places: readonly ClimatePlace[] }) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const choice = readClimateChoice(search);
  const { data: seasons, error } = useQuery(seasonsQuery(id, choice));
  const hasElements = (useQuery(elementsQuery(id)).data?.elements ?? []).length > 0;
  if (error) return <ErrorState retryHref={CLIMATE_PAGE}>{error.message}</ErrorState>;
  if (!seasons) return <Loader />;
  const { station, rule, years } = seasons;
  const shown = yearsOfGroup(years, choice.group);
  const { show } = choice;
  const asked = isDayMeasure(show) ? choice.by && doyOf(choice.by) : choice.at;
  const line = asked || (middleOf(years, show) ?? doyOf(rule.from));
  const lineHref = (to: number) =>
    climateHref(id, search, isDayMeasure(show) ? { by: monthDayOf(to) } : { at: String(to) });
  return (
    <>
      {station.is_sample && <p className="climate-sample">{t('climate.sample')}</p>}
      <Contents station={station} search={search} rule={ruleOf(search)} parts={partsOf(hasElements, t)} />
      <Definition seasons={seasons} places={places} choice={choice} line={line} />
      <section id="climate-chart" aria-label={t('climate.titleFor', { place: station.name })}>
        <h2>{t('climate.titleFor', { place: station.name })}</h2>
        <Chance years={shown} measure={show} group={choice.group} line={line} lineHref={lineHref} />
        {!textMode && (
          <>
            <YearsChart stationId={id} years={shown} measure={show} search={search} line={line} />
            <SavePng
              stations={[station]}
              title={t('climate.titleFor', { place: station.name })}
              says={() => document.querySelector('.climate-chance-says')?.textContent ?? ''}
              name={`seasons-${station.id}`}
            />
          </>
        )}
      </section>
      {choice.year !== undefined && (
        <OpenYear key={choice.year} station={station} year={choice.year} choice={choice} search={search} />
      )}
      {station.kind === 'gauge' && (
        <Suspense fallback={<Loader />}>
          <GaugeDays id={station.id} />
        </Suspense>
      )}
      <Folded id="climate-planting" title={t('climate.toPlanting')}>
        <PlantingTable seasons={seasons} />
      </Folded>
      <Folded id="climate-trends" title={t('climate.trends')}>
        <Trends seasons={seasons} />
      </Folded>
      <Folded id="climate-table" title={t('climate.toTable')}>
        <YearTable seasons={seasons} search={search} />
      </Folded>
      {hasElements && (
        <Folded id="climate-elements" title={t('climate.elements')}>
          <ElementTable id={id} />
        </Folded>
      )}
      <Notes seasons={seasons} />
    </>
  );
}

/** The part of an address that is the rule, without what is shown of it. */
function ruleOf(search: URLSearchParams): URLSearchParams {
  const rule = new URLSearchParams(search);
  for (const name of ['by', 'at', 'show', 'years', 'year', 'place']) rule.delete(name);
  return rule;
}

/** The parts of the page that can be gone to at once. */
function partsOf(hasElements: boolean, t: Words) {
  return [
    { id: 'climate-chart', text: t('climate.toChart') },
    { id: 'climate-planting', text: t('climate.toPlanting') },
    { id: 'climate-trends', text: t('climate.trends') },
    { id: 'climate-table', text: t('climate.toTable') },
    ...(hasElements ? [{ id: 'climate-elements', text: t('climate.elements') }] : []),
    { id: 'climate-source', text: t('climate.toSource') },
  ];
}

function Notes({ seasons: { station, ends_by: endsBy } }: { seasons: Seasons }) {
  const t = useWords();
  return (
    <footer className="climate-notes" id="climate-source">
      <p>{t(endsBy === 'water' ? 'climate.endByWater' : 'climate.endByRain')}</p>
      <p>
        {t('climate.record', { ...spanOf(station), source: station.source, licence: station.licence })}
        {station.missing_days > 0 && ` ${t('climate.missing', { count: station.missing_days })}`}
      </p>
      <p>
        <Link href="/main/climate-agreement">{t('climate.agreement')}</Link>
      </p>
      <p>{citationOf(station, t)}</p>
    </footer>
  );
}

/** The drawing of an opened year comes later, and with the page where the server draws it. */
export const parts = ['web/features/climate/YearDrawing.tsx'];

/** The places, then the one that is asked for. */
export async function needs({ params, search, read }: NeedsContext) {
  const places = await read(placesQuery());
  const id = stationOf(params, search, places);
  if (id === undefined) return [placesQuery()];
  const isGauge = places.some((place) => place.id === id && place.kind === 'gauge');
  const choice = readClimateChoice(search);
  return [
    placesQuery(),
    seasonsQuery(id, choice),
    elementsQuery(id),
    ...(isGauge ? (await import('#web/features/climate/gauge.ts')).gaugeNeeds(id) : []),
    ...(choice.year === undefined ? [] : [yearQuery(id, choice.year, choice)]),
  ];
}

export function head({ params, search, known, t }: HeadContext): Head {
  const id = stationOf(params, search, known(placesQuery()));
  const station = id === undefined ? undefined : known(seasonsQuery(id, readClimateChoice(search)))?.station;
  return {
    title: station ? t('climate.titleFor', { place: station.name }) : t('climate.title'),
    description: t('climate.lead'),
    canonical: params.station === undefined || !station ? CLIMATE_PAGE : `${CLIMATE_PAGE}/${station.id}`,
    noindex: params.station !== undefined && (station?.is_sample ?? false),
  };
}
