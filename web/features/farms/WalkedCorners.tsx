import { useEffect, useRef, useState } from 'react';
import { Footprints, Pause, Play, Undo2 } from 'lucide-react';
import { type Fix, isBack, noWalk, stepBack, VAGUE_METRES, type Walk, walkOn } from '#engines/farms/walk.ts';
import { keptDegrees } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';

interface WalkedCornersProps {
  corners: readonly Point[];
  onChange: (corners: readonly Point[]) => void;
  /** Where the phone is now. */
  onPlace: (here: { readonly point: Point; readonly accuracy: number } | undefined) => void;
}

/** Walks around a farm with the phone: corners are set as one goes, paused, gone on with, taken back. */
export function WalkedCorners({ corners, onChange, onPlace }: WalkedCornersProps) {
  const t = useWords();
  const [state, setState] = useState<'ready' | 'walking' | 'paused' | 'refused'>('ready');
  const [fix, setFix] = useState<Fix>();
  const [walk, setWalk] = useState<Walk>(() => ({
    ...noWalk,
    kept: corners.map((point) => ({ point, accuracy: 0, at: 0 })),
  }));
  /** After a pause the first fix counts, however far it is. */
  const rested = useRef(corners.length > 0);
  const isWalking = state === 'walking';

  const set = (next: Walk) => {
    setWalk(next);
    onChange(next.kept.map(({ point }) => point));
  };
  const hear = useRef<(next: Fix) => void>(() => undefined);
  useEffect(() => {
    hear.current = (next) => {
      setFix(next);
      onPlace(next);
      const after = walkOn(walk, next, rested.current);
      if (after.last === 'kept') rested.current = false;
      if (after.last === 'kept') set(after);
      else setWalk(after);
    };
  });

  useEffect(() => {
    if (!isWalking) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) =>
        hear.current({
          point: [keptDegrees(coords.longitude), keptDegrees(coords.latitude)],
          accuracy: coords.accuracy,
          at: timestamp,
        }),
      ({ code }) => code === GeolocationPositionError.PERMISSION_DENIED && setState('refused'),
      { enableHighAccuracy: true, maximumAge: 0 },
    );
    // The screen stays on: a phone that sleeps tells no positions.
    const awake = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => {
      navigator.geolocation.clearWatch(watch);
      void awake?.then((lock) => lock?.release());
    };
  }, [isWalking]);

  const metres = sayNumber(Math.round(fix?.accuracy ?? 0));
  const unsure = fix !== undefined && fix.accuracy > VAGUE_METRES;
  return (
    <div className="farm-walk">
      <p>{t('farmRecords.walkLead')}</p>
      <div className="farm-walk-acts">
        {isWalking ? (
          <Button
            kind="secondary"
            icon={<Pause size={18} aria-hidden="true" />}
            onClick={() => {
              rested.current = true;
              setState('paused');
            }}
          >
            {t('farmRecords.walkPause')}
          </Button>
        ) : (
          <Button
            kind="secondary"
            icon={
              state === 'paused' ? <Play size={18} aria-hidden="true" /> : <Footprints size={18} aria-hidden="true" />
            }
            onClick={() => setState('geolocation' in navigator ? 'walking' : 'refused')}
          >
            {t(state === 'paused' ? 'farmRecords.walkResume' : 'farmRecords.walkStart')}
          </Button>
        )}
        <Button
          small
          kind="quiet"
          disabled={walk.kept.length === 0}
          icon={<Undo2 size={16} aria-hidden="true" />}
          onClick={() => set(stepBack(walk))}
        >
          {t('farmRecords.undoPoint')}
        </Button>
        <Button small kind="quiet" disabled={walk.kept.length === 0} onClick={() => set(noWalk)}>
          {t('farmRecords.clear')}
        </Button>
      </div>
      <p role="status">
        {state === 'refused' && t('farmRecords.walkRefused')}
        {isWalking && !fix && t('farmRecords.walkWaiting')}
        {isWalking &&
          fix &&
          `${t(unsure ? 'farmRecords.accuracyBad' : 'farmRecords.accuracy', { metres, most: VAGUE_METRES })} `}
        <b>{t('farmRecords.corners', { count: walk.kept.length })}</b>
        {walk.last === 'jump' && ` ${t('farmRecords.walkJump')}`}
        {isBack(walk) && ` ${t('farmRecords.walkBack')}`}
      </p>
    </div>
  );
}
