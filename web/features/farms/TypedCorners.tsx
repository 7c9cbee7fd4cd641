import { LocateFixed } from 'lucide-react';
import { FEWEST_POINTS, keptDegrees, MOST_POINTS, readPoint, sayPoint } from '#engines/farms/farm.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { isCount, putBack, type TypedPoints, withCount } from './typedPoints.ts';

interface TypedCornersProps {
  typed: TypedPoints;
  /** Someone tried to send: what is missing is said too. */
  asked: boolean;
  onChange: (typed: TypedPoints) => void;
}

/** Corners typed in, as the specification has them: a count, a field for each, the closing one filled in. */
export function TypedCorners({ typed, asked, onChange }: TypedCornersProps) {
  const t = useWords();
  const { count, points, cleared } = typed;
  const change = (at: number, text: string) =>
    onChange({ ...typed, points: points.map((each, place) => (place === at ? text : each)) });

  function fillIn(at: number) {
    const failed = () => notify({ tone: 'alert', text: t('farmRecords.hereFailed') });
    if (!('geolocation' in navigator)) return failed();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => change(at, sayPoint([keptDegrees(coords.longitude), keptDegrees(coords.latitude)])),
      failed,
      {
        enableHighAccuracy: true,
        timeout: 20_000,
      },
    );
  }
  const wrong = (text: string) =>
    (text.trim() !== '' || asked) && readPoint(text) === null ? t('farmRecords.pointWrong') : undefined;

  return (
    <>
      <TextInput
        label={t('farmRecords.count')}
        hint={t('farmRecords.countHint')}
        error={count === '' || isCount(count) ? undefined : t('farmRecords.countWrong')}
        type="number"
        inputMode="numeric"
        min={FEWEST_POINTS}
        max={MOST_POINTS}
        required
        value={count}
        onChange={(event) => onChange(withCount(typed, event.target.value))}
      />
      {cleared.length > 0 && (
        <Button small kind="secondary" onClick={() => onChange(putBack(typed))}>
          {t('farmRecords.putBack')}
        </Button>
      )}
      {points.length > 0 && (
        <div className="farm-form-pair">
          {points.map((text, at) => (
            // Points have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div className="farm-point" key={at}>
              <TextInput
                label={t('farmRecords.point', { number: at + 1 })}
                error={wrong(text)}
                placeholder={at === 0 ? t('farmRecords.pointHint') : undefined}
                maxLength={60}
                autoComplete="off"
                value={text}
                onChange={(event) => change(at, event.target.value)}
              />
              <IconButton
                label={t('farmRecords.here', { number: at + 1 })}
                outlined
                icon={<LocateFixed size={18} aria-hidden="true" />}
                onClick={() => fillIn(at)}
              />
            </div>
          ))}
          <TextInput
            label={t('farmRecords.closing')}
            hint={t('farmRecords.closingHint')}
            readOnly
            value={points[0] ?? ''}
          />
        </div>
      )}
    </>
  );
}
