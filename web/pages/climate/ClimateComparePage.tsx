import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CLIMATE_PAGE, seasonsQuery, type ClimatePlace, placesQuery } from '#web/features/climate/api.ts';
import { Compared } from '#web/features/climate/Compared.tsx';
import { DEFINITION_NAMES } from '#web/features/climate/definitions.ts';
import { isDayMeasure, MEASURES, middleOf } from '#web/features/climate/measures.ts';
import { doyOf, monthDayOf } from '#web/features/climate/monthDay.ts';
import { COMPARE_PAGE, type Placed, readSides } from '#web/features/climate/sides.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import './ClimatePage.css';

const ThisYear = lazy(() => loadCode(() => import('#web/features/climate/ThisYear.tsx')));

/** `/main/climate-compare`: two places, two periods or two definitions, by one line. */
export default function ClimateComparePage({ search }: PageProps) {
  const t = useWords();
  const { data: places, error } = useQuery(placesQuery());
  return (
    <div className="climate-page">
      <header>
        <h1>{t('climateCompare.title')}</h1>
        <p>{t('climateCompare.lead')}</p>
      </header>
      {error && <ErrorState retryHref={COMPARE_PAGE}>{error.message}</ErrorState>}
      {!places && !error && <Loader />}
      {places?.length === 0 && <EmptyState title={t('climate.nowhere')}>{t('climate.nowhereLead')}</EmptyState>}
      {places && places.length > 0 && <Sides search={search} places={places} />}
      <p>
        <Link href={CLIMATE_PAGE}>{t('climate.title')}</Link>
      </p>
    </div>
  );
}

function Sides({ search, places }: { search: URLSearchParams; places: readonly ClimatePlace[] }) {
  const hydrated = useHydrated();
  const sides = withPlaces(search, places);
  const [one, other] = sides;
  const { show, by, at } = one.choice;
  const first = useQuery(seasonsQuery(one.place, one.choice));
  const second = useQuery(seasonsQuery(other.place, other.choice));
  const wrong = first.error ?? second.error;
  const line =
    (isDayMeasure(show) ? by && doyOf(by) : at) ||
    ((first.data && middleOf(first.data.years, show)) ?? (isDayMeasure(show) ? 122 : 100));
  return (
    <>
      <SidesForm
        key={search.toString()}
        sides={sides}
        places={places}
        line={line}
        beside={search.get('beside') ?? ''}
      />
      {wrong && <ErrorState retryHref={COMPARE_PAGE}>{wrong.message}</ErrorState>}
      {first.data && second.data && <Compared sides={sides} found={[first.data, second.data]} line={line} />}
      {!wrong && !(first.data && second.data) && <Loader />}
      {hydrated && (
        <Suspense fallback={<Loader />}>
          <ThisYear
            station={first.data?.station}
            id={one.place}
            season={one.choice.rule.season ?? 'main'}
            chosen={search.get('beside') ?? ''}
          />
        </Suspense>
      )}
    </>
  );
}

function withPlaces(search: URLSearchParams, places: readonly ClimatePlace[]): Placed {
  const [one, other] = readSides(search);
  const here = (place: string | undefined) => places.find(({ id }) => id === place)?.id ?? places[0]?.id ?? '';
  return [
    { ...one, place: here(one.place) },
    { ...other, place: here(other.place ?? one.place) },
  ];
}

interface SidesFormProps {
  sides: Placed;
  places: readonly ClimatePlace[];
  line: number;
  /** Years to be named beside the newest. */
  beside: string;
}

/** Both sides, what is compared and the line: a plain form that asks for the page again. */
function SidesForm({ sides, places, line, beside }: SidesFormProps) {
  const t = useWords();
  const { show, rule } = sides[0].choice;
  return (
    <form className="climate-definition" action={pageAddress(COMPARE_PAGE)}>
      <div className="climate-choices">
        <Select
          label={t('climate.show')}
          name="show"
          defaultValue={show}
          choices={MEASURES.map((value) => ({ value, text: t(`climate.measure_${value}`) }))}
        />
        <Select
          label={t('climate.season')}
          name="season"
          defaultValue={rule.season ?? 'main'}
          choices={[
            { value: 'main', text: t('climateCompare.main') },
            { value: 'minor', text: t('climate.minor') },
          ]}
        />
        {isDayMeasure(show) ? (
          <TextInput
            label={t('climate.line')}
            name="by"
            defaultValue={monthDayOf(line)}
            pattern="\d\d-\d\d"
            maxLength={5}
          />
        ) : (
          <TextInput
            label={t('climate.lineAt')}
            name="at"
            type="number"
            min={1}
            max={9999}
            defaultValue={String(line)}
          />
        )}
      </div>
      {([0, 1] as const).map((at) => (
        <fieldset key={at}>
          <legend>{at === 0 ? 'A' : 'B'}</legend>
          <div className="climate-choices">
            <Select
              label={t('climate.place')}
              name={`place${at + 1}`}
              defaultValue={sides[at].place}
              choices={places.map(({ id, name }) => ({ value: id, text: name }))}
            />
            <Select
              label={t('climateCompare.definition')}
              name={`rule${at + 1}`}
              defaultValue={sides[at].definition}
              choices={DEFINITION_NAMES.map((value) => ({ value, text: t(`climateCompare.rule_${value}`) }))}
            />
            <TextInput
              label={t('climateCompare.first')}
              name={`first${at + 1}`}
              type="number"
              min={1700}
              max={2200}
              defaultValue={sides[at].first}
            />
            <TextInput
              label={t('climateCompare.last')}
              name={`last${at + 1}`}
              type="number"
              min={1700}
              max={2200}
              defaultValue={sides[at].last}
            />
          </div>
        </fieldset>
      ))}
      <TextInput
        label={t('climateCompare.beside')}
        hint="2012, 2015"
        name="beside"
        defaultValue={beside}
        maxLength={60}
        pattern="[0-9, ]*"
      />
      <p>
        <Button type="submit">{t('climateCompare.compare')}</Button>
      </p>
    </form>
  );
}

/** The places, then the seasons of both sides. */
export async function needs({ search, read }: NeedsContext) {
  const places = await read(placesQuery());
  if (places.length === 0) return [placesQuery()];
  return [placesQuery(), ...withPlaces(search, places).map((side) => seasonsQuery(side.place, side.choice))];
}

export function head({ t }: HeadContext): Head {
  return { title: t('climateCompare.title'), description: t('climateCompare.lead'), canonical: COMPARE_PAGE };
}
