import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import type { Summary } from './plan.ts';
import { calendarHref, type Selection } from '../choosing/selection.ts';
import './StillPossible.css';

interface StillPossibleProps {
  instead: NonNullable<Summary['instead']>;
  selection: Selection;
}

/** What can still be planted where the rains set in too late for the plan asked for, each with its last day. */
export function StillPossible({ instead, selection: { region, district } }: StillPossibleProps) {
  const t = useWords();
  if (instead.length === 0) return <Link href={calendarHref({ region, district })}>{t('calendar.otherCrops')}</Link>;
  return (
    <section className="still-possible" aria-labelledby="still-possible-title">
      <h2 id="still-possible-title">{t('calendar.stillPossible')}</h2>
      <ul>
        {instead.map(({ crop_id: crop, name, season, variety, plantBy }) => (
          <li key={`${crop} ${season} ${variety}`}>
            <Link href={calendarHref({ crop, region, district, season, variety: variety ?? undefined })}>{name}</Link>
            <span className="figures">{t('calendar.plantByDay', { day: sayDay(plantBy) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
