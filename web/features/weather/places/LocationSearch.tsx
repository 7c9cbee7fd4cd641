import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { longestLocationSearch } from '#contract/limits.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { weatherHref, type WeatherAddress } from '../address.ts';
import './LocationSearch.css';

// Fetched with the first letter, or when the address asks for a list.
const LocationList = lazy(() => loadCode(() => import('./LocationList.tsx')));

interface LocationSearchProps {
  /** The page that shows the chosen place. */
  page: string;
  asked: WeatherAddress;
}

/**
 * A search for places, the button for all of them, and the list of either. Arrow keys walk the list, Enter takes the
 * first, Escape closes it. Without JavaScript it is a form and links.
 */
export function LocationSearch({ page, asked }: LocationSearchProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { q = '', all, location } = asked;
  const [typed, setTyped] = useState<{ text: string; of: string }>();
  // What was typed holds until the address changes: a chosen place closes the list.
  const address = weatherHref(asked);
  const text = typed?.of === address ? typed.text : q;
  const isOpen = text !== '' || all === true;

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const box = event.currentTarget;
    const input = box.querySelector('input');
    const links = [...box.querySelectorAll<HTMLAnchorElement>('.location-results a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const inSearch = document.activeElement === input;
    // The list may still be that of fewer letters.
    const isOfTyped = box.querySelector<HTMLElement>('.location-results')?.dataset.text === input?.value.trim();
    if (event.key === 'Enter' && inSearch && isOfTyped && links[0]) {
      event.preventDefault();
      links[0].click();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setTyped({ text: '', of: address });
      if (q !== '' || all) navigate(weatherHref({ location }, page), { replace: true });
      input?.focus();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (inSearch || at >= 0) && links.length > 0) {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      (next < 0 ? input : (links[next] ?? links.at(-1)))?.focus();
    }
  }

  return (
    // The keys are those of the search field and the links within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="location-search" onKeyDown={walk}>
      <div className="location-search-bar">
        <SearchBox
          key={address}
          label={t('weather.search')}
          maxLength={longestLocationSearch}
          action={page}
          defaultValue={q}
          onSearch={(wanted) => setTyped({ text: wanted, of: address })}
        />
        <Button kind="secondary" href={weatherHref(all ? { location } : { location, all: true }, page)} replace>
          {t('weather.allLocations')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Loader />}>
          <LocationList {...{ text, asked, page }} />
        </Suspense>
      )}
    </div>
  );
}
