import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { useLocation } from 'wouter';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { searchQuery } from './api.ts';
import { weatherHref, type WeatherAddress } from './address.ts';
import { LocationList, SearchResults } from './LocationList.tsx';
import './LocationSearch.css';

interface LocationSearchProps {
  /** The page that shows the chosen place. */
  page: string;
  asked: WeatherAddress;
  /** Stands beside the search, where there is room. */
  children?: ReactNode;
}

/**
 * A search for places, the button for all of them, and the list of either. Arrow keys walk the list, Enter takes the
 * first. Without JavaScript it is a form and links.
 */
export function LocationSearch({ page, asked, children }: LocationSearchProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { q = '', all, after, location } = asked;
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  // What was typed holds until the address changes: a chosen place closes the list.
  const address = weatherHref(asked);
  const text = typed?.of === address ? typed.text : q;
  const { data: found, error, isFetching, refetch } = useQuery({ ...searchQuery(text), enabled: text !== '' });
  const hrefOf = (id: string) => weatherHref({ location: id }, page);

  /** The keyboard's way through search and list. */
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('.location-results a')];
    const input = event.currentTarget.querySelector('input');
    const at = links.findIndex((link) => link === document.activeElement);
    const inSearch = document.activeElement === input;
    if (event.key === 'Enter' && inSearch && found?.[0] && text !== '') {
      event.preventDefault();
      navigate(hrefOf(found[0].id));
    } else if (event.key === 'Escape' && (typed || all)) {
      event.preventDefault();
      close();
      input?.focus();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (inSearch || at >= 0) && links.length > 0) {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      (next < 0 ? input : (links[next] ?? links.at(-1)))?.focus();
    }
  }

  function close() {
    setTyped({ text: '', of: address });
    if (q !== '' || all) navigate(weatherHref({ location }, page), { replace: true });
  }

  return (
    // The keys are those of the search field and the links within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="location-search" onKeyDown={walk}>
      <div className="location-search-bar">
        <SearchBox
          key={address}
          label={t('weather.search')}
          action={page}
          defaultValue={q}
          onSearch={(wanted) => setTyped({ text: wanted, of: address })}
        />
        <Button
          kind="secondary"
          icon={<MapPinned size={18} aria-hidden="true" />}
          href={weatherHref(all ? { location } : { location, all: true }, page)}
          replace
        >
          {t('weather.allLocations')}
        </Button>
        {children}
      </div>
      {text !== '' ? (
        <SearchResults {...{ text, found, error, isFetching, hrefOf, page }} onRetry={() => void refetch()} />
      ) : (
        all && <LocationList {...{ after, location, page, hrefOf }} />
      )}
    </div>
  );
}
