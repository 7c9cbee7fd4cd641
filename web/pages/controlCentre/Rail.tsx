import { Menu } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { tabHref, tabIcons, type TabId } from './tabs.ts';
import { useFold } from '#web/app/shell/useFold.ts';
import './Rail.css';

/** Parts with work of the field stand in the bar of a phone, one touch away; all of them in the menu beside it. */
const inBar: ReadonlySet<TabId> = new Set(['extensions', 'polygon', 'risk', 'trapsite', 'respondent']);

/** The parts: a rail at the side from 768 px (C §2), below that a bar at the foot with a menu of all of them. */
export function Rail({ tabs, current }: { tabs: readonly TabId[]; current: TabId | undefined }) {
  const t = useWords();
  const fold = useFold(current ?? '');
  const isInMenu = current !== undefined && !inBar.has(current);
  return (
    <nav className="rail" aria-label={t('controlCentre.tabs')}>
      <ul className="rail-list">
        {tabs.map((tab) => (
          <Item key={tab} tab={tab} current={current} short />
        ))}
      </ul>
      <details className="rail-more" ref={fold}>
        <summary aria-label={t('controlCentre.menuOf')} data-current={isInMenu || undefined}>
          <Menu size={20} aria-hidden="true" />
          <span>{t('controlCentre.menu')}</span>
        </summary>
        <ul className="rail-menu">
          {tabs.map((tab) => (
            <Item key={tab} tab={tab} current={current} />
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Item({ tab, current, short = false }: { tab: TabId; current: TabId | undefined; short?: boolean }) {
  const t = useWords();
  const Icon = tabIcons[tab];
  const brief = short && (tab === 'polygon' || tab === 'risk' || tab === 'trapsite');
  return (
    <li data-in-bar={(short && inBar.has(tab)) || undefined}>
      <Link href={tabHref(tab)} aria-current={tab === current ? 'page' : undefined}>
        <Icon size={20} aria-hidden="true" />
        <span className={brief ? 'rail-long' : undefined}>{t(`controlCentre.${tab}`)}</span>
        {brief && (
          <span className="rail-short" aria-hidden="true">
            {t(`controlCentre.${tab}Short`)}
          </span>
        )}
      </Link>
    </li>
  );
}
