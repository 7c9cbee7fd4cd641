import { ArrowRight, History, Sprout } from 'lucide-react';
import { Link } from '#web/ui/actions/Link.tsx';
import { useWords } from '#web/lib/words.ts';
import { popularCrops, type Crops } from './crops.ts';
import { useRememberedPlan } from './lastPlan.ts';
import { calendarHref, type Selection } from './selection.ts';
import './ChooseCrop.css';

/** Where nothing is chosen yet: the plan last looked at, popular crops, and all of them. */
export function ChooseCrop({ crops, selection }: { crops: Crops; selection: Selection }) {
  const t = useWords();
  const remembered = useRememberedPlan();
  const popular = popularCrops(crops);
  const hrefOf = (crop: string) => calendarHref({ ...selection, crop });
  return (
    <section className="choose-crop" aria-label={t('calendar.crop')}>
      {remembered && (
        <Link className="choose-crop-again" href={calendarHref(remembered.selection)}>
          <History size={18} aria-hidden="true" />
          <span>{t('calendar.goOn', { plan: remembered.title })}</span>
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
      <p>{t('calendar.chooseCrop')}</p>
      <ul className="choose-crop-list">
        {popular.map(({ crop_id: id, crop }) => (
          <li key={id}>
            <Link href={hrefOf(id)}>
              <Sprout size={18} aria-hidden="true" />
              {crop}
            </Link>
          </li>
        ))}
      </ul>
      <details className="choose-crop-all">
        <summary>{t('calendar.allCrops', { count: crops.length })}</summary>
        <ul className="choose-crop-list">
          {crops.map(({ crop_id: id, crop }) => (
            <li key={id}>
              <Link href={hrefOf(id)}>{crop}</Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
