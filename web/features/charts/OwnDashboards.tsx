import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { ownDashboardsQuery, savedHref } from './saved.ts';
import { useRemoveDashboard } from './useRemoveDashboard.ts';
import './OwnDashboards.css';

/** What the person saved, the latest first; nothing while there is nothing. */
export default function OwnDashboards() {
  const t = useWords();
  const { data: own = [] } = useQuery(ownDashboardsQuery);
  const { acting, remove } = useRemoveDashboard();

  if (own.length === 0) return null;
  return (
    <section className="own-dashboards">
      <h2>{t('dashboard.own')}</h2>
      <ul>
        {own.map(({ slug, name, panels, savedAt }) => (
          <li key={slug}>
            <Link href={savedHref(slug)}>{name}</Link>
            <span>
              {[
                t('dashboard.ownPanels', { count: panels }),
                t('dashboard.savedAt', { day: sayDay(savedAt.slice(0, 10), { withYear: true }) }),
              ].join(' · ')}
            </span>
            <IconButton
              label={t('dashboard.removeSaved', { name })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              disabled={acting === slug}
              onClick={() => remove(slug)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
