import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import type { RiskRecord } from '../api.ts';
import { Ending } from './Ending.tsx';
import { languageName } from '../languageName.ts';
import { WarnForm } from './WarnForm.tsx';
import { askAgain, deliveriesQuery, type Warned, warningsQuery } from './warnings.ts';
import './Warnings.css';

const states = ['delivered', 'accepted', 'submitting', 'queued', 'failed', 'unknown', 'suppressed'] as const;

/** Who was warned of a risk and what became of it; a new warning and the end, for those who judge. A report that is not verified offers neither. */
export function Warnings({ risk, isJudge }: { risk: RiskRecord; isJudge: boolean }) {
  const t = useWords();
  const [writing, setWriting] = useState(false);
  const { data: list } = useQuery({
    ...warningsQuery(risk.id),
    refetchInterval: ({ state }) => askAgain(state.data?.warnings),
  });
  if (risk.status !== 'verified') {
    return risk.status === 'pending' && isJudge ? (
      <section>
        <h2>{t('warnings.title')}</h2>
        <p className="field-hint">{t('warnings.notVerified')}</p>
      </section>
    ) : null;
  }
  if (!list) return <Skeleton lines={3} />;
  return (
    <>
      <section className="warnings">
        <h2>{t('warnings.title')}</h2>
        {list.warnings.length === 0 && !writing && <p className="field-hint">{t('warnings.none')}</p>}
        {list.warnings.map((warned) => (
          <OneWarning key={warned.id} warned={warned} />
        ))}
        {isJudge && list.warnings.length > 0 && <Deliveries id={risk.id} />}
        {list.mayWarn && !writing && (
          <Button icon={<Megaphone size={18} aria-hidden="true" />} onClick={() => setWriting(true)}>
            {t('warnings.warn')}
          </Button>
        )}
        {list.mayWarn && writing && <WarnForm risk={risk} onDone={() => setWriting(false)} />}
      </section>
      {(isJudge || list.closed) && <Ending id={risk.id} closed={list.closed} isJudge={isJudge} />}
    </>
  );
}

function OneWarning({ warned: { where, crops, by, at, message } }: { warned: Warned }) {
  const t = useWords();
  return (
    <div className="warned">
      <p>
        <strong>{t('warnings.kept', { where })}</strong>
        {crops.length > 0 &&
          ` ${t('warnings.forCrops', { crops: crops.map((crop) => crop.replaceAll('_', ' ')).join(', ') })}`}
        <span className="risk-more">
          {by && `${t('warnings.by', { name: by.name })} · `}
          <time dateTime={at}>{sayInstant(at)}</time>
        </span>
      </p>
      {message && (
        <>
          <p className="warned-text">{message.text}</p>
          {message.versions.map(({ language, text }) => (
            <p key={language} className="warned-text" lang={language}>
              <small>{languageName(language)}</small> {text}
            </p>
          ))}
          <p className="warned-states" role="status">
            {message.state === 'approval' && <Badge tone="warn">{t('warnings.waits')}</Badge>}
            {states
              .filter((state) => message.counts[state] > 0)
              .map((state) => (
                <Badge
                  key={state}
                  tone={state === 'delivered' ? 'ok' : state === 'failed' || state === 'unknown' ? 'warn' : 'plain'}
                >
                  {t(`warnings.state_${state}`, { count: message.counts[state] })}
                </Badge>
              ))}
          </p>
        </>
      )}
    </div>
  );
}

/** Each farmer with what became of their message, the number masked. */
function Deliveries({ id }: { id: number }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { data: list } = useQuery({ ...deliveriesQuery(id), enabled: open });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('warnings.deliveries')}</summary>
      {open && !list && <Skeleton lines={4} />}
      {list && (
        <Table
          caption={t('warnings.deliveries')}
          captionHidden
          rows={list.found}
          rowKey={(each) => String(each.id)}
          columns={[
            { key: 'name', head: t('warnings.name'), cell: ({ name }) => name || t('warnings.ofOthers') },
            {
              key: 'address',
              head: t('warnings.phone'),
              cell: ({ address }) => <span className="figures">{address}</span>,
            },
            {
              key: 'state',
              head: t('warnings.state'),
              cell: ({ state }) => t(`warnings.state_${state}`, { count: 1 }),
            },
            { key: 'why', head: t('warnings.why'), cell: ({ reason }) => reason || '–' },
          ]}
          empty={<p>{t('warnings.noDelivery')}</p>}
        />
      )}
    </details>
  );
}
