import { farmProperties } from '#engines/farms/fileProperties.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { Review } from './ImportFarmsDialog.tsx';
import { sayHectares } from './outlines.ts';
import './ImportReview.css';

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
  const { shapes, properties, swapped } = review;
  const good = shapes.filter(({ problem }) => problem === '');
  // What cannot be kept comes first: it is what one came to look at.
  const shown = [...shapes.filter(({ problem }) => problem !== ''), ...good].slice(0, SHOWN);
  return (
    <>
      <p role="status">{t('farmFiles.found', { count: shapes.length, good: good.length })}</p>
      {swapped && (
        <p className="import-farms-swap">
          {t('farmFiles.swapped')}{' '}
          <Button small kind="secondary" onClick={onSwap}>
            {t('farmFiles.swap')}
          </Button>
        </p>
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
                choices={[{ value: '', text: t('farmFiles.passOver') }, ...farmProperties.map((value) => ({ value, text: t(`farmFiles.${value}`) }))]}
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
        </div>
      )}
      <ul className="import-farms" aria-label={t('farmFiles.shapes')}>
        {shown.map(({ number, name, hectares, district, card, farmer, crop, problem, notes }) => {
          const title = name || t('farmFiles.shape', { number });
          const facts = [
            problem === '' && t('farmFiles.facts', { hectares: sayHectares(hectares), district: district || t('farmFiles.noDistrict') }),
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
                  onChange={(event) => onWithout(event.target.checked ? without.filter((each) => each !== number) : [...without, number])}
                />
              ) : (
                <>
                  <b>{title}</b>
                  <p className="import-farms-problem">{problem}</p>
                </>
              )}
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
