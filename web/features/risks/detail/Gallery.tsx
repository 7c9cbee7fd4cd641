import { useState, type PointerEvent } from 'react';
import { useWords } from '#web/lib/words.ts';
import { classes } from '#web/ui/classes.ts';
import type { Risk } from '../api.ts';
import './Gallery.css';

interface GalleryProps {
  readonly photos: Risk['photos'];
  readonly waiting?: number;
  readonly refused?: readonly string[];
}

const NONE: readonly string[] = [];

/** Photos of a risk; the one that is open is looked at in twice its size under the pointer, a press or Enter (C §9). */
export function Gallery({ photos, waiting = 0, refused = NONE }: GalleryProps) {
  const t = useWords();
  const [open, setOpen] = useState(0);
  const photo = photos[open] ?? photos[0];
  const number = photos.indexOf(photo ?? { small: '', large: '', width: 0, height: 0 }) + 1;
  return (
    <section className="gallery" aria-label={t('risks.gallery')}>
      {photo && <Zoomed key={photo.large} photo={photo} label={t('risks.photo', { number, total: photos.length })} />}
      {photos.length > 1 && (
        <div className="gallery-strip">
          {photos.map((each, at) => (
            <button key={each.small} type="button" aria-pressed={each === photo} onClick={() => setOpen(at)}>
              <img src={each.small} alt={t('risks.photo', { number: at + 1, total: photos.length })} loading="lazy" />
            </button>
          ))}
        </div>
      )}
      {photos.length === 0 && waiting === 0 && refused.length === 0 && (
        <p className="field-hint">{t('risks.noPhotos')}</p>
      )}
      {waiting > 0 && <p role="status">{t('risks.photosWaiting', { count: waiting })}</p>}
      {refused.map((sentence) => (
        <p key={sentence} className="field-error">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function Zoomed({ photo, label }: { photo: Risk['photos'][number]; label: string }) {
  const t = useWords();
  const [isNear, setNear] = useState(false);
  const [origin, setOrigin] = useState('50% 50%');

  function follow(event: PointerEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setOrigin(
      `${(((event.clientX - box.left) / box.width) * 100).toFixed(1)}% ${(((event.clientY - box.top) / box.height) * 100).toFixed(1)}%`,
    );
    if (event.pointerType === 'mouse') setNear(true);
  }
  return (
    <button
      type="button"
      className={classes('gallery-open', isNear && 'gallery-near')}
      aria-label={`${label}. ${t('risks.zoomIn')}`}
      aria-pressed={isNear}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setNear(false)}
      onClick={() => setNear(!isNear)}
    >
      <img src={photo.large} alt="" width={photo.width} height={photo.height} style={{ transformOrigin: origin }} />
    </button>
  );
}
