import { useState } from 'react';
import { LocateFixed } from 'lucide-react';
import { locate } from '#contract/geography/geography.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import type { Located, PlaceHref } from './places.ts';
import './UsePosition.css';

type State = 'idle' | 'asking' | 'refused' | 'failed' | 'outside' | Located;

const MESSAGES = {
  asking: 'geography.positionAsking',
  refused: 'geography.positionRefused',
  failed: 'geography.positionFailed',
  outside: 'geography.positionOutside',
} as const;

/**
 * Asks the device where it is, names the place, and lets the person confirm it: a position, and still more an
 * approximate outline, may be off by a district.
 */
export function UsePosition({ hrefFor }: { hrefFor: PlaceHref }) {
  const t = useWords();
  const [state, setState] = useState<State>('idle');

  async function ask() {
    setState('asking');
    try {
      const { coords } = await position();
      const place = await callApi(locate, { query: { lat: coords.latitude, lng: coords.longitude } });
      setState(place.district_id === null ? 'outside' : place);
    } catch (failure) {
      setState(failure instanceof Error ? 'failed' : 'refused');
    }
  }

  return (
    <div className="use-position" aria-live="polite">
      {typeof state === 'object' ? (
        <>
          <p>{t('geography.positionNear', { place: state.display_name })}</p>
          <Button href={hrefFor({ region: state.region_id ?? undefined, district: state.district_id ?? undefined })}>
            {t('geography.positionConfirm', { district: state.address.district })}
          </Button>
          <Button kind="quiet" href={hrefFor({ region: state.region_id ?? undefined })}>
            {t('geography.positionOther')}
          </Button>
        </>
      ) : (
        <>
          <Button
            kind="secondary"
            busy={state === 'asking'}
            icon={<LocateFixed size={18} aria-hidden="true" />}
            onClick={() => void ask()}
          >
            {t('geography.usePosition')}
          </Button>
          {state !== 'idle' && <p role="status">{t(MESSAGES[state])}</p>}
        </>
      )}
    </div>
  );
}

/** Where the device is. Rejects with the browser's own object when it will not or cannot tell. */
function position(): Promise<GeolocationPosition> {
  return new Promise((found, refused) => {
    if (!('geolocation' in navigator)) {
      refused('no geolocation');
      return;
    }
    navigator.geolocation.getCurrentPosition(found, refused, { timeout: 15_000, maximumAge: 600_000 });
  });
}
