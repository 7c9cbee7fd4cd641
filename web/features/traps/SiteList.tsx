import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/Link.tsx';
import { markerColour } from '#engines/traps/markerColour.ts';
import { trapsHref, type TrapChoice, type TrapSite } from './api.ts';
import './SiteList.css';

/** So many stand in the list; the filter finds the others. */
const MOST = 50;

/** The traps of the map as a list, most caught per night first. */
export function SiteList({ sites, choice }: { sites: readonly TrapSite[]; choice: TrapChoice }) {
  const t = useWords();
  const sorted = sites.toSorted((a, b) => (b.catch.perNight ?? -1) - (a.catch.perNight ?? -1) || b.total_count - a.total_count);
  return (
    <>
      <p role="status">{t('traps.counts', { count: sites.length })}</p>
      <ul className="trap-list" aria-label={t('traps.list')}>
        {sorted.slice(0, MOST).map((site) => (
          <li key={site.id}>
            <Link href={trapsHref(choice, site.id)}>
              <i className={`trap-dot trap-${markerColour(site.total_count)}`} aria-hidden="true" />
              <span className="trap-list-name">
                <strong>{site.name}</strong>
                <span>{[site.community, site.district].filter(Boolean).join(', ')}</span>
              </span>
              <span className="trap-list-rate figures">
                <strong>{site.catch.perNight === null ? t('traps.perNightNone') : t('traps.perNight', { rate: site.catch.perNight })}</strong>
                <span>{site.last_visit === null ? t('traps.neverVisited') : t('traps.lastVisit', { day: sayDay(site.last_visit) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="trap-help">{t('traps.rateHelp')}</p>
    </>
  );
}
