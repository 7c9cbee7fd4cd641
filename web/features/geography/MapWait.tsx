import { useWords } from '#web/lib/words.ts';
import './MapWait.css';

/** Keeps the room of the map, and says why it is not there yet. */
export function MapWait({ failed = false }: { failed?: boolean }) {
  const t = useWords();
  return (
    <div className="map-wait">
      <p className="map-wait-scripted">{t(failed ? 'geography.mapFailed' : 'geography.mapLoading')}</p>
      <p className="map-wait-plain">{t('geography.mapPlain')}</p>
    </div>
  );
}
