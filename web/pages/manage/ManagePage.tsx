import { lazy, memo, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { showMe } from '#contract/accounts/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import { readPeopleChoice, peopleQuery } from '#web/features/accounts/peopleApi.ts';
import { stationsQuery } from '#web/features/climate/api.ts';
import { healthQuery } from '#web/features/health/api.ts';
import { outlineSetsQuery } from '#web/features/geography/outlineSetsApi.ts';
import { onsetsQuery } from '#web/features/seasons/api.ts';
import {
  readChoice,
  type ReferenceTable,
  releaseQuery,
  rowQuery,
  rowsQuery,
  tableHref,
  tablesQuery,
} from '#web/features/reference/api.ts';
import { ReferenceRowForm } from '#web/features/reference/ReferenceRowForm.tsx';
import { ReferenceRows } from '#web/features/reference/ReferenceRows.tsx';
import { reviewCountsQuery, readReviewChoice, reviewsQuery } from '#web/features/reference/reviewsApi.ts';
import { messagesQuery, readMessageChoice } from '#web/features/support/messagesApi.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { loadWords, useWords, type Words } from '#web/lib/words.ts';
import { Breadcrumb } from '#web/ui/navigation/Breadcrumb.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { aidOf } from './RowAid.tsx';
import { setUpQuery } from './SetUp.tsx';
import { previewOf } from './RowPreview.tsx';
import './ManagePage.css';
import { Overview, openMessagesQuery } from './Overview.tsx';
import { Onsets, districtsQuery, regionsQuery } from './Onsets.tsx';

const MessageList = lazy(() =>
  loadCode(async () => ({ default: (await import('#web/features/support/MessageList.tsx')).MessageList })),
);

const MessageView = lazy(() => loadCode(() => import('#web/features/support/MessageView.tsx')));

const PeopleList = lazy(() => loadCode(() => import('#web/features/accounts/PeopleList.tsx')));

const Reviews = lazy(() => loadCode(() => import('#web/features/reference/Reviews.tsx')));

const OutlineSets = lazy(() => loadCode(() => import('#web/features/geography/OutlineSets.tsx')));

const HealthPanel = lazy(() => loadCode(() => import('#web/features/health/HealthPanel.tsx')));

// The records and the map of what they cover come at once: one that came later would take the form's place for a moment.
const ClimateRecords = lazy(() =>
  loadCode(async () => {
    await loadWords(['geography', 'maps']);
    const [{ default: Records }, { ClimateCoverage }] = await Promise.all([
      import('#web/features/climate/ClimateRecords.tsx'),
      import('./ClimateCoverage.tsx'),
    ]);
    return {
      default: ({ search }: { search: URLSearchParams }) => (
        <Records search={search} coverage={<ClimateCoverage search={search} />} />
      ),
    };
  }),
);

const meQuery = () => apiQuery(showMe, {});

type Me = Answer<typeof showMe>;

const Recordings = lazy(() =>
  loadCode(async () => {
    await loadWords(['speech', 'listen', 'recorder']);
    return import('#web/features/speech/Recordings.tsx');
  }),
);

const Workbench = lazy(() =>
  loadCode(async () => {
    await loadWords(['translations']);
    return import('#web/features/translations/Workbench.tsx');
  }),
);

/** Administrators of the nation manage everything, data administrators the story sets. */
function mayManage({ officerRole, isNational, isAdmin }: Me, table: string | undefined): boolean {
  return (officerRole === 'admin' && isNational !== false) || (isAdmin && table === 'stories');
}

/** Which answers the page needs; nothing beyond who is asking for whoever may not manage. */
export async function needs({ params, search, read }: NeedsContext) {
  const me = await read(meQuery());
  const { table, key } = params;
  if (!mayManage(me, table)) return [meQuery()];
  if (table === undefined)
    return [tablesQuery(), releaseQuery(), openMessagesQuery(), reviewCountsQuery(), setUpQuery()];
  if (table === 'reviews') return [reviewsQuery(readReviewChoice(search))];
  if (table === 'onsets') return [onsetsQuery(), regionsQuery(), districtsQuery()];
  if (table === 'outlines') return [outlineSetsQuery()];
  if (table === 'climate') return [stationsQuery()];
  if (table === 'health') return [healthQuery()];
  if (table === 'translations' || table === 'recordings') return [meQuery()];
  if (table === 'people') return [peopleQuery(readPeopleChoice(search))];
  // A message is opened by hand, because that is noted.
  if (table === 'messages') return key === undefined ? [messagesQuery(readMessageChoice(search))] : [meQuery()];
  if (key === undefined) return [tablesQuery(), rowsQuery(table, readChoice(search))];
  return key === 'new'
    ? [tablesQuery(), rowsQuery(table, readChoice(new URLSearchParams()))]
    : [tablesQuery(), rowQuery(table, decodeURIComponent(key))];
}

/** `/manage`: reference tables, rain onset, outlines, messages, people. The server decides who may; this page only says so. */
export default function ManagePage({ params, search }: PageProps) {
  const t = useWords();
  const { data: me } = useQuery(meQuery());
  const { table, key: written } = params;
  const isOpen = me !== undefined && mayManage(me, table);
  const { data: tables = [] } = useQuery({ ...tablesQuery(), enabled: isOpen });
  const key = written === undefined ? undefined : decodeURIComponent(written);
  const rowTitle = useRowTitle(tables.some((each) => each.table === table) ? table : undefined, key);
  if (!isOpen) return <NotForYou path={['/manage', params.table, params.key].filter(Boolean).join('/')} />;
  const title = titleOf(table, tables, t);
  return (
    <div className="manage">
      <Breadcrumb
        steps={[
          { text: t('manage.title'), href: me.officerRole === 'admin' ? '/manage' : undefined },
          ...(table === undefined ? [] : [{ text: title, href: tableHref(table) }]),
          ...(table === undefined || key === undefined ? [] : [{ text: rowTitle }]),
        ]}
      />
      <PageContent table={table} rowKey={key} title={key === undefined ? title : rowTitle} search={search} />
    </div>
  );
}

interface ContentProps {
  table: string | undefined;
  rowKey: string | undefined;
  title: string;
  search: URLSearchParams;
}

// An answer that comes to the page before the code of a form must not draw the form anew: what was typed by then would be lost.
const PageContent = memo((props: ContentProps) => (
  <Suspense fallback={<Loader />}>
    <Content {...props} />
  </Suspense>
));

function Content({ table, rowKey, title, search }: ContentProps) {
  const t = useWords();
  if (table === undefined) return <Overview />;
  if (table === 'onsets') return <Onsets />;
  if (table === 'reviews') {
    return (
      <>
        <h1>{title}</h1>
        <p className="manage-lead">{t('manage.reviewsLead')}</p>
        <Reviews choice={readReviewChoice(search)} />
      </>
    );
  }
  if (table === 'outlines') {
    return (
      <>
        <h1>{title}</h1>
        <p className="manage-lead">{t('manage.outlinesLead')}</p>
        <OutlineSets />
      </>
    );
  }
  if (table === 'translations') {
    return (
      <>
        <h1>{title}</h1>
        <p className="manage-lead">{t('manage.translationsLead')}</p>
        <Workbench search={search} />
      </>
    );
  }
  if (table === 'recordings') {
    return (
      <>
        <h1>{title}</h1>
        <p className="manage-lead">{t('manage.recordingsLead')}</p>
        <Recordings search={search} />
      </>
    );
  }
  if (table === 'health') {
    return (
      <>
        <h1>{title}</h1>
        <HealthPanel />
      </>
    );
  }
  if (table === 'climate') {
    return (
      <>
        <h1>{title}</h1>
        <p className="manage-lead">{t('manage.climateLead')}</p>
        <ClimateRecords search={search} />
      </>
    );
  }
  if (table === 'people') {
    return (
      <>
        <h1>{title}</h1>
        <PeopleList choice={readPeopleChoice(search)} />
      </>
    );
  }
  if (table === 'messages') {
    if (rowKey !== undefined) return <MessageView key={rowKey} id={rowKey} />;
    return (
      <>
        <h1>{title}</h1>
        <MessageList choice={readMessageChoice(search)} />
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      {rowKey !== undefined && rowKey !== 'new' && rowKey !== title && (
        <p className="manage-key">{t('manage.keyIs', { key: rowKey })}</p>
      )}
      {rowKey === undefined ? (
        <ReferenceRows table={table} choice={readChoice(search)} />
      ) : (
        <ReferenceRowForm key={rowKey} table={table} rowKey={rowKey} preview={previewOf(table)} aid={aidOf(table)} />
      )}
    </>
  );
}

/** What a person calls the row of a reference table; its key until that is known. */
function useRowTitle(table: string | undefined, key = ''): string {
  const t = useWords();
  const { data } = useQuery({
    ...rowQuery(table ?? '', key),
    enabled: table !== undefined && key !== '' && key !== 'new',
  });
  return key === 'new' ? t('manage.newRow') : (data?.row.title ?? key);
}

function titleOf(table: string | undefined, tables: readonly ReferenceTable[], t: Words): string {
  if (
    table === 'onsets' ||
    table === 'climate' ||
    table === 'outlines' ||
    table === 'recordings' ||
    table === 'reviews' ||
    table === 'translations'
  )
    return t(`manage.${table}`);
  if (table === 'messages' || table === 'people' || table === 'health') return t(`${table}.title`);
  return tables.find((each) => each.table === table)?.title ?? table ?? '';
}

function NotForYou({ path }: { path: string }) {
  const t = useWords();
  return (
    <EmptyState
      page
      title={t('manage.title')}
      action={<Button href={`/sign-in?next=${encodeURIComponent(path)}`}>{t('accounts.signIn')}</Button>}
    >
      <p>{t('accounts.noManage')}</p>
      <p>{t('accounts.noManageLead')}</p>
    </EmptyState>
  );
}
