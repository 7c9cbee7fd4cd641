import { Info } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import type { WeatherSource } from './api.ts';
import { sayAge } from './sayWeather.ts';
import './SourceNote.css';

/** "Sample weather, not a forecast": stands on every screen that shows sample weather. */
export function SampleNote({ source, short = false }: { source: WeatherSource; short?: boolean }) {
  const t = useWords();
  if (!source.isSample) return null;
  return (
    <p className="sample-note">
      <Info size={16} aria-hidden="true" />
      <span>
        <b>{t('weather.sample')}</b>
        {!short && <> {t('weather.sampleText')}</>}
      </span>
    </p>
  );
}

/** "Open-Meteo, 3 h ago", and the words its licence asks for. Sample weather has neither age nor licence. */
export function SourceLine({
  source,
  fetchedAt,
  now,
}: {
  source: WeatherSource;
  fetchedAt: string | null;
  now: number;
}) {
  const t = useWords();
  if (source.isSample) return null;
  const age = fetchedAt === null ? undefined : sayAge(Date.parse(fetchedAt), now);
  return (
    <p className="weather-source">
      {age !== undefined && <span>{t('weather.sourceAge', { source: source.name, age })} · </span>}
      {source.link === '' ? source.attribution : <a href={source.link}>{source.attribution}</a>}
    </p>
  );
}
