import { loadWords, useWords } from '#web/lib/words.ts';

// It is fetched when it is shown, and brings its words along.
await loadWords(['findWeather']);

/** Says that nobody chose the place that is shown, and leads to where one is chosen. */
export default function DefaultNote({ place }: { place: string }) {
  const t = useWords();
  return (
    <p className="weather-page-default" role="note">
      {t('findWeather.defaultPlace', { place })} <a href="#find-place-title">{t('findWeather.defaultChange')}</a>
    </p>
  );
}
