import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Loader } from '#web/ui/Skeleton.tsx';
import { LIST_PAGE, listQuery, type Locations, type WeatherPlace } from './api.ts';
import { weatherHref } from './address.ts';

interface SearchResultsProps {
  text: string;
  found: Locations | undefined;
  error: Error | null;
  isFetching: boolean;
  page: string;
  hrefOf: (id: string) => string;
  onRetry: () => void;
}

/** The places a search found, the best first, or why there are none. */
export function SearchResults({ text, found, error, isFetching, page, hrefOf, onRetry }: SearchResultsProps) {
  const t = useWords();
  return (
    <section className="location-results" aria-label={t('weather.locationsList')} aria-busy={isFetching || undefined}>
      {error ? (
        <ErrorState small title={t('weather.locationsFailed')} onRetry={onRetry}>
          {error.message}
        </ErrorState>
      ) : found === undefined ? (
        <Loader />
      ) : found.length === 0 ? (
        <EmptyState
          small
          title={t('weather.noneFound', { text })}
          action={
            <Button kind="secondary" small href={weatherHref({ all: true }, page)}>
              {t('weather.allLocations')}
            </Button>
          }
        >
          {t('weather.noneFoundText')}
        </EmptyState>
      ) : (
        <PlaceLinks places={found} hrefOf={hrefOf} />
      )}
      <p className="heard" role="status">
        {found && t('weather.found', { count: found.length })}
      </p>
    </section>
  );
}

interface LocationListProps {
  after: string | undefined;
  location: string | undefined;
  page: string;
  hrefOf: (id: string) => string;
}

/** All places by name, a page of them at a time. */
export function LocationList({ after, location, page, hrefOf }: LocationListProps) {
  const t = useWords();
  const { data: places, error, refetch } = useQuery({ ...listQuery(after), placeholderData: keepPreviousData });
  const [first, last] = [places?.[0], places?.at(-1)];
  return (
    <section className="location-results location-list" aria-labelledby="location-list-title">
      <h2 id="location-list-title">
        {first && last ? t('weather.locationsPage', { from: first.location, to: last.location }) : t('weather.locationsList')}
      </h2>
      {error && (
        <ErrorState small title={t('weather.locationsFailed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {places === undefined ? !error && <Loader /> : <PlaceLinks places={places} hrefOf={hrefOf} />}
      <div className="location-list-steps">
        {places?.length === LIST_PAGE && last && (
          <Button kind="secondary" small replace href={weatherHref({ location, all: true, after: last.id }, page)}>
            {t('weather.more')}
          </Button>
        )}
        {after !== undefined && (
          <Button kind="quiet" small replace href={weatherHref({ location, all: true }, page)}>
            {t('weather.start')}
          </Button>
        )}
        <Button kind="quiet" small replace href={weatherHref({ location }, page)}>
          {t('weather.closeList')}
        </Button>
      </div>
    </section>
  );
}

function PlaceLinks({ places, hrefOf }: { places: readonly WeatherPlace[]; hrefOf: (id: string) => string }) {
  const t = useWords();
  return (
    <ul className="location-links">
      {places.map(({ id, location, district, region }) => (
        <li key={id}>
          <Link href={hrefOf(id)}>
            <span>
              <b>{location}</b> <small>{t('weather.placeIn', { district, region })}</small>
            </span>
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
