import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Answer } from '#contract/endpoint.ts';
import { showReach } from '#contract/messages/messages.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { OfficerField } from '#web/ui/forms/OfficerField.tsx';
import { Pager } from '#web/ui/navigation/Pager.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table, type Column } from '#web/ui/data/Table.tsx';
import { farmersHref } from '../api.ts';
import { groupHref, GROUPS } from '../groups/groups.ts';
import '../groups/groups.css';

type Reached = Answer<typeof showReach>;

/** Officers of a page, as the server cuts them. */
const OFFICERS = 50;
/** Groups or districts of a page. */
const ROWS = 20;

type Figures = Reached['all'];

interface Row extends Figures {
  readonly key: string;
  readonly name: string;
  readonly href: string | undefined;
}

interface ReachProps {
  /** A director or administrator, who may look at every officer's in their branch. */
  readonly hasBranch: boolean;
  readonly search: URLSearchParams;
}

/** Whom messages of the last 30 days reached: one's own by group and district, or for who has a branch everyone's by officer and district. */
export default function Reach({ hasBranch, search }: ReachProps) {
  const t = useWords();
  const isEveryone = hasBranch && search.get('whose') === 'everyone';
  return (
    <div className="groups-reach">
      {hasBranch && (
        <Segmented
          label={t('reach.whose')}
          value={isEveryone ? 'everyone' : 'own'}
          options={[
            { value: 'own', text: t('reach.own'), href: `${GROUPS}/reach` },
            { value: 'everyone', text: t('reach.everyone'), href: everyoneHref({}) },
          ]}
        />
      )}
      {isEveryone ? (
        <Everyones
          officer={search.get('officer') ?? undefined}
          district={search.get('district') ?? undefined}
          page={Math.max(1, Math.trunc(Number(search.get('page'))) || 1)}
        />
      ) : (
        <Own />
      )}
    </div>
  );
}

function Own() {
  const t = useWords();
  const { data, error, refetch } = useQuery(apiQuery(showReach, {}));
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={8} />;
  const groups: readonly Row[] = [
    { key: 'all', name: t('reach.everybody'), href: farmersHref(), ...data.all },
    ...data.groups.map(({ id, label, ...figures }) => ({
      key: String(id),
      name: label,
      href: groupHref(id),
      ...figures,
    })),
  ];
  const districts: readonly Row[] = data.districts.map(({ id, name, ...figures }) => ({
    key: id,
    name,
    href: farmersHref({ district: id }),
    ...figures,
  }));
  return (
    <>
      <p>{t('reach.lead')}</p>
      <Pages caption={t('reach.byGroup')} rows={groups} who={t('reach.who')} />
      <Pages caption={t('reach.byDistrict')} rows={districts} who={t('reach.district')} />
      <Failures failures={data.failures} />
    </>
  );
}

interface Only {
  readonly officer?: string | undefined;
  readonly district?: string | undefined;
}

/** All officers', or those of one officer or district; what there is to choose stands in the figures of all. */
function Everyones({ officer, district, page }: Only & { readonly page: number }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: every } = useQuery(apiQuery(showReach, { query: { whose: 'everyone' } }));
  const { data, error, refetch } = useQuery(
    apiQuery(showReach, {
      query: {
        whose: 'everyone',
        ...(officer && { officer }),
        ...(district && { district }),
        ...(page > 1 && { officersFrom: (page - 1) * OFFICERS }),
      },
    }),
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data || !every) return <Skeleton lines={8} />;
  const show = (change: Only): void => navigate(everyoneHref({ officer, district, ...change }), { replace: true });
  const chosen = data.officers.find(({ id }) => id === officer);
  const pages = Math.ceil(data.officersTotal / OFFICERS);
  const officers: readonly Row[] = [
    {
      key: 'all',
      name: t('reach.allOfficers'),
      href: officer === undefined ? undefined : everyoneHref({ district }),
      ...data.all,
    },
    ...data.officers.map(({ id, name, ...figures }) => ({
      key: id,
      name,
      href: everyoneHref({ officer: id, district }),
      ...figures,
    })),
  ];
  const districts: readonly Row[] = data.districts.map(({ id, name, ...figures }) => ({
    key: id,
    name,
    href: everyoneHref({ officer, district: id }),
    ...figures,
  }));
  return (
    <>
      <p>{t('reach.everyoneLead')}</p>
      {data.reachedAt !== null && <p>{t('reach.reachedAt', { at: sayInstant(data.reachedAt) })}</p>}
      <div className="reach-only">
        <OfficerField
          key={officer}
          label={t('reach.officer')}
          value={chosen ? { ...chosen, institution: '' } : null}
          onChange={(found) => show({ officer: found?.id })}
        />
        <Select
          label={t('reach.district')}
          empty={t('reach.allDistricts')}
          value={district ?? ''}
          choices={every.districts.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={({ target }) => show({ district: target.value })}
        />
      </div>
      <Table
        caption={t('reach.byOfficer')}
        rows={officers}
        rowKey={({ key }) => key}
        columns={columns(t('reach.officer'), t)}
      />
      <Pagination page={page} total={pages} href={(number) => everyoneHref({ officer, district }, number)} />
      <Pages
        key={`${officer} ${district}`}
        caption={t('reach.byDistrict')}
        rows={districts}
        who={t('reach.district')}
        empty={<p>{t('reach.noDistricts')}</p>}
      />
      <Failures failures={data.failures} />
    </>
  );
}

interface PagesProps {
  readonly caption: string;
  readonly rows: readonly Row[];
  /** What the first column names. */
  readonly who: string;
  readonly empty?: ReactNode;
}

/** Rows that came all together, a page at a time. */
function Pages({ caption, rows, who, empty }: PagesProps) {
  const t = useWords();
  const [page, setPage] = useState(1);
  return (
    <div>
      <Table
        caption={caption}
        rows={rows.slice((page - 1) * ROWS, page * ROWS)}
        rowKey={({ key }) => key}
        columns={columns(who, t)}
        empty={empty}
      />
      <Pager page={page} pages={Math.ceil(rows.length / ROWS)} onPage={setPage} />
    </div>
  );
}

function Failures({ failures }: Pick<Reached, 'failures'>) {
  const t = useWords();
  return (
    <Card title={t('reach.failures')} level={2}>
      {failures.length === 0 ? (
        <p>{t('reach.noFailures')}</p>
      ) : (
        <ul>
          {failures.map(({ reason, count }) => (
            <li key={reason}>{t('reach.failure', { reason, count: sayNumber(count) })}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function everyoneHref({ officer, district }: Only, page = 1): string {
  const search = new URLSearchParams({
    whose: 'everyone',
    ...(officer && { officer }),
    ...(district && { district }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${GROUPS}/reach?${search}`;
}

function columns(who: string, t: Words): Column<Row>[] {
  const count = (key: 'farmers' | 'consented' | 'stopped' | 'reached', head: string): Column<Row> => ({
    key,
    head,
    figures: true,
    cell: (row) => sayNumber(row[key]),
  });
  return [
    {
      key: 'who',
      head: who,
      cell: ({ name, href }) => (href === undefined ? <strong>{name}</strong> : <Link href={href}>{name}</Link>),
    },
    count('farmers', t('reach.farmers')),
    count('consented', t('reach.agreed')),
    count('stopped', t('reach.stopped')),
    count('reached', t('reach.reached')),
    {
      key: 'delivered',
      head: t('reach.delivered'),
      figures: true,
      cell: ({ deliveredShare }) =>
        deliveredShare === null ? t('reach.none') : t('reach.share', { percent: sayNumber(deliveredShare * 100) }),
    },
    {
      key: 'mails',
      head: t('reach.mails'),
      figures: true,
      cell: ({ byChannel: { email } }) => sayNumber(email.accepted + email.delivered),
    },
    { key: 'failed', head: t('reach.failed'), figures: true, cell: ({ counts }) => sayNumber(counts.failed) },
    {
      key: 'cost',
      head: t('reach.cost'),
      figures: true,
      cell: ({ cost }) => (cost === null ? t('reach.none') : t('reach.ghs', { amount: sayNumber(cost) })),
    },
  ];
}
