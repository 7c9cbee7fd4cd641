import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Chance } from '#web/features/climate/Chance.tsx';
import {
  CLIMATE_PAGE,
  climateHref,
  elementsQuery,
  readClimateChoice,
  seasonsQuery,
  type Seasons,
  type Station,
  stationsQuery,
  yearQuery,
} from '#web/features/climate/api.ts';
import { Definition } from '#web/features/climate/Definition.tsx';
import { ElementTable } from '#web/features/climate/ElementTable.tsx';
import { isDayMeasure, middleOf, yearsOfGroup } from '#web/features/climate/measures.ts';
import { doyOf, monthDayOf } from '#web/features/climate/monthDay.ts';
import { OpenYear } from '#web/features/climate/OpenYear.tsx';
import { PlantingTable } from '#web/features/climate/PlantingTable.tsx';
import { Trends } from '#web/features/climate/Trends.tsx';
import { YearsChart } from '#web/features/climate/YearsChart.tsx';
import { YearTable } from '#web/features/climate/YearTable.tsx';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Loader } from '#web/ui/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
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
  const { data: stations, error } = useQuery(stationsQuery());
  const id = stationOf(params, search, stations);
  return (
    <div className="climate-page">
      <header>
        <h1>{t('climate.title')}</h1>
        <p>{t('climate.lead')}</p>
      </header>
      {error && <ErrorState retryHref={CLIMATE_PAGE}>{error.message}</ErrorState>}
      {!stations && !error && <Loader />}
      {stations && id === undefined && (
        <EmptyState
          title={t('climate.nowhere')}
          action={<Button href={paths.calendar}>{t('climate.toCalendar')}</Button>}
        >
          {t('climate.nowhereLead')}
        </EmptyState>
      )}
      {stations && id !== undefined && <Place id={id} search={search} stations={stations} />}
    </div>
  );
}

/** The place of the address, or of the form without JavaScript; the first of the list without either. */
function stationOf(
  { station }: PageProps['params'],
  search: URLSearchParams,
  stations: readonly Station[] | undefined,
): string | undefined {
  return search.get('place') ?? station ?? stations?.find(({ removed }) => !removed)?.id;
}

function Place({ id, search, stations }: { id: string; search: URLSearchParams; stations: readonly Station[] }) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const choice = readClimateChoice(search);
  const { data: seasons, error } = useQuery(seasonsQuery(id, choice));
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
      <Definition seasons={seasons} stations={stations.filter(({ removed }) => !removed)} choice={choice} line={line} />
      <section aria-label={t('climate.titleFor', { place: station.name })}>
        <h2>{t('climate.titleFor', { place: station.name })}</h2>
        <Chance years={shown} measure={show} group={choice.group} line={line} lineHref={lineHref} />
        {!textMode && <YearsChart stationId={id} years={shown} measure={show} search={search} line={line} />}
      </section>
      {choice.year !== undefined && (
        <OpenYear key={choice.year} stationId={id} year={choice.year} choice={choice} search={search} />
      )}
      {station.kind === 'gauge' && (
        <Suspense fallback={<Loader />}>
          <GaugeDays id={station.id} />
        </Suspense>
      )}
      <PlantingTable seasons={seasons} />
      <Trends seasons={seasons} />
      <YearTable seasons={seasons} search={search} />
      <ElementTable id={id} />
      <Notes seasons={seasons} search={search} />
    </>
  );
}

function Notes({ seasons: { station, ends_by: endsBy }, search }: { seasons: Seasons; search: URLSearchParams }) {
  const t = useWords();
  const canPrint = useHydrated();
  const span = {
    first: sayDay(station.first_day, { withYear: true }),
    last: sayDay(station.last_day, { withYear: true }),
  };
  const asked = new URLSearchParams(search);
  for (const name of ['by', 'at', 'show', 'years', 'year', 'place']) asked.delete(name);
  const cited = t('climate.cite', { ...span, source: station.source, licence: station.licence, place: station.name });
  async function savePng() {
    const { savePicture } = await loadCode(() => import('#web/features/climate/savePicture.ts'));
    const said = document.querySelector('.climate-chance-says')?.textContent ?? '';
    const name = `seasons-${station.id}`;
    if (!(await savePicture(t('climate.titleFor', { place: station.name }), said, cited, name)))
      notify({ text: t('climate.pngFailed'), tone: 'alert' });
  }
  const rule = asked.size > 0 ? `?${asked}` : '';
  const files = [
    { file: `seasons.csv${rule}`, text: t('climate.csv') },
    { file: `seasons.parquet${rule}`, text: t('climate.parquet') },
    ...(station.raw_public || station.is_sample
      ? [
          { file: 'days.csv', text: t('climate.daysCsv') },
          { file: 'days.parquet', text: t('climate.daysParquet') },
        ]
      : []),
  ];
  return (
    <footer className="climate-notes">
      <p>{t(endsBy === 'water' ? 'climate.endByWater' : 'climate.endByRain')}</p>
      <p>
        {t('climate.record', { ...span, source: station.source, licence: station.licence })}
        {station.missing_days > 0 && ` ${t('climate.missing', { count: station.missing_days })}`}
      </p>
      <p>
        <Link href="/main/climate-agreement">{t('climate.agreement')}</Link>
      </p>
      <p>{cited}</p>
      <p className="climate-ways">
        {files.map(({ file, text }) => (
          <Button
            key={file}
            kind="secondary"
            small
            href={`/api/climate/stations/${station.id}/${file}`}
            download={`${station.id}-${file.split('?')[0]}`}
          >
            {text}
          </Button>
        ))}
        {canPrint && (
          <Button kind="secondary" small onClick={() => void savePng()}>
            {t('climate.png')}
          </Button>
        )}
        <Button kind="secondary" small href={`/main/climate-sheet/${station.id}${search.size > 0 ? `?${search}` : ''}`}>
          {t('climate.sheet')}
        </Button>
        <Button kind="secondary" small href={`/main/climate-compare?place1=${station.id}`}>
          {t('climate.compare')}
        </Button>
      </p>
    </footer>
  );
}

/** The drawing of an opened year comes later, and with the page where the server draws it. */
export const parts = ['web/features/climate/YearDrawing.tsx'];

/** The places, then the one that is asked for. */
export async function needs({ params, search, read }: NeedsContext) {
  const id = stationOf(params, search, await read(stationsQuery()));
  if (id === undefined) return [stationsQuery()];
  const choice = readClimateChoice(search);
  return [
    stationsQuery(),
    seasonsQuery(id, choice),
    elementsQuery(id),
    ...(choice.year === undefined ? [] : [yearQuery(id, choice.year, choice)]),
  ];
}

export function head({ params, search, known, t }: HeadContext): Head {
  const id = stationOf(params, search, known(stationsQuery()));
  const station = id === undefined ? undefined : known(seasonsQuery(id, readClimateChoice(search)))?.station;
  return {
    title: station ? t('climate.titleFor', { place: station.name }) : t('climate.title'),
    description: t('climate.lead'),
    canonical: params.station === undefined || !station ? CLIMATE_PAGE : `${CLIMATE_PAGE}/${station.id}`,
    noindex: params.station !== undefined && (station?.is_sample ?? false),
  };
}
