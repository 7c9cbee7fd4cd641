import { lazy, Suspense, useCallback, useState } from 'react';
import { CircleAlert, LocateFixed, Map as MapIcon } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { type listAllDistricts, locate } from '#contract/geography/geography.ts';
import { callApi } from '#web/lib/callApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { rounded, type PickedPoint } from '../pickedPoint.ts';

const PickMap = lazy(() => loadCode(() => import('./PickMap.tsx')));
/** A phone without a network finds satellites slowly. */
const WAIT_MS = 30_000;

/** Where a risk was seen: a point, a name, a district; any of them may be missing. */
export interface Place {
  readonly point: PickedPoint | undefined;
  readonly name: string;
  /** Empty: found by the point. */
  readonly districtId: string;
}

interface PlacePickerProps {
  readonly place: Place;
  readonly districts: Answer<typeof listAllDistricts>;
  readonly onChange: (place: Place) => void;
  readonly error: string | undefined;
}

/** The phone's own position, a press on the map, or the district; the name of a point is looked up, and can be written over. */
export function PlacePicker({ place, districts, onChange, error }: PlacePickerProps) {
  const t = useWords();
  const [finding, setFinding] = useState(false);
  const [mapOpen, setMapOpen] = useState(false);
  const [said, setSaid] = useState<WordKey>();

  const setPoint = useCallback(
    async (point: PickedPoint) => {
      setSaid(undefined);
      onChange({ point, name: '', districtId: '' });
      try {
        const found = await callApi(locate, { query: point });
        onChange({
          point,
          name: found.district_id === null ? '' : found.display_name,
          districtId: found.district_id ?? '',
        });
        if (found.district_id === null) setSaid('risks.locationNotFound');
      } catch {
        setSaid('risks.locationFailed');
      }
    },
    [onChange],
  );
  const pick = useCallback((point: PickedPoint) => void setPoint(point), [setPoint]);

  function findMe() {
    setFinding(true);
    setSaid(undefined);
    const refuse = () => {
      setFinding(false);
      setSaid('risks.positionRefused');
    };
    if (!('geolocation' in navigator)) return refuse();
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding(false);
        pick(rounded(coords.latitude, coords.longitude));
      },
      refuse,
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 60_000 },
    );
  }

  return (
    <fieldset className="risk-place">
      <legend>{t('risks.placeTitle')}</legend>
      <p className="field-hint">{t('risks.placeHint')}</p>
      <div className="risk-place-acts">
        <Button kind="secondary" busy={finding} icon={<LocateFixed size={18} aria-hidden="true" />} onClick={findMe}>
          {t('risks.findMe')}
        </Button>
        <Button kind="secondary" icon={<MapIcon size={18} aria-hidden="true" />} onClick={() => setMapOpen(!mapOpen)}>
          {t(mapOpen ? 'risks.hideMap' : 'risks.showMap')}
        </Button>
        {place.point && (
          <>
            <span className="figures">{t('risks.point', { lat: place.point.lat, lng: place.point.lng })}</span>
            <Button kind="quiet" small onClick={() => onChange({ ...place, point: undefined })}>
              {t('risks.clearPoint')}
            </Button>
          </>
        )}
      </div>
      <p role="status">{finding ? t('risks.finding') : said && t(said)}</p>
      {mapOpen && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PickMap point={place.point} onPick={pick} label={t('risks.showMap')} />
        </Suspense>
      )}
      <div className="risk-form-pair">
        <Select
          label={t('risks.district')}
          empty={place.point ? t('risks.chooseDistrict') : ''}
          value={place.districtId}
          choices={districts.map(({ district_id: value, district: text }) => ({ value, text }))}
          onChange={(event) => onChange({ ...place, districtId: event.target.value })}
        />
        <TextInput
          label={t('risks.placeName')}
          optional={t('risks.optional')}
          maxLength={120}
          value={place.name}
          onChange={(event) => onChange({ ...place, name: event.target.value })}
        />
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
