import { sayInstant, sayNumber } from '#web/lib/format.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { riskHref, risksHref, type Risk } from '../api.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { riskMark } from './queueKeys.ts';
import { StatusBadge } from '../StatusBadge.tsx';

/** Risks in a table, to be ticked by those who judge. */
export function RiskTable({ rows, selection }: { rows: readonly Risk[]; selection: Selection<Risk> | undefined }) {
  const t = useWords();
  const tick = {
    key: 'select',
    head: t('risks.selectColumn'),
    cell: (risk: Risk) => (
      <label className="risk-tick">
        <input
          type="checkbox"
          aria-label={t('risks.select', { id: risk.id })}
          checked={selection?.has(risk.id) ?? false}
          onChange={(event) => selection?.set([risk], event.target.checked)}
        />
      </label>
    ),
  };
  return (
    <div className="risk-table">
      <Table
        caption={t('risks.caption')}
        captionHidden
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          ...(selection ? [tick] : []),
          { key: 'what', head: t('risks.what'), cell: (risk) => <What risk={risk} /> },
          { key: 'where', head: t('risks.where'), cell: (risk) => <Where risk={risk} /> },
          {
            key: 'cases',
            head: t('risks.cases'),
            figures: true,
            wideOnly: true,
            cell: ({ count }) => sayNumber(count),
          },
          { key: 'status', head: t('risks.status'), cell: (risk) => <Standing risk={risk} /> },
          { key: 'reported', head: t('risks.reported'), cell: (risk) => <Reported risk={risk} /> },
        ]}
        empty={
          <EmptyState
            title={t('risks.none')}
            action={
              <Button kind="secondary" href={risksHref({ status: 'all' })}>
                {t('risks.clearFilters')}
              </Button>
            }
          >
            {t('risks.noneLead')}
          </EmptyState>
        }
      />
    </div>
  );
}

function What({ risk }: { risk: Risk }) {
  const [photo] = risk.photos;
  return (
    <>
      {photo && <img className="risk-thumb" src={photo.small} alt="" width={56} height={56} loading="lazy" />}
      <Link className="risk-kind" href={riskHref(risk.id)} {...{ [riskMark]: risk.id }}>
        <CategoryIcon icon={risk.riskCategory.icon} />
        {risk.riskCategory.name} {risk.id}
      </Link>
      <span className="risk-words">{risk.description}</span>
    </>
  );
}

function Where({ risk: { place, district, region, riskZone } }: { risk: Risk }) {
  return (
    <>
      {place || district}
      <span className="risk-more">
        {[place && place !== district ? district : '', region].filter(Boolean).join(', ')}
        {riskZone && (
          <>
            {' · '}
            <span className="risk-zone-dot" style={{ background: riskZone.color }} /> {riskZone.name}
          </>
        )}
      </span>
    </>
  );
}

function Standing({ risk }: { risk: Risk }) {
  const t = useWords();
  return (
    <>
      <StatusBadge {...risk} />
      {risk.claimedBy && <span className="risk-more">{t('risks.claimedBy', { name: risk.claimedBy.name })}</span>}
    </>
  );
}

function Reported({ risk }: { risk: Risk }) {
  const t = useWords();
  const photos = risk.photos.length + risk.photosWaiting;
  return (
    <>
      {sayInstant(risk.createdAt)}
      <span className="risk-more">
        {risk.extensionsOfficer?.name ?? t('risks.formerOfficer')}
        {photos > 0 && ` · ${t('risks.photoCount', { count: photos })}`}
      </span>
    </>
  );
}
