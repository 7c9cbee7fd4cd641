import { lazy, Suspense, useState } from 'react';
import { MapPin } from 'lucide-react';
import { farmProperties } from '#engines/farms/fileProperties.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import type { Review } from './ImportFarmsDialog.tsx';
import { sayHectares } from './outlines.ts';
import './ImportReview.css';

const ImportMap = lazy(() => loadCode(() => import('./ImportMap.tsx')));

/** More shapes are not shown one by one. */
const SHOWN = 200;

interface ImportReviewProps {
  review: Review;
  without: readonly number[];
  onWithout: (without: readonly number[]) => void;
  onSwap: () => void;
  onRead: (name: string, as: string | null) => void;
}

/** What is in a file of farms: each shape with its area, what is wrong with it, and whose it is. */
export function ImportReview({ review, without, onWithout, onSwap, onRead }: ImportReviewProps) {
  const t = useWords();
  const { textMode } = usePageFacts();
  const [near, setNear] = useState<number>();
  const { shapes, properties, swapped } = review;
  const good = shapes.filter(({ problem }) => problem === '');
  // What cannot be kept, or lies on another, comes first: it is what one came to look at.
  const weightOf = ({ problem, overlaps }: Review['shapes'][number]): number =>
    problem !== '' ? 0 : overlaps.length > 0 ? 1 : 2;
  const shown = shapes.toSorted((a, b) => weightOf(a) - weightOf(b)).slice(0, SHOWN);
  const overlapping = good.filter(({ overlaps }) => overlaps.length > 0);
  const hasMap = !textMode && shapes.some(({ outline }) => outline !== null);
  return (
    <>
      <p role="status">{t('farmFiles.found', { count: shapes.length, good: good.length })}</p>
      {overlapping.length > 0 && <p role="status">{t('farmFiles.overlapping', { count: overlapping.length })}</p>}
      {swapped && (
        <p className="import-farms-swap">
          {t('farmFiles.swapped')}{' '}
          <Button small kind="secondary" onClick={onSwap}>
            {t('farmFiles.swap')}
          </Button>
        </p>
      )}
      {hasMap && (
        <Suspense fallback={<p className="farm-draw-wait">{t('farmRecords.mapLoading')}</p>}>
          <ImportMap shapes={shapes} without={without} near={near} />
          <p className="import-map-key">
            <span>{t('farmFiles.keyGood')}</span>
            {overlapping.length > 0 && <span className="import-map-key-over">{t('farmFiles.keyOver')}</span>}
            {good.length < shapes.length && <span className="import-map-key-wrong">{t('farmFiles.keyWrong')}</span>}
            <span className="import-map-key-kept">{t('farmFiles.keyKept')}</span>
          </p>
        </Suspense>
      )}
      {properties.length > 0 && (
        <details>
          <summary>{t('farmFiles.properties')}</summary>
          <div className="farm-form-pair">
            {properties.map(({ name, example, readAs }) => (
              <Select
                key={name}
                label={t('farmFiles.readAs', { name, example })}
                value={readAs ?? ''}
                choices={[
                  { value: '', text: t('farmFiles.passOver') },
                  ...farmProperties.map((value) => ({ value, text: t(`farmFiles.${value}`) })),
                ]}
                onChange={(event) => onRead(name, event.target.value || null)}
              />
            ))}
          </div>
        </details>
      )}
      {good.length > 1 && (
        <div className="import-farms-all">
          <Button small kind="quiet" onClick={() => onWithout([])}>
            {t('farmFiles.allGood')}
          </Button>
          <Button small kind="quiet" onClick={() => onWithout(good.map(({ number }) => number))}>
            {t('farmFiles.noneGood')}
          </Button>
          {overlapping.length > 0 && (
            <Button small kind="quiet" onClick={() => onWithout(overlapping.map(({ number }) => number))}>
              {t('farmFiles.noneOver')}
            </Button>
          )}
        </div>
      )}
      <ul className="import-farms" aria-label={t('farmFiles.shapes')}>
        {shown.map(({ number, name, hectares, district, card, farmer, crop, problem, notes, outline, overlaps }) => {
          const title = name || t('farmFiles.shape', { number });
          const facts = [
            problem === '' &&
              t('farmFiles.facts', {
                hectares: sayHectares(hectares),
                district: district || t('farmFiles.noDistrict'),
              }),
            farmer && t('farmFiles.farmer', { name: farmer }),
            card && t('farmFiles.cardIs', { card }),
            crop && t('farmFiles.cropIs', { crop }),
          ].filter(Boolean);
          return (
            <li key={number}>
              {problem === '' ? (
                <Checkbox
                  label={title}
                  hint={facts.join(' · ')}
                  checked={!without.includes(number)}
                  onChange={(event) =>
                    onWithout(event.target.checked ? without.filter((each) => each !== number) : [...without, number])
                  }
                />
              ) : (
                <div>
                  <b>{title}</b>
                  <p className="import-farms-problem">{problem}</p>
                </div>
              )}
              {hasMap && outline !== null && (
                <IconButton
                  label={t('farmFiles.showOnMap', { name: title })}
                  icon={<MapPin size={18} aria-hidden="true" />}
                  onClick={() => setNear(number)}
                />
              )}
              {overlaps.map(({ id, number: other, name: otherName, hectares: shared }) => (
                <p key={id ?? other} className="import-farms-over">
                  {t(id === null ? 'farmFiles.overShape' : 'farmFiles.overFarm', {
                    name:
                      otherName || (other === null ? t('farmRecords.noName') : t('farmFiles.shape', { number: other })),
                    hectares: sayHectares(shared),
                  })}
                </p>
              ))}
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </li>
          );
        })}
      </ul>
      {shapes.length > SHOWN && <p>{t('farmFiles.more', { count: shapes.length - SHOWN })}</p>}
    </>
  );
}
