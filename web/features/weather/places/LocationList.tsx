import { useEffect, useRef } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { placesQuery, regionsQuery, searchQuery, type Locations } from '../api.ts';
import { weatherHref, type WeatherAddress } from '../address.ts';

// It is fetched when it is shown, and brings its words along.
await loadWords(['findWeather']);

interface LocationListProps {
  /** What is searched; empty: the list of all places. */
  text: string;
  asked: WeatherAddress;
  page: string;
}

/** The places a search found, or all of them. */
export default function LocationList({ text, ...list }: LocationListProps) {
  return text === '' ? <AllPlaces {...list} /> : <Found text={text} page={list.page} />;
}

/** The places a search found, the best first, or why there are none. */
function Found({ text, page }: { text: string; page: string }) {
  const t = useWords();
  const { data: found, error, isFetching, refetch } = useQuery(searchQuery(text));
  return (
    <section
      className="location-results"
      data-text={text}
      aria-label={t('findWeather.locationsList')}
      aria-busy={isFetching || undefined}
    >
      {error ? (
        <ErrorState small title={t('findWeather.locationsFailed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : found === undefined ? (
        <Loader />
      ) : found.length === 0 ? (
        <EmptyState
          small
          title={t('findWeather.noneFound', { text })}
          action={
            <Button kind="secondary" small href={weatherHref({ all: true }, page)}>
              {t('weather.allLocations')}
            </Button>
          }
        >
          {t('findWeather.noneFoundText')}
        </EmptyState>
      ) : (
        <PlaceLinks places={found} page={page} />
      )}
      <p className="heard" role="status">
        {found && t('findWeather.found', { count: found.length })}
      </p>
    </section>
  );
}

/** All places, a region at a time, each region and the way out at hand. */
function AllPlaces({ asked: { region, location }, page }: Omit<LocationListProps, 'text'>) {
  const t = useWords();
  const { data: regions = [] } = useQuery(regionsQuery);
  const { data: places, error, refetch } = useQuery({ ...placesQuery(region), placeholderData: keepPreviousData });
  // Where none is chosen, the region is that of the places shown.
  const shown = regions.find(({ region_id: id, region: name }) =>
    region === undefined ? name === places?.[0]?.region : id === region,
  );
  const nav = useRef<HTMLElement>(null);
  const shownId = shown?.region_id;
  useEffect(() => {
    const current = shownId === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 2 + current.clientWidth / 2;
  }, [shownId]);
  return (
    <section className="location-results location-list" aria-labelledby="location-list-title">
      <div className="location-list-head">
        <h2 id="location-list-title">
          {shown ? t('findWeather.locationsIn', { region: shown.region }) : t('weather.allLocations')}
        </h2>
        <Button kind="quiet" small replace href={weatherHref({ location }, page)}>
          {t('findWeather.closeList')}
        </Button>
        <nav ref={nav} className="location-regions" aria-label={t('findWeather.regions')}>
          {regions.map(({ region_id: id, region: name }) => (
            <Link
              key={id}
              replace
              aria-current={id === shown?.region_id ? 'true' : undefined}
              href={weatherHref({ location, all: true, region: id }, page)}
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      {error && (
        <ErrorState small title={t('findWeather.locationsFailed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {places === undefined ? !error && <Loader /> : <PlaceLinks places={places} page={page} inRegion />}
      {places?.length === 0 && <p>{t('findWeather.noneIn')}</p>}
    </section>
  );
}

function PlaceLinks({ places, page, inRegion = false }: { places: Locations; page: string; inRegion?: boolean }) {
  const t = useWords();
  return (
    <ul className="location-links">
      {places.map(({ id, location, district, region }) => (
        <li key={id}>
          <Link href={weatherHref({ location: id }, page)}>
            <span>
              <b>{location}</b> <small>{inRegion ? district : t('weather.placeIn', { district, region })}</small>
            </span>
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
