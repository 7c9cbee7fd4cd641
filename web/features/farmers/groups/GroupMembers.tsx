import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { addGroupMembers, listGroupMembers, removeGroupMembers } from '#contract/farmers/groups.ts';
import { longestFarmerSearch } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { BulkActs } from '#web/ui/bulk/BulkActs.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table, type Column } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { AddMembers } from './AddMembers.tsx';
import { farmerHref, farmersPerPage, type Farmer, type Group } from '../api.ts';
import { groupHref } from './groups.ts';
import { PhoneCell } from '../list/PhoneCell.tsx';
import '../list/FarmerTable.css';

type GroupLink = Answer<typeof listGroupMembers>['found'][number];

const membersQuery = (id: number, q: string, page: number) =>
  apiQuery(listGroupMembers, {
    params: { id },
    query: { ...(q && { q }), limit: farmersPerPage, offset: (page - 1) * farmersPerPage },
  });

/** Who is in a group; put in by searching one's farmers, and taken out. */
export function GroupMembers({ group, page }: { group: Group; page: number }) {
  const t = useWords();
  const [q, setQ] = useState('');
  const [adding, setAdding] = useState(false);
  const { acting, act } = useAct();
  const { id, label } = group;
  const isSmart = group.filter !== null;
  const { data: list, error, refetch } = useQuery({ ...membersQuery(id, q, page), placeholderData: keepPreviousData });

  const takeOut = (farmer: Farmer) =>
    act(String(farmer.id), async () => {
      await callApi(removeGroupMembers, { params: { id }, body: { farmerIds: [farmer.id] } });
      notify({ tone: 'ok', text: t('groups.removed', { name: farmer.name }), undo: () => void putBack(farmer) });
    });
  const putBack = (farmer: Farmer) =>
    act('back', async () => {
      const { added } = await callApi(addGroupMembers, { params: { id }, body: { farmerIds: [farmer.id] } });
      notify({ tone: 'ok', text: t('groups.addedTo', { count: added }) });
    });

  const takeOutColumn: Column<GroupLink> = {
    key: 'action',
    head: t('farmers.action'),
    cell: ({ extension }) => (
      <IconButton
        label={t('groups.remove', { name: extension.name })}
        icon={<UserMinus size={18} aria-hidden="true" />}
        disabled={acting === String(extension.id)}
        onClick={() => void takeOut(extension)}
      />
    ),
  };

  return (
    <div className="group-members">
      <BulkActs />
      <div className="group-bar">
        <SearchBox label={t('groups.search')} maxLength={longestFarmerSearch} onSearch={setQ} />
        {!isSmart && (
          <Button kind="secondary" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('groups.addContact')}
          </Button>
        )}
      </div>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!list && !error && <Skeleton lines={6} />}
      {list && (
        <div className="farmer-table">
          <Table
            caption={t('groups.membersTitle', { label })}
            captionHidden
            rows={list.found}
            rowKey={({ extension }) => String(extension.id)}
            columns={[
              {
                key: 'name',
                head: t('farmers.name'),
                cell: ({ extension: { id: farmerId, name, consent, own, owner } }) => (
                  <>
                    <Link className="farmer-name" href={farmerHref(farmerId)}>
                      {name}
                    </Link>
                    {!own && <span className="farmer-more">{t('farmers.sharedBy', { name: owner.name })}</span>}
                    {!consent.given && <Badge>{t('farmers.noConsent')}</Badge>}
                  </>
                ),
              },
              { key: 'phone', head: t('farmers.phone'), cell: ({ extension }) => <PhoneCell farmer={extension} /> },
              {
                key: 'location',
                head: t('farmers.location'),
                cell: ({ extension: { address } }) => <span className="farmer-place">{address.location}</span>,
              },
              ...(isSmart ? [] : [takeOutColumn]),
            ]}
            empty={
              q === '' ? (
                <EmptyState title={t('groups.noMembers')}>
                  {t(isSmart ? 'groups.noneFits' : 'groups.noMembersLead')}
                </EmptyState>
              ) : (
                <p role="status">{t('groups.noneFound')}</p>
              )
            }
          />
          <Pagination
            page={page}
            total={Math.ceil(list.total / farmersPerPage)}
            href={(to) => `${groupHref(id)}?show=farmers&page=${to}`}
          />
        </div>
      )}
      {adding && <AddMembers group={group} onClose={() => setAdding(false)} />}
    </div>
  );
}
