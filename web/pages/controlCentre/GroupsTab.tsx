import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { groupsQuery } from '#web/features/farmers/api.ts';
import { GroupHead } from '#web/features/farmers/groups/GroupHead.tsx';
import { GroupList } from '#web/features/farmers/groups/GroupList.tsx';
import { GroupMembers } from '#web/features/farmers/groups/GroupMembers.tsx';
import { groupHref, GROUPS } from '#web/features/farmers/groups/groups.ts';
import { deliveryStates, sentHref } from '#web/features/messages/api.ts';
import { Composer } from '#web/features/messages/Composer.tsx';
import { Drafts } from '#web/features/messages/Drafts.tsx';
import { MessageResult } from '#web/features/messages/MessageResult.tsx';
import { SentList } from '#web/features/messages/SentList.tsx';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { PartProps } from './parts.tsx';
import { DraftNote, useEntryDraft } from './DraftNote.tsx';
import './GroupsTab.css';

const Reach = lazy(() =>
  loadCode(async () => {
    await loadWords(['reach', 'sharing']);
    return import('#web/features/farmers/record/Reach.tsx');
  }),
);

const BranchPart = lazy(() =>
  loadCode(async () => {
    await loadWords(['branch', 'officers']);
    return import('./BranchPart.tsx');
  }),
);

/** Groups beside the one that is open, with its farmers and the message to them; what was sent, and whom it reached (C §2). */
export default function GroupsTab({ id, search, role }: PartProps) {
  const t = useWords();
  const hasBranch = role === 'admin' || role === 'director';
  const view =
    (['sent', 'reach', ...(hasBranch ? ['branch' as const] : [])] as const).find((each) => each === id) ?? 'groups';
  return (
    <div className="groups-tab">
      <Segmented
        label={t('groups.view')}
        value={view}
        options={[
          { value: 'groups', text: t('groups.title'), href: GROUPS },
          ...(hasBranch ? [{ value: 'branch', text: t('groups.branch'), href: `${GROUPS}/branch` }] : []),
          { value: 'sent', text: t('groups.sent'), href: sentHref() },
          { value: 'reach', text: t('groups.reach'), href: `${GROUPS}/reach` },
        ]}
      />
      {view === 'sent' && <SentPart search={search} approves={hasBranch} />}
      {view === 'groups' && <GroupsPart id={id} search={search} />}
      <Suspense fallback={<Skeleton lines={8} />}>
        {view === 'reach' && <Reach hasBranch={hasBranch} search={search} />}
        {view === 'branch' && <BranchPart />}
      </Suspense>
    </div>
  );
}

function SentPart({ search, approves }: { search: URLSearchParams; approves: boolean }) {
  const page = readPage(search);
  const message = Number(search.get('message') ?? 0);
  if (!(message > 0)) return <SentList page={page} groupsHref={GROUPS} approves={approves} />;
  return (
    <MessageResult
      key={message}
      id={message}
      state={deliveryStates.find((each) => each === search.get('state'))}
      page={page}
    />
  );
}

function GroupsPart({ id, search }: { id: string | undefined; search: URLSearchParams }) {
  const t = useWords();
  const { draft, dismiss } = useEntryDraft();
  const { data: groups } = useQuery(groupsQuery());
  const group = groups?.find((each) => String(each.id) === id);
  const shows = (['farmers', 'season'] as const).find((each) => each === search.get('show')) ?? 'message';
  return (
    <div className="groups-part" data-open={id !== undefined || undefined}>
      <GroupList current={group?.id} />
      <div className="groups-open">
        {draft && <DraftNote draft={draft} dismiss={dismiss} />}
        {id !== undefined && !groups && <Skeleton lines={8} />}
        {id === undefined && groups && groups.length > 0 && (
          <EmptyState icon={<MessagesSquare size={28} />} title={t('groups.choose')}>
            {t('groups.chooseLead')}
          </EmptyState>
        )}
        {id !== undefined && groups && !group && (
          <EmptyState title={t('groups.gone')}>{t('groups.goneLead')}</EmptyState>
        )}
        {group && (
          <>
            <GroupHead key={group.id} group={group} />
            <Segmented
              label={t('groups.view')}
              value={shows}
              options={[
                { value: 'message', text: t('groups.write'), href: groupHref(group.id) },
                { value: 'season', text: t('messaging.drafts'), href: `${groupHref(group.id)}?show=season` },
                { value: 'farmers', text: t('groups.who'), href: `${groupHref(group.id)}?show=farmers` },
              ]}
            />
            {shows === 'farmers' || group.members === 0 ? (
              <GroupMembers key={group.id} group={group} page={readPage(search)} />
            ) : shows === 'season' ? (
              <Drafts key={group.id} groupId={group.id} label={group.label} />
            ) : (
              draft !== undefined && (
                <Composer
                  key={group.id}
                  to={{ groupIds: [group.id] }}
                  kept={`message to group ${group.id}`}
                  label={group.label}
                  start={draft ? { text: draft.message, onSent: dismiss } : undefined}
                />
              )
            )}
          </>
        )}
      </div>
    </div>
  );
}

function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
