import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sayDay, sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ListAway } from '#web/ui/field/ListAway.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { type Scouting, scoutingsPerPage, scoutingsQuery } from './api.ts';
import './Thresholds.css';

const said = { above: 'traps.shareAbove', below: 'traps.shareBelow', noShare: 'traps.shareNone' } as const;

/** Fields that were scouted, the latest first, page by page: near one trap, or all. `small` leaves out what says that there is none. */
export function ScoutingList({ trapSiteId, small = false }: { trapSiteId?: number; small?: boolean }) {
  const t = useWords();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...scoutingsQuery(trapSiteId, page), placeholderData: keepPreviousData });
  if (error && !data) return small ? null : <ListAway error={error} onRetry={() => void refetch()} />;
  if (!data) return small ? null : <Skeleton lines={6} />;
  if (data.total === 0)
    return small ? null : <EmptyState title={t('traps.scoutingNone')}>{t('traps.scoutingNoneLead')}</EmptyState>;
  const pages = Math.ceil(data.total / scoutingsPerPage);
  return (
    <>
      {small && <h3>{t('traps.scoutingList')}</h3>}
      <ul className="threshold-list" aria-label={t('traps.scoutingList')}>
        {data.found.map((scouting) => (
          <Entry key={scouting.id} scouting={scouting} />
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={setPage} />
    </>
  );
}

function Entry({ scouting }: { scouting: Scouting }) {
  const t = useWords();
  const {
    species,
    scoutedOn,
    crop,
    cropStage,
    community,
    district,
    plants,
    infested,
    share,
    actionShare,
    verdict,
    note,
    scout,
  } = scouting;
  return (
    <li>
      <div className="threshold-words">
        <strong>
          {sayDay(scoutedOn, { withYear: true })}: {species.name},{' '}
          {t('traps.infestedNow', { infested, plants, share: sayNumber(share) })}
        </strong>
        <span>
          {[
            crop,
            cropStage,
            community,
            district,
            scout === null ? t('traps.bySomebody') : t('traps.by', { name: scout.name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {note !== '' && <span>{note}</span>}
      </div>
      <Badge tone={verdict === 'above' ? 'warn' : 'plain'}>{t(said[verdict], { action: actionShare ?? 0 })}</Badge>
    </li>
  );
}
