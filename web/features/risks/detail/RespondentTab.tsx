import { lazy, Suspense, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigation, X } from 'lucide-react';
import { useLocation } from 'wouter';
import { sayInstant } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { assignedQuery, photosAgain, riskQuery, type Risk } from '../api.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { Gallery } from './Gallery.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { Thread } from './Thread.tsx';
import { TimeLine } from './TimeLine.tsx';
import '../queue/RiskTab.css';
import './RiskDetail.css';
import './RespondentTab.css';

const RiskMap = lazy(() => loadCode(() => import('../RiskMap.tsx')));
const RESPONDENT = '/controlcenter/respondent';
/** Risks of a page. */
const PER_PAGE = 20;

/** The risks assigned to a responder as cards; one opens at the side, with a box for a comment (C §2). */
export default function RespondentTab({ id }: { id: string | undefined }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useQuery({
    ...assignedQuery(),
    refetchInterval: ({ state: { data } }) => photosAgain(data?.AssignedRisks),
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={8} />;
  const risks = data.AssignedRisks;
  if (risks.length === 0) return <EmptyState title={t('risks.yoursNone')}>{t('risks.yoursNoneLead')}</EmptyState>;
  const open = risks.find((risk) => String(risk.id) === id);
  const pages = Math.ceil(risks.length / PER_PAGE);
  // The page of what is open, until another is chosen.
  const shown = Math.min(page ?? Math.floor((open ? risks.indexOf(open) : 0) / PER_PAGE) + 1, pages);
  return (
    <div className="respondent" data-open={open !== undefined || undefined}>
      <div className="respondent-list">
        <p>{t('risks.yours', { count: risks.length })}</p>
        <ul className="respondent-cards">
          {risks.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((risk) => (
            <Card key={risk.id} risk={risk} />
          ))}
        </ul>
        <Pager page={shown} pages={pages} onPage={setPage} />
      </div>
      {open && <Panel key={open.id} risk={open} onClose={() => navigate(RESPONDENT)} />}
    </div>
  );
}

function Card({ risk }: { risk: Risk }) {
  const t = useWords();
  return (
    <li>
      <span className="respondent-icon">
        <CategoryIcon icon={risk.riskCategory.icon} size={28} />
      </span>
      <div>
        <Link
          href={`${RESPONDENT}/${risk.id}`}
          aria-label={t('risks.open', { name: `${risk.riskCategory.name} ${risk.id}` })}
        >
          {risk.riskCategory.name} {risk.id}
        </Link>
        <p className="risk-words">{risk.description}</p>
        <p className="risk-more">
          {risk.district} · {t('risks.caseCount', { count: risk.count })} · {sayInstant(risk.createdAt)}
        </p>
        <StatusBadge {...risk} />
      </div>
    </li>
  );
}

function Panel({ risk, onClose }: { risk: Risk; onClose: () => void }) {
  const t = useWords();
  const title = useId();
  const { data: record } = useQuery(riskQuery(risk.id));
  return (
    <aside className="respondent-panel" aria-labelledby={title}>
      <header>
        <h2 id={title} className="risk-kind" tabIndex={-1} ref={(heading) => heading?.focus({ preventScroll: true })}>
          <CategoryIcon icon={risk.riskCategory.icon} size={24} />
          {risk.riskCategory.name} {risk.id}
        </h2>
        <IconButton label={t('risks.close')} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className="risk-detail">
        <p className="risk-facts">
          {[risk.place, risk.district, risk.region, t('risks.caseCount', { count: risk.count })]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          {t('risks.reportedBy', { name: risk.extensionsOfficer?.name ?? t('risks.formerOfficer') })}
        </p>
        <p className="risk-text">{risk.description}</p>
        <Gallery photos={risk.photos} waiting={risk.photosWaiting} />
        <Where risk={risk} />
        <section>
          <h2>{t('risks.mitigation')}</h2>
          <p className="risk-text">{risk.mitigation || t('risks.noMitigation')}</p>
        </section>
        {record ? (
          <>
            <Thread id={risk.id} thread={record.thread} onSent={onClose} />
            <TimeLine events={record.events} />
          </>
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </aside>
  );
}

/** The map of a risk, and the way there: directions on the web, or the map of the device itself. */
function Where({ risk }: { risk: Risk }) {
  const t = useWords();
  const { point } = risk;
  return (
    <section>
      <h2>{t('risks.mapOf')}</h2>
      {point === null ? (
        <p className="field-hint">{t('risks.noPoint')}</p>
      ) : (
        <>
          <Suspense fallback={<Skeleton lines={6} />}>
            <RiskMap risks={[risk]} label={t('risks.mapOf')} near />
          </Suspense>
          <p className="respondent-way">
            <a
              href={`https://www.openstreetmap.org/directions?route=%3B${point.lat}%2C${point.lng}`}
              target="_blank"
              rel="noreferrer"
            >
              <Navigation size={18} aria-hidden="true" />
              {t('risks.directions')}
            </a>
            <a href={`geo:${point.lat},${point.lng}?q=${point.lat},${point.lng}`}>{t('risks.openInApp')}</a>
          </p>
        </>
      )}
    </section>
  );
}
