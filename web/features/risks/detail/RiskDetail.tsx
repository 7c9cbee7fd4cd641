import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { mergeRisks, unmergeRisk } from '#contract/risks/risks.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { judges, photosAgain, riskHref, riskQuery, RISKS, type RiskRecord } from '../api.ts';
import { Approval } from './Approval.tsx';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { Gallery } from './Gallery.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { Thread } from './Thread.tsx';
import { TimeLine } from './TimeLine.tsx';
import { Warnings } from '../warnings/Warnings.tsx';
import './RiskDetail.css';

const RiskMap = lazy(() => loadCode(() => import('../RiskMap.tsx')));

/** One risk: photos, map, what is said and done about it, its approval for those who judge, its time line (C §2, §4). */
export default function RiskDetail({ id, role }: { id: number; role: string }) {
  const t = useWords();
  const { data: risk, error } = useQuery({
    ...riskQuery(id),
    refetchInterval: ({ state: { data } }) => photosAgain(data && [data]),
  });
  if (error) {
    return (
      <EmptyState title={t('risks.gone')} action={<Button href={RISKS}>{t('risks.back')}</Button>}>
        {error.message}
      </EmptyState>
    );
  }
  if (!risk) return <Skeleton lines={12} />;
  const isJudge = judges(role);
  return (
    <article className="risk-detail">
      <Link className="risk-back" href={RISKS}>
        <ArrowLeft size={18} aria-hidden="true" />
        {t('risks.back')}
      </Link>
      <Head risk={risk} />
      <div className="risk-columns">
        <div className="risk-column">
          <Gallery photos={risk.photos} waiting={risk.photosWaiting} refused={risk.photosRefused} />
          <section>
            <h2>{t('risks.mapOf')}</h2>
            {risk.point ? (
              <Suspense fallback={<Skeleton lines={6} />}>
                <RiskMap risks={[risk]} label={t('risks.mapOf')} near />
              </Suspense>
            ) : (
              <p className="field-hint">{t('risks.noPoint')}</p>
            )}
          </section>
          <TimeLine events={risk.events} />
        </div>
        <div className="risk-column">
          <section>
            <h2>{t('risks.mitigation')}</h2>
            <p className="risk-text">{risk.mitigation || t('risks.noMitigation')}</p>
            {risk.comments !== '' && <p className="risk-text">{risk.comments}</p>}
          </section>
          {isJudge && risk.status !== 'merged' && <Approval key={risk.version} risk={risk} />}
          <Warnings risk={risk} isJudge={isJudge} />
          <Near risk={risk} />
          <Thread id={risk.id} thread={risk.thread} />
        </div>
      </div>
    </article>
  );
}

function Head({ risk }: { risk: RiskRecord }) {
  const t = useWords();
  const {
    riskCategory,
    district,
    region,
    place,
    riskZone,
    count,
    createdAt,
    extensionsOfficer,
    status,
    reason,
    mergedInto,
  } = risk;
  return (
    <header className="risk-head">
      <h2 className="risk-kind">
        <CategoryIcon icon={riskCategory.icon} size={26} />
        {riskCategory.name} {risk.id}
      </h2>
      <p>
        <StatusBadge {...risk} />
      </p>
      <p className="risk-text">{risk.description}</p>
      <p className="risk-facts">
        {[place, district === place ? '' : district, region, t('risks.caseCount', { count }), sayInstant(createdAt)]
          .filter(Boolean)
          .join(' · ')}
        {' · '}
        {t('risks.reportedBy', { name: extensionsOfficer?.name ?? t('risks.formerOfficer') })}
        {riskZone && (
          <>
            {' · '}
            <span className="risk-zone-dot" style={{ background: riskZone.color }} /> {riskZone.name}
          </>
        )}
      </p>
      {status === 'rejected' && <p className="risk-note">{t('risks.rejectedFor', { reason })}</p>}
      {status === 'merged' && mergedInto !== null && (
        <p className="risk-note">
          <Link href={riskHref(mergedInto)}>{t('risks.mergedInto', { id: mergedInto })}</Link>
        </p>
      )}
      {status === 'verified' && (
        <p>
          <Link href={`/main/risks/${risk.id}`}>
            <ExternalLink size={16} aria-hidden="true" /> {t('risks.public')}
          </Link>
        </p>
      )}
    </header>
  );
}

/** Reports that may be the same, and those this one stands for. */
function Near({ risk }: { risk: RiskRecord }) {
  const t = useWords();
  const { acting, act } = useAct();
  const merge = (other: number) =>
    act(`merge ${other}`, async () => {
      await callApi(mergeRisks, { params: { id: risk.id }, body: { ids: [other] } });
      notify({ tone: 'ok', text: t('risks.mergedDone', { count: 1, id: risk.id }), undo: () => void takeApart(other) });
    });
  const takeApart = (other: number) =>
    act(`apart ${other}`, async () => {
      await callApi(unmergeRisk, { params: { id: other } });
      notify({ tone: 'ok', text: t('risks.unmerged', { id: other }) });
    });
  const list = (
    title: 'risks.similarTitle' | 'risks.mergedTitle',
    risks: RiskRecord['similar'],
    button: 'risks.mergeHere' | 'risks.unmerge',
    run: (id: number) => Promise<void>,
  ) =>
    risks.length > 0 && (
      <section>
        <h2>{t(title)}</h2>
        <ul className="risk-near">
          {risks.map(({ id, description, district, km, createdAt }) => (
            <li key={id}>
              <span>
                <Link href={riskHref(id)}>{id}</Link> {description}
                <span className="risk-more">
                  {district} · {sayInstant(createdAt)}
                  {km > 0 && ` · ${t('risks.km', { km: sayNumber(km) })}`}
                </span>
              </span>
              <Button kind="secondary" small busy={acting?.endsWith(` ${id}`)} onClick={() => void run(id)}>
                {t(button)}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {list('risks.similarTitle', risk.similar, 'risks.mergeHere', merge)}
      {list('risks.mergedTitle', risk.merged, 'risks.unmerge', takeApart)}
    </>
  );
}
