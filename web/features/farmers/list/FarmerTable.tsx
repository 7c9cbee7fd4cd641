import { Pencil, UserMinus } from 'lucide-react';
import { requestUnshare } from '#contract/farmers/farmers.ts';
import { callApi } from '#web/lib/callApi.ts';
import type { Selection } from '#web/lib/useSelection.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { farmerHref, farmersHref, isMine, type Farmer } from '../api.ts';
import { PhoneCell } from './PhoneCell.tsx';
import './FarmerTable.css';

interface FarmerTableProps {
  readonly rows: readonly Farmer[];
  readonly selection: Selection<Farmer>;
  readonly onEdit: (farmer: Farmer) => void;
}

/** Farmers under the heads of C §2, each cell under its own; what others shared is faded and cannot be edited, and what others of the branch keep is listed alone. */
export function FarmerTable({ rows, selection, onEdit }: FarmerTableProps) {
  const t = useWords();
  const { acting, act } = useAct();

  const ask = ({ id }: Farmer) =>
    act(String(id), async () => {
      const { message } = await callApi(requestUnshare, { body: { ids: [id] } });
      notify({ tone: 'ok', text: message });
    });

  return (
    <div className="farmer-table">
      <Table
        caption={t('farmers.caption')}
        captionHidden
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'select',
            head: t('farmers.selectColumn'),
            cell: (farmer) =>
              isMine(farmer) && (
                <label className="farmer-tick">
                  <input
                    type="checkbox"
                    aria-label={t('farmers.select', { name: farmer.name })}
                    checked={selection.has(farmer.id)}
                    onChange={(event) => selection.set([farmer], event.target.checked)}
                  />
                </label>
              ),
          },
          {
            key: 'id',
            head: t('farmers.id'),
            cell: ({ id, registryNumber }) => (
              <span className="figures">
                003{id} <span className="farmer-more farmer-number">{registryNumber}</span>
              </span>
            ),
            wideOnly: true,
          },
          { key: 'name', head: t('farmers.name'), cell: (farmer) => <Name farmer={farmer} /> },
          { key: 'phone', head: t('farmers.phone'), cell: (farmer) => <PhoneCell farmer={farmer} /> },
          {
            key: 'email',
            head: t('farmers.email'),
            cell: ({ email }) => (
              <span className={classes('farmer-email', email === '' && 'farmer-none')}>{email || '–'}</span>
            ),
          },
          {
            key: 'location',
            head: t('farmers.location'),
            cell: ({ address: { location, district } }) => (
              <span className="farmer-place">
                {location}
                {district !== '' && district !== location && <span className="farmer-more">{district}</span>}
              </span>
            ),
          },
          {
            key: 'action',
            head: t('farmers.action'),
            cell: (farmer) =>
              !isMine(farmer) ? null : farmer.own ? (
                <IconButton
                  label={t('farmers.edit', { name: farmer.name })}
                  icon={<Pencil size={18} aria-hidden="true" />}
                  onClick={() => onEdit(farmer)}
                />
              ) : (
                <IconButton
                  label={t('farmers.askUnshareOf', { owner: farmer.owner.name, name: farmer.name })}
                  icon={<UserMinus size={18} aria-hidden="true" />}
                  disabled={acting === String(farmer.id)}
                  onClick={() => void ask(farmer)}
                />
              ),
          },
        ]}
        empty={
          <EmptyState
            title={t('farmers.none')}
            action={
              <Button kind="secondary" href={farmersHref()}>
                {t('farmers.clearFilters')}
              </Button>
            }
          >
            {t('farmers.noneLead')}
          </EmptyState>
        }
      />
    </div>
  );
}

function Name({ farmer }: { farmer: Farmer }) {
  const t = useWords();
  const { id, name, own, owner, consent, shares } = farmer;
  return (
    <>
      {isMine(farmer) ? (
        <Link className="farmer-name" href={farmerHref(id)}>
          {name}
        </Link>
      ) : (
        <strong className="farmer-name">{name}</strong>
      )}{' '}
      {!own && (
        <span className="farmer-more farmer-shared">
          {t(isMine(farmer) ? 'farmers.sharedBy' : 'farmers.keptBy', { name: owner.name })}
        </span>
      )}
      {own && shares > 0 && <span className="farmer-more">{t('farmers.sharedWith', { count: shares })}</span>}
      {!consent.given && <Badge>{t('farmers.noConsent')}</Badge>}
    </>
  );
}
