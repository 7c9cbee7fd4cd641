import { lazy, Suspense, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarClock, FileUp, Network, Pencil, UserPlus, UserX } from 'lucide-react';
import { longestPeopleSearch } from '#contract/limits.ts';
import { reactivateOfficer } from '#contract/officers/officers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { BulkActs } from '#web/ui/bulk/BulkActs.tsx';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { officerRoles, officersPerPage, officersQuery, type Officer } from './api.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { Posts } from './Posts.tsx';
import { OfficerForm } from './OfficerForm.tsx';
import { sayPlace } from './sayPlace.ts';
import './OfficersTab.css';

const CoverDialog = lazy(() => loadCode(() => import('./CoverDialog.tsx')));
const ImportOfficersDialog = lazy(() => loadCode(() => import('./ImportOfficersDialog.tsx')));

/** Extension officers: found, added, changed, deactivated with a hand-over, let in again (C §2, Settings). */
export default function OfficersTab() {
  const t = useWords();
  const [q, setQ] = useState('');
  const [inactive, setInactive] = useState(false);
  const [editing, setEditing] = useState<Officer | 'new'>();
  const [leaving, setLeaving] = useState<Officer>();
  const { acting, act } = useAct();
  const [role, setRole] = useState<NonNullable<Officer['role']> | ''>('');
  const [page, setPage] = useState(1);
  const [bringing, setBringing] = useState(false);
  const [posting, setPosting] = useState<Officer>();
  const [covering, setCovering] = useState<Officer>();
  const { data, error, refetch } = useQuery({
    ...officersQuery(q, inactive, role, page),
    placeholderData: keepPreviousData,
  });
  const list = data?.found;
  const sayPosts = ([first, ...more]: NonNullable<Officer['posts']>) => {
    if (first === undefined) return '–';
    const name = sayPlace(first, t);
    return more.length === 0 ? name : t('officers.someDistricts', { name, count: more.length });
  };

  /** Another list begins with its first page. */
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const activate = ({ id }: Officer) =>
    act(id, async () => {
      const { message } = await callApi(reactivateOfficer, { params: { id } });
      notify({ tone: 'ok', text: message });
    });

  return (
    <div className="officers">
      <h2>{t('officers.title')}</h2>
      <p className="officers-lead">{t('officers.lead')}</p>
      <div className="officers-bar">
        <SearchBox
          label={t('officers.search')}
          maxLength={longestPeopleSearch}
          onSearch={(text) => narrow(() => setQ(text))}
        />
        <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setEditing('new')}>
          {t('officers.add')}
        </Button>
        <Button kind="secondary" icon={<FileUp size={18} aria-hidden="true" />} onClick={() => setBringing(true)}>
          {t('officers.bringIn')}
        </Button>
        <Select
          label={t('officers.role')}
          empty={t('officers.anyRole')}
          value={role}
          choices={officerRoles.map((value) => ({ value, text: t(`officers.${value}`) }))}
          onChange={({ target }) => narrow(() => setRole(officerRoles.find((each) => each === target.value) ?? ''))}
        />
        <Checkbox
          label={t('officers.showInactive')}
          checked={inactive}
          onChange={({ target }) => narrow(() => setInactive(target.checked))}
        />
      </div>
      <BulkActs />
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!list && !error && <Skeleton lines={8} />}
      {list && (
        <>
          <p role="status">{t('officers.found', { count: data?.total ?? 0 })}</p>
          <Table
            caption={t('officers.title')}
            captionHidden
            rows={list}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t('officers.name'),
                cell: ({ name, email }) => (
                  <>
                    <strong>{name}</strong>
                    <span className="officer-more">{email}</span>
                  </>
                ),
              },
              {
                key: 'phone',
                head: t('officers.phone'),
                cell: ({ phone }) => <span className="figures">{phone || '–'}</span>,
              },
              { key: 'institution', head: t('officers.institution'), cell: ({ institution }) => institution },
              { key: 'role', head: t('officers.role'), cell: ({ role }) => role && t(`officers.${role}`) },
              {
                key: 'posts',
                head: t('officers.posts'),
                cell: ({ posts = [] }) => sayPosts(posts),
              },
              {
                key: 'state',
                head: t('officers.state'),
                cell: ({ active, coveredBy }) => (
                  <>
                    <Badge tone={active ? 'ok' : 'plain'}>{t(active ? 'officers.active' : 'officers.inactive')}</Badge>
                    {coveredBy?.[0] && (
                      <span className="officer-more">
                        {t('officers.coveredBy', {
                          by: coveredBy[0].name,
                          from: sayDay(coveredBy[0].from),
                          until: sayDay(coveredBy[0].until),
                        })}
                      </span>
                    )}
                  </>
                ),
              },
              {
                key: 'action',
                head: t('officers.action'),
                cell: (officer) =>
                  officer.active ? (
                    <span className="officer-row-acts">
                      <IconButton
                        label={t('officers.edit', { name: officer.name })}
                        icon={<Pencil size={18} aria-hidden="true" />}
                        onClick={() => setEditing(officer)}
                      />
                      <IconButton
                        label={t('officers.editPosts', { name: officer.name })}
                        icon={<Network size={18} aria-hidden="true" />}
                        onClick={() => setPosting(officer)}
                      />
                      <IconButton
                        label={t('officers.coverOf', { name: officer.name })}
                        icon={<CalendarClock size={18} aria-hidden="true" />}
                        onClick={() => setCovering(officer)}
                      />
                      <IconButton
                        label={t('officers.deactivateOf', { name: officer.name })}
                        icon={<UserX size={18} aria-hidden="true" />}
                        onClick={() => setLeaving(officer)}
                      />
                    </span>
                  ) : (
                    <Button
                      kind="secondary"
                      small
                      busy={acting === officer.id}
                      aria-label={t('officers.activateOf', { name: officer.name })}
                      onClick={() => void activate(officer)}
                    >
                      {t('officers.activate')}
                    </Button>
                  ),
              },
            ]}
            empty={<p>{t('officers.none')}</p>}
          />
          <Pager page={page} pages={Math.ceil((data?.total ?? 0) / officersPerPage)} onPage={setPage} />
        </>
      )}
      {editing !== undefined && (
        <OfficerForm officer={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {bringing && (
        <Suspense>
          <ImportOfficersDialog onClose={() => setBringing(false)} />
        </Suspense>
      )}
      {posting && <Posts officer={posting} onClose={() => setPosting(undefined)} />}
      {covering && (
        <Suspense>
          <CoverDialog officer={covering} onClose={() => setCovering(undefined)} />
        </Suspense>
      )}
      {leaving && <DeactivateDialog officer={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  );
}
