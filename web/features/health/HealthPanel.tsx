import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { downloadSupportBundle, lookAgain, type showHealth } from '#contract/health/health.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant, sayNumber } from '#web/lib/format.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { healthQuery } from './api.ts';
import './HealthPanel.css';

type Health = Answer<typeof showHealth>;
type Check = Health['checks'][number];

const refreshMs = 30_000;
const checkNames = ['postgresql', 'disk', 'files', 'clock', 'mail', 'sms', 'forecast', 'address', 'backup'] as const;
const channelWords: Readonly<Record<string, 'health.email' | 'health.whatsapp'>> = {
  email: 'health.email',
  whatsapp: 'health.whatsapp',
};
const order = { failing: 0, warning: 1, ok: 2 } as const;
const tones: Readonly<Record<Check['state'], Tone>> = { failing: 'danger', warning: 'warn', ok: 'ok' };

/** What does not work and since when, what waits, what failed, backups, disk and versions. */
export default function HealthPanel() {
  const t = useWords();
  const { data, error, refetch } = useQuery({ ...healthQuery(), refetchInterval: refreshMs });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={10} />;
  return (
    <div className="health">
      <Summary health={data} />
      <section>
        <h2>{t('health.checks')}</h2>
        <Checks checks={data.checks} />
      </section>
      <section>
        <h2>{t('health.waiting')}</h2>
        <Jobs jobs={data.jobs.filter(({ due, retrying, failed }) => due + retrying + failed > 0)} />
      </section>
      <section>
        <h2>{t('health.messages')}</h2>
        <Outbox outbox={data.outbox} />
      </section>
      <section>
        <h2>{t('health.backups')}</h2>
        <Backups health={data} />
      </section>
      <section>
        <h2>{t('health.space')}</h2>
        <p>
          {t('health.free', { free: saySize(data.disk.freeBytes), total: saySize(data.disk.totalBytes) })}{' '}
          {data.disk.daysLeft === null ? t('health.noPace') : t('health.daysLeft', { count: data.disk.daysLeft })}
        </p>
      </section>
      <section>
        <h2>{t('health.versions')}</h2>
        <Facts
          facts={[
            [t('health.portal'), `${data.versions.portal} (${data.versions.commit.slice(0, 12)})`],
            [t('health.records'), data.versions.records],
            ['PostgreSQL', data.versions.postgresql],
            ['Node', data.versions.node],
          ]}
        />
        <p>{t('health.bundleHint')}</p>
        <a className="button button-secondary" href={downloadSupportBundle.path} download>
          {t('health.bundle')}
        </a>
      </section>
    </div>
  );
}

/** The one sentence an administrator came for, and another look. */
function Summary({ health: { checks } }: { health: Health }) {
  const t = useWords();
  const { acting, act } = useAct();
  const count = (state: Check['state']) => checks.filter((each) => each.state === state).length;
  const [failing, warnings] = [count('failing'), count('warning')];
  const last = checks
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
  const look = () =>
    act('look', async () => {
      await callApi(lookAgain, {});
      notify({ tone: 'ok', text: t('health.looking') });
    });
  return (
    <div className="health-top">
      {failing > 0 && <Badge tone="danger">{t('health.failing', { count: failing })}</Badge>}
      {warnings > 0 && <Badge tone="warn">{t('health.warnings', { count: warnings })}</Badge>}
      {checks.length > 0 && failing + warnings === 0 && <Badge tone="ok">{t('health.allWell')}</Badge>}
      <span>{last === undefined ? t('health.notLooked') : t('health.lead', { at: sayInstant(last) })}</span>
      <Button kind="secondary" busy={acting === 'look'} onClick={() => void look()}>
        {t('health.lookAgain')}
      </Button>
    </div>
  );
}

function Checks({ checks }: { checks: Health['checks'] }) {
  const t = useWords();
  const words = { failing: t('health.failed'), warning: t('health.warning'), ok: t('health.ok') } as const;
  const nameOf = (name: string) => {
    const known = checkNames.find((each) => each === name);
    return known === undefined ? name : t(`health.${known}`);
  };
  return (
    <ul className="health-checks">
      {checks
        .toSorted((a, b) => order[a.state] - order[b.state])
        .map(({ name, state, said, remedy, since }) => (
          <li key={name}>
            <Card>
              <div className="health-check">
                <header>
                  <h3>{nameOf(name)}</h3>
                  <Badge tone={tones[state]}>{words[state]}</Badge>
                </header>
                <p>{said}</p>
                {remedy !== '' && (
                  <p>
                    <strong>{remedy}</strong>
                  </p>
                )}
                <p className="health-since">{t('health.since', { at: sayInstant(since) })}</p>
              </div>
            </Card>
          </li>
        ))}
    </ul>
  );
}

function Jobs({ jobs }: { jobs: Health['jobs'] }) {
  const t = useWords();
  return (
    <Table
      caption={t('health.waiting')}
      captionHidden
      rows={jobs}
      rowKey={({ kind }) => kind}
      empty={<p>{t('health.nothingWaits')}</p>}
      columns={[
        { key: 'kind', head: t('health.job'), cell: ({ kind }) => kind },
        { key: 'due', head: t('health.due'), figures: true, cell: ({ due }) => sayNumber(due) },
        {
          key: 'oldest',
          head: t('health.oldest'),
          figures: true,
          cell: ({ due, oldestSeconds }) =>
            due === 0 ? '' : t('health.minutes', { count: Math.round(oldestSeconds / 60) }),
        },
        { key: 'retrying', head: t('health.retrying'), figures: true, cell: ({ retrying }) => sayNumber(retrying) },
        { key: 'failed', head: t('health.failedCount'), figures: true, cell: ({ failed }) => sayNumber(failed) },
        {
          key: 'why',
          head: t('health.why'),
          cell: ({ lastError }) => <span className="health-error">{lastError}</span>,
        },
      ]}
    />
  );
}

function Outbox({ outbox }: { outbox: Health['outbox'] }) {
  const t = useWords();
  const states: Readonly<Record<string, string>> = {
    queued: t('health.queued'),
    submitting: t('health.submitting'),
    unknown: t('health.unknown'),
    failed: t('health.failedMessages'),
  };
  return (
    <Table
      caption={t('health.messages')}
      captionHidden
      rows={outbox}
      rowKey={({ channel, state }) => `${channel} ${state}`}
      empty={<p>{t('health.noMessages')}</p>}
      columns={[
        {
          key: 'channel',
          head: t('health.channel'),
          cell: ({ channel }) => t(channelWords[channel] ?? 'health.sms'),
        },
        { key: 'state', head: t('health.state'), cell: ({ state }) => states[state] ?? state },
        { key: 'count', head: t('health.count'), figures: true, cell: ({ count }) => sayNumber(count) },
      ]}
    />
  );
}

function Backups({ health: { backups, trials, lastBackupAt, lastTrialAt } }: { health: Health }) {
  const t = useWords();
  const failedTrial = trials[0]?.error;
  return (
    <>
      <Facts
        facts={[
          [t('health.lastBackup'), lastBackupAt === null ? t('health.never') : sayInstant(lastBackupAt)],
          [
            t('health.lastTrial'),
            `${lastTrialAt === null ? t('health.never') : sayInstant(lastTrialAt)}${failedTrial ? ` – ${failedTrial}` : ''}`,
          ],
        ]}
      />
      <Table
        caption={t('health.backups')}
        captionHidden
        rows={backups}
        rowKey={({ at, file }) => `${at} ${file}`}
        empty={<p>{t('health.noBackups')}</p>}
        columns={[
          { key: 'at', head: t('health.backupAt'), cell: ({ at }) => sayInstant(at) },
          {
            key: 'outcome',
            head: t('health.outcome'),
            cell: ({ error, encrypted }) =>
              error === '' ? (
                t(encrypted ? 'health.encrypted' : 'health.plain')
              ) : (
                <span className="health-error">{error}</span>
              ),
          },
          {
            key: 'size',
            head: t('health.size'),
            figures: true,
            cell: ({ bytes }) => (bytes === null ? '' : saySize(bytes)),
          },
          {
            key: 'rows',
            head: t('health.rows'),
            figures: true,
            cell: ({ rows }) => (rows === null ? '' : sayNumber(rows)),
          },
          { key: 'file', head: t('health.file'), cell: ({ file }) => <span className="health-error">{file}</span> },
        ]}
      />
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="health-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
