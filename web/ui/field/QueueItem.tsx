import { Trash2 } from 'lucide-react';
import { mayBeMended, takeOut, tryAgain } from '#web/lib/fieldQueue/fieldQueue.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import { sayInstant } from '#web/lib/format.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '../data/Badge.tsx';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { notify } from '../toast/notify.ts';

interface QueueItemProps {
  readonly report: KeptReport;
  readonly isSending: boolean;
  readonly mendHref: string;
  readonly onCompare: () => void;
}

const tones = {
  sending: 'now',
  conflict: 'warn',
  refused: 'danger',
  perhaps: 'plain',
  waiting: 'plain',
} as const satisfies Record<string, Tone>;

/** One report that waits: what it is, how it stands, and what can be done about it. */
export function QueueItem({ report, isSending, mendHref, onCompare }: QueueItemProps) {
  const t = useWords();
  const { key, title, refusal, writtenAt, photoCount, photoBytes, tries } = report;
  const isConflict = refusal?.standing !== undefined;
  const state = isSending
    ? 'sending'
    : isConflict
      ? 'conflict'
      : refusal
        ? 'refused'
        : tries > 0
          ? 'perhaps'
          : 'waiting';

  async function remove() {
    const undo = await takeOut(report);
    notify({
      text: t(tries > 0 && !refusal ? 'field.takenOutPerhaps' : 'field.takenOut', { title }),
      undo: () => void undo(),
    });
  }
  return (
    <li className="queue-item">
      <div className="queue-item-words">
        <strong>{title}</strong>
        <span className="queue-item-more">
          {t('field.written', { when: sayInstant(new Date(writtenAt).toISOString()) })}
          {photoCount > 0 && ` · ${t('field.photos', { count: photoCount, size: saySize(photoBytes) })}`}
        </span>
        <Badge tone={tones[state]}>{t(`field.${state}`)}</Badge>
        {refusal && <p>{refusal.message}</p>}
      </div>
      <IconButton
        label={t('field.takeOutOf', { title })}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => void remove()}
      />
      <div className="queue-item-acts">
        {isConflict && (
          <Button small onClick={onCompare}>
            {t('field.compare')}
          </Button>
        )}
        {!isConflict && !isSending && mayBeMended(report) && (
          <Button small kind="secondary" href={mendHref}>
            {t('field.mend')}
          </Button>
        )}
        {refusal && !isConflict && (
          <Button small kind="quiet" onClick={() => void tryAgain(key)}>
            {t('field.tryAgain')}
          </Button>
        )}
      </div>
    </li>
  );
}
