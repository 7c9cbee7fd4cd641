import type { FormEvent } from 'react';
import { noteSubmission } from '#contract/submissions/submissions.ts';
import { longestNote } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayInstant } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { SubmissionDetail } from '../api.ts';
import './History.css';

const actWords = {
  sent: 'submissions.wasSent',
  note: 'submissions.wasNoted',
  fixed: 'submissions.wasFixed',
  replaced: 'submissions.wasReplaced',
  assigned: 'submissions.wasAssigned',
  returned: 'submissions.wasReturned',
  rejected: 'submissions.wasRejected',
  approved: 'submissions.wasApproved',
} as const;

/** What happened so far and what the two sides wrote to each other, and a note for the other side. */
export function History({ item: { id, notes, rights } }: { item: SubmissionDetail }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { acting, act } = useAct();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    void act('note', async () => {
      await callApi(noteSubmission, { params: { id }, body: { text } });
      form.reset();
      notify({ tone: 'ok', text: t('submissions.noted') });
    });
  }

  return (
    <Card level={2} title={t('submissions.history')}>
      <ol className="history">
        {notes.map(({ act: done, text, by, at }) => (
          <li key={`${at} ${done} ${text}`}>
            <p>
              <strong>{by || t('submissions.portal')}</strong> {t(actWords[done])}{' '}
              <span className="history-when">{sayInstant(at)}</span>
            </p>
            {text !== '' && <p className="history-text">{text}</p>}
          </li>
        ))}
      </ol>
      {rights.note && (
        <form className="history-note" onSubmit={submit}>
          <TextArea
            label={t('submissions.note')}
            hint={t('submissions.noteHint')}
            name="text"
            rows={3}
            required
            limit={longestNote}
          />
          <Button kind="secondary" type="submit" busy={acting === 'note'} disabled={!hydrated}>
            {t('submissions.noteSend')}
          </Button>
        </form>
      )}
    </Card>
  );
}
