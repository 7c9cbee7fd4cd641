import { useState, type FormEvent } from 'react';
import { longestSms } from '#contract/limits.ts';
import { approveDraft, editDraft, reopenDraft } from '#contract/messageDrafts.ts';
import type { Route } from '#engines/messages/channels.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay, sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { sentHref, type Draft as Message, type SeasonDraft } from './api.ts';
import { Letters } from './Letters.tsx';

/** When an approved draft goes on its day, as a field for times has it; Ghana keeps UTC all year. */
const HOUR = '07:00';

/** One dated message: its words, and what can be done with it. `route` is how it goes once it is approved. */
export function DraftItem({ draft, route }: { draft: SeasonDraft; route: Route }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [editing, setEditing] = useState(false);
  const [at, setAt] = useState(`${draft.day}T${HOUR}`);
  const { id, activity, crop, district, day, text, state, messageId } = draft;
  const params = { id };

  const reopen = () =>
    act('reopen', async () => {
      await callApi(reopenDraft, { params });
      notify({ text: t('messaging.draftReopened', { activity }) });
    });
  const setState = (to: 'open' | 'skipped') =>
    act('state', async () => {
      await callApi(editDraft, { params, body: { state: to } });
      notify({ text: t(to === 'skipped' ? 'messaging.draftSkipped' : 'messaging.draftTakenUp', { activity }), undo: () => void setState(to === 'skipped' ? 'open' : 'skipped') });
    });

  function approve(event: FormEvent) {
    event.preventDefault();
    const sendAt: NonNullable<Message['sendAt']> = `${at}:00Z`;
    void act('approve', async () => {
      const { message } = await callApi(approveDraft, { params, body: { sendAt, route } });
      notify({ tone: 'ok', text: t(message.state === 'approval' ? 'messaging.waitsApproval' : 'messaging.draftApproved', { when: sayInstant(message.sendAt) }), undo: () => void reopen() });
    });
  }

  return (
    <li className="draft" data-state={state}>
      <header>
        <time dateTime={day}>{sayDay(day)}</time>
        <h4>{activity}</h4>
        <span className="draft-where">
          {crop}, {district}
        </span>
        {state !== 'open' && <Badge tone={state === 'sent' ? 'ok' : 'plain'}>{t(`messaging.draft_${state}`)}</Badge>}
      </header>
      {editing ? <EditForm draft={draft} onDone={() => setEditing(false)} /> : <p className="bubble">{text}</p>}
      {state === 'open' && !editing && (
        <form className="draft-acts" onSubmit={approve}>
          <TextInput label={t('messaging.draftAt')} type="datetime-local" required value={at} onChange={(event) => setAt(event.target.value)} />
          <Button type="submit" busy={acting === 'approve'}>
            {t('messaging.draftApprove')}
          </Button>
          <Button kind="secondary" onClick={() => setEditing(true)}>
            {t('messaging.draftEdit')}
          </Button>
          <Button kind="quiet" busy={acting === 'state'} onClick={() => void setState('skipped')}>
            {t('messaging.draftSkip')}
          </Button>
        </form>
      )}
      {state === 'skipped' && (
        <Button kind="quiet" small busy={acting === 'state'} onClick={() => void setState('open')}>
          {t('messaging.draftTakeUp')}
        </Button>
      )}
      {messageId !== null && <Link href={sentHref({ message: messageId })}>{t('messaging.see')}</Link>}
    </li>
  );
}

function EditForm({ draft, onDone }: { draft: SeasonDraft; onDone: () => void }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [text, setText] = useState(draft.text);
  const [day, setDay] = useState(draft.day);

  function save(event: FormEvent) {
    event.preventDefault();
    void act('save', async () => {
      await callApi(editDraft, { params: { id: draft.id }, body: { text, day } });
      notify({ tone: 'ok', text: t('messaging.draftSaved') });
      onDone();
    });
  }

  return (
    <form className="draft-edit" onSubmit={save}>
      <TextArea label={t('messaging.draftText', { activity: draft.activity })} rows={5} required limit={longestSms} value={text} onChange={(event) => setText(event.target.value)} />
      <Letters text={text} onText={setText} />
      <TextInput label={t('messaging.draftDay')} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
      <div className="draft-acts">
        <Button type="submit" busy={acting === 'save'} disabled={text.trim() === '' || text.length > longestSms}>
          {t('messaging.draftSave')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('messaging.cancel')}
        </Button>
      </div>
    </form>
  );
}
