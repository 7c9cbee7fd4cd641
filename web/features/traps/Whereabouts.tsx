import { useState } from 'react';
import { LocateFixed } from 'lucide-react';
import { distanceKm } from '#engines/shapes/distance.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { OwnTrapSite } from './api.ts';

/** Where the phone was, degrees, and how far that may be off, metres. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

const WAIT_MS = 20_000;
/** Metres beyond which another trap may be meant. */
const FAR_M = 500;

/** Asks the phone where it is, and says how far that is from the trap. Works without a network. */
export function Whereabouts({
  place,
  site,
  onChange,
}: {
  place: Place | undefined;
  site: OwnTrapSite | undefined;
  onChange: (place: Place) => void;
}) {
  const t = useWords();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const metres =
    place && site
      ? Math.round(distanceKm([place.longitude, place.latitude], [site.longitude, site.latitude]) * 1000)
      : undefined;

  function ask() {
    setState('asking');
    if (!('geolocation' in navigator)) return setState('refused');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setState('idle');
        onChange({ latitude, longitude, accuracy });
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 60_000 },
    );
  }
  function say(): string {
    if (state === 'asking') return t('traps.whereAsking');
    if (place === undefined) return t(state === 'refused' ? 'traps.whereRefused' : 'traps.whereHint');
    const accuracy = sayNumber(Math.round(place.accuracy));
    if (metres === undefined) return t('traps.whereKnown', { accuracy });
    return t(metres > FAR_M + place.accuracy ? 'traps.whereFar' : 'traps.whereNear', {
      metres: sayNumber(metres),
      accuracy,
    });
  }
  return (
    <div className="trap-where">
      <Button
        kind="secondary"
        busy={state === 'asking'}
        icon={<LocateFixed size={18} aria-hidden="true" />}
        onClick={ask}
      >
        {t('traps.whereAsk')}
      </Button>
      <p className="field-hint" role="status">
        {say()}
      </p>
    </div>
  );
}
