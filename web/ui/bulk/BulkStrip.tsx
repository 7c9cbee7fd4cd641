import { X } from 'lucide-react';
import { endBulkAct } from '#contract/bulkActs/bulkActs.ts';
import { bringDeletedBack } from '#contract/trash/trash.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayNumber } from '#web/lib/format.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { notify } from '../toast/notify.ts';
import { useAct } from '../useAct.ts';
import type { BulkAct } from './bulkQuery.ts';
import './BulkStrip.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['bulkActs']);

/** How far each act has come, what could not be done and why, and what can be done about it. */
export default function BulkStrip({ found }: { found: readonly BulkAct[] }) {
  const t = useWords();
  return (
    <section aria-label={t('bulkActs.title')}>
      <ul className="bulk-strip">
        {found.map((act) => (
          <li key={act.id}>
            <OneAct act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneAct({ act: { id, kind, state, total, place, done, missed, why, said, undo } }: { act: BulkAct }) {
  const t = useWords();
  const { acting, act } = useAct();
  const what = t(`bulkActs.${kind}`);
  const text = t(`bulkActs.${why ?? state}`, {
    place: sayNumber(place),
    done: sayNumber(done),
    total: sayNumber(total),
    said,
  });

  const end = () =>
    act('end', async () => {
      await callApi(endBulkAct, { params: { id } });
    });
  const bringBack = () =>
    act('undo', async () => {
      for (const each of undo) await callApi(bringDeletedBack, { params: { undo: each } });
      notify({ tone: 'ok', text: t('bulkActs.undone') });
      await callApi(endBulkAct, { params: { id } });
    });

  return (
    <div className="bulk-act">
      <div>
        <strong>{what}</strong>
        {state === 'running' && <progress max={Math.max(1, total)} value={place} aria-label={what} />}
        <p className="figures">{text}</p>
        {missed.map(({ reason, count }) => (
          <p key={reason}>{t(`bulkActs.${reason}`, { count: sayNumber(count) })}</p>
        ))}
      </div>
      <div className="bulk-act-tools">
        {state === 'running' && (
          <Button kind="secondary" small busy={acting === 'end'} onClick={() => void end()}>
            {t('bulkActs.stop')}
          </Button>
        )}
        {state !== 'running' && undo.length > 0 && (
          <Button kind="secondary" small busy={acting === 'undo'} onClick={() => void bringBack()}>
            {t('bulkActs.undo')}
          </Button>
        )}
        {state !== 'running' && (
          <IconButton
            label={t('bulkActs.putAway', { what })}
            icon={<X size={18} aria-hidden="true" />}
            onClick={() => void end()}
          />
        )}
      </div>
    </div>
  );
}
