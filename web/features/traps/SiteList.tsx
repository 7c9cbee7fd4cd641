import { useState } from 'react';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { colourOf, trapsHref, type TrapChoice, type TrapSite } from './api.ts';
import './SiteList.css';

/** Traps on a page of the list. */
const PER_PAGE = 20;

/** The traps of the map as a list, most caught per night first. */
export function SiteList({ sites, choice }: { sites: readonly TrapSite[]; choice: TrapChoice }) {
  const t = useWords();
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(sites.length / PER_PAGE));
  const shown = Math.min(page, pages);
  const sorted = sites.toSorted(
    (a, b) => (b.catch.perNight ?? -1) - (a.catch.perNight ?? -1) || b.total_count - a.total_count,
  );
  return (
    <>
      <p role="status">{t('traps.counts', { count: sites.length })}</p>
      <ul className="trap-list" aria-label={t('traps.list')}>
        {sorted.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((site) => (
          <li key={site.id}>
            <Link href={trapsHref(choice, site.id)}>
              <i className={`trap-dot ${colourOf(site, choice.colour)}`} aria-hidden="true" />
              <span className="trap-list-name">
                <strong>{site.name}</strong>
                <span>
                  {[site.species?.name ?? t('traps.insectUnknown'), site.community, site.district]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="trap-list-rate figures">
                <strong>
                  {site.catch.perNight === null
                    ? t('traps.perNightNone')
                    : t('traps.perNight', { rate: site.catch.perNight })}
                </strong>
                <span>
                  {site.last_visit === null
                    ? t('traps.neverVisited')
                    : t('traps.lastVisit', { day: sayDay(site.last_visit) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={shown} pages={pages} onPage={setPage} />
      <p className="trap-help">{t('traps.rateHelp')}</p>
    </>
  );
}
