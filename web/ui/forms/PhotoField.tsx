import { useEffect, useId, useMemo, useState } from 'react';
import { Camera, CircleAlert, X } from 'lucide-react';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '../actions/IconButton.tsx';
import './PhotoField.css';

interface PhotoFieldProps {
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
  readonly most: number;
  /** Largest photo, in bytes. */
  readonly bytes: number;
}

/** Photos of a report, from the camera or the gallery, as they are; each is seen and can be removed. */
export function PhotoField({ photos, onChange, most, bytes }: PhotoFieldProps) {
  const t = useWords();
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);

  function add(chosen: readonly File[]) {
    const notPhoto = chosen.find(({ type }) => type !== '' && !type.startsWith('image/'));
    const tooLarge = chosen.find(({ size }) => size > bytes);
    const good = chosen.filter(
      (each) => each !== notPhoto && each.size <= bytes && (each.type === '' || each.type.startsWith('image/')),
    );
    const all = [...photos, ...good];
    setWrong(
      notPhoto
        ? t('field.notAPhoto', { name: notPhoto.name })
        : tooLarge
          ? t('field.photoTooLarge', { name: tooLarge.name, size: saySize(tooLarge.size), most: saySize(bytes) })
          : all.length > most
            ? t('field.tooManyPhotos', { count: most })
            : undefined,
    );
    onChange(all.slice(0, most));
  }
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {t('field.addPhotos')}
      </span>
      <p className="field-hint" id={`${id}-hint`}>
        {t('field.addPhotosHint', { count: most, size: saySize(bytes) })}
      </p>
      <div className="photo-field">
        {photos.map((photo, at) => (
          <div key={urls[at]} className="photo-field-one">
            <img src={urls[at]} alt={t('field.photoOf', { number: at + 1, name: photo.name })} />
            <IconButton
              label={t('field.removePhoto', { number: at + 1 })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => onChange(photos.filter((each) => each !== photo))}
            />
          </div>
        ))}
        {photos.length < most && (
          <label className="photo-field-add">
            <Camera size={24} aria-hidden="true" />
            <input
              type="file"
              accept="image/*"
              multiple={most > 1}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-hint${wrong === undefined ? '' : ` ${id}-wrong`}`}
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                // The same photo can be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </label>
        )}
      </div>
      {wrong !== undefined && (
        <p className="field-error" id={`${id}-wrong`} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {wrong}
        </p>
      )}
    </div>
  );
}
