import { useEffect, useState } from 'react';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import type { WeatherPlace } from '../api.ts';
import { TEMPRAIN, weatherHref } from '../address.ts';
import { recentBefore, type RecentPlace } from './recent.ts';

// It is fetched after the weather, and brings its words along.
await loadWords(['findWeather']);

/** Where to go from the weather of a place: its days before, and the places looked at before it. */
export function GoOn({ place: { id, location: name } }: { place: WeatherPlace }) {
  const t = useWords();
  const [recent, setRecent] = useState<RecentPlace[]>([]);
  useEffect(() => {
    // What a device remembers is known only to it: the first drawing must be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    setRecent(recentBefore({ id, name }));
  }, [id, name]);
  return (
    <section className="weather-go-on">
      <p>
        <Link href={weatherHref({ location: id }, TEMPRAIN)}>{t('findWeather.pastDays', { place: name })}</Link>
      </p>
      {recent.length > 0 && (
        <>
          <h2 id="weather-recent">{t('findWeather.recentTitle')}</h2>
          <ul className="find-place-often" aria-labelledby="weather-recent">
            {recent.map((each) => (
              <li key={each.id}>
                <Link href={weatherHref({ location: each.id })}>{each.name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
