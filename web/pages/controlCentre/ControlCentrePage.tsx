import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { showMe } from '#contract/accounts/accounts.ts';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { entryDraftQuery } from './entryDraft.ts';
import { parts } from './parts.tsx';
import { Rail } from './Rail.tsx';
import { CONTROL_CENTRE, mayOpen, readTab, tabHref, tabIds, tabsOf, type Role, type TabId } from './tabs.ts';
import { TopBar } from './TopBar.tsx';
import './ControlCentrePage.css';

const meQuery = () => apiQuery(showMe, {});

/** Who asks; what the bell and a part show they ask for themselves, once they are there. */
export function needs({ params }: NeedsContext) {
  return params.tab === undefined ? [meQuery(), entryDraftQuery()] : [meQuery()];
}

/** Whoever is not signed in goes to the services page, and comes back from there; with a message that came along, groups come first (C §2). */
export function leadsTo({ params, search, known }: HeadContext): string | undefined {
  const me = known(meQuery());
  if (me?.signedIn === false) return wayIn(params, search);
  const mayWrite = me?.officerRole != null && tabsOf(me.officerRole).includes('groups');
  return params.tab === undefined && mayWrite && known(entryDraftQuery())?.draft ? tabHref('groups') : undefined;
}

export function head({ params, t }: HeadContext): Head {
  const tab = tabIds.find((each) => each === params.tab?.toLowerCase());
  return {
    title: tab === undefined ? t('pages.controlCentre') : `${t(`controlCentre.${tab}`)}, ${t('pages.controlCentre')}`,
  };
}

/** `/controlcenter/:tab?/:id?`: the room of extension officers. Rights are decided where the calls are answered. */
export default function ControlCentrePage({ params, search }: PageProps) {
  const t = useWords();
  const { data: me, error, refetch } = useQuery(meQuery());
  const { data: came, isLoading } = useQuery({
    ...entryDraftQuery(),
    enabled: params.tab === undefined && me?.signedIn === true && me.officerRole !== null,
  });
  if (error)
    return (
      <ErrorState page onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  if (!me) return <Skeleton lines={10} />;
  if (!me.signedIn) return <Redirect to={wayIn(params, search)} replace />;
  const { officerRole: role, name, isNational = false } = me;
  if (role === null) {
    return (
      <EmptyState
        page
        title={t('controlCentre.notOfficer')}
        action={<Button href="/main/become_officer">{t('controlCentre.ask')}</Button>}
      >
        {t('controlCentre.notOfficerLead')}
      </EmptyState>
    );
  }
  const tabs = tabsOf(role);
  if (isLoading) return <Skeleton lines={10} />;
  if (params.tab === undefined && came?.draft && tabs.includes('groups'))
    return <Redirect to={tabHref('groups')} replace />;
  const tab = readTab(params.tab, role);
  return (
    <div className="cc" data-alone={tabs.length === 1 || undefined}>
      {tabs.length > 1 && <Rail tabs={tabs} current={tab} />}
      <div className="cc-main">
        <TopBar
          tab={tab}
          title={tab === undefined ? t('pages.controlCentre') : t(`controlCentre.${tab}`)}
          name={name}
          role={role}
        />
        <noscript>{t('controlCentre.noScript')}</noscript>
        <Part tab={tab} tabs={tabs} id={params.id} search={search} role={role} isNational={isNational} />
      </div>
    </div>
  );
}

interface OpenProps {
  readonly tab: TabId | undefined;
  readonly tabs: readonly TabId[];
  readonly id: string | undefined;
  readonly search: URLSearchParams;
  readonly role: Role;
  readonly isNational: boolean;
}

function Part({ tab, tabs, id, search, role, isNational }: OpenProps) {
  const t = useWords();
  const hydrated = useHydrated();
  if (tab === undefined)
    return <Elsewhere title={t('controlCentre.noSuchPart')} text={t('controlCentre.noSuchPartLead')} tabs={tabs} />;
  if (!mayOpen(tab, role)) {
    const why =
      tab === 'respondent'
        ? 'responderOnly'
        : tab === 'deleted'
          ? 'deletedNothing'
          : role === 'responder'
            ? 'officersOnly'
            : 'adminOnly';
    return <Elsewhere title={t('controlCentre.notYours')} text={t(`controlCentre.${why}`)} tabs={tabs} />;
  }
  const { Open } = parts[tab];
  // Parts are drawn in the browser: what they show is the officer's alone, and changes under their hands.
  if (!hydrated) return <Skeleton lines={10} />;
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <Open id={id} search={search} role={role} isNational={isNational} />
    </Suspense>
  );
}

function Elsewhere({ title, text, tabs }: { title: string; text: string; tabs: readonly TabId[] }) {
  const t = useWords();
  const [first = 'extensions'] = tabs;
  return (
    <EmptyState
      title={title}
      action={
        <Button kind="secondary" href={tabHref(first)}>
          {t('controlCentre.toPart', { part: t(`controlCentre.${first}`) })}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The services page, which leads back to this address. */
function wayIn({ tab, id }: PageProps['params'], search: URLSearchParams): string {
  const path = [CONTROL_CENTRE, tab, id].filter(Boolean).join('/');
  const back = search.size > 0 ? `${path}?${search}` : path;
  return `${paths.services}?${new URLSearchParams({ redirect: back })}`;
}
