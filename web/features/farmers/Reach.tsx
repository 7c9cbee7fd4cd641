import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { showReach } from '#contract/messages.ts';
import { sayNumber } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import { farmersHref } from './api.ts';
import { groupHref } from './groups.ts';
import './groups.css';

type Figures = Answer<typeof showReach>['all'];

interface Row extends Figures {
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

/** Whom one's messages of the last 30 days reached: in all, by group and by district, and why some failed. */
export default function Reach() {
  const t = useWords();
  const { data, error, refetch } = useQuery(apiQuery(showReach, {}));
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={8} />;
  const groups: readonly Row[] = [
    { key: 'all', name: t('reach.everybody'), href: farmersHref(), ...data.all },
    ...data.groups.map(({ id, label, ...figures }) => ({ key: String(id), name: label, href: groupHref(id), ...figures })),
  ];
  const districts: readonly Row[] = data.districts.map(({ id, name, ...figures }) => ({ key: id, name, href: farmersHref({ district: id }), ...figures }));
  return (
    <div className="groups-reach">
      <p>{t('reach.lead')}</p>
      <Table caption={t('reach.byGroup')} rows={groups} rowKey={({ key }) => key} columns={columns(t('reach.who'), t)} />
      <Table caption={t('reach.byDistrict')} rows={districts} rowKey={({ key }) => key} columns={columns(t('reach.district'), t)} />
      <Card title={t('reach.failures')} level={2}>
        {data.failures.length === 0 ? (
          <p>{t('reach.noFailures')}</p>
        ) : (
          <ul>
            {data.failures.map(({ reason, count }) => (
              <li key={reason}>{t('reach.failure', { reason, count: sayNumber(count) })}</li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function columns(who: string, t: Words): Column<Row>[] {
  const count = (key: 'farmers' | 'consented' | 'stopped' | 'reached', head: string): Column<Row> => ({ key, head, figures: true, cell: (row) => sayNumber(row[key]) });
  return [
    { key: 'who', head: who, cell: ({ name, href }) => <Link href={href}>{name}</Link> },
    count('farmers', t('reach.farmers')),
    count('consented', t('reach.agreed')),
    count('stopped', t('reach.stopped')),
    count('reached', t('reach.reached')),
    {
      key: 'delivered',
      head: t('reach.delivered'),
      figures: true,
      cell: ({ deliveredShare }) => (deliveredShare === null ? t('reach.none') : t('reach.share', { percent: sayNumber(deliveredShare * 100) })),
    },
    { key: 'failed', head: t('reach.failed'), figures: true, cell: ({ counts }) => sayNumber(counts.failed) },
    { key: 'cost', head: t('reach.cost'), figures: true, cell: ({ cost }) => (cost === null ? t('reach.none') : t('reach.ghs', { amount: sayNumber(cost) })) },
  ];
}
