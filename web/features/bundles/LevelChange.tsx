import { compareItems } from '#engines/bundles/compareItems.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { bundleHref } from './answers.ts';
import { type Bundle, levelOf, sayLevel } from './names.ts';
import './LevelChange.css';

/** What changes for whoever goes to the bundle of another investment level. */
export function LevelChange({ from, to }: { from: Bundle; to: Bundle }) {
  const t = useWords();
  const { added, left } = compareItems(from.bundle, to.bundle);
  const isUp = levelOf(to) > levelOf(from);
  const level = sayLevel(t, levelOf(to));
  const lists = [
    { what: t('bundles.compareAdds'), items: added, sign: '+' },
    { what: t('bundles.compareLeaves'), items: left, sign: '–' },
  ];
  return (
    <section className="level-change">
      <h3>{t(isUp ? 'bundles.compareUp' : 'bundles.compareDown', { level })}</h3>
      {added.length + left.length === 0 && <p>{t('bundles.compareSame')}</p>}
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ what, items, sign }) => (
          <div key={sign}>
            <h4>{what}</h4>
            <ul className="level-change-items" data-sign={sign}>
              {items.map(({ id, item }) => (
                <li key={id}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      <Link href={bundleHref(to.id)}>{t('bundles.compareOpen')}</Link>
    </section>
  );
}
