import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestSms } from '#contract/limits.ts';
import { editDraft, reopenDraft } from '#contract/messages/messageDrafts.ts';
import type { Route } from '#engines/messages/channels.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { recipientsQuery, sentHref, type SeasonDraft } from './api.ts';
import { CheckDraft } from './CheckDraft.tsx';
import { Letters } from './Letters.tsx';
import { type Texts, versionLanguages, written } from './texts.ts';

/** One dated message: its words, what it waits for, and what can be done with it. `route` is how it goes once it is approved. */
export function DraftItem({ draft, route }: { draft: SeasonDraft; route: Route }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [doing, setDoing] = useState<'edit' | 'check'>();
  const { id, activity, crop, district, day, text, versions, condition, moved, heldBack, state, messageId } = draft;
  const params = { id };
  const waits = condition?.met === false;
  const stop = () => setDoing(undefined);

  const reopen = () =>
    act('reopen', async () => {
      await callApi(reopenDraft, { params });
      notify({ text: t('messaging.draftReopened', { activity }) });
    });
  const setState = (to: 'open' | 'skipped') =>
    act('state', async () => {
      await callApi(editDraft, { params, body: { state: to } });
      notify({
        text: t(to === 'skipped' ? 'messaging.draftSkipped' : 'messaging.draftTakenUp', { activity }),
        undo: () => void setState(to === 'skipped' ? 'open' : 'skipped'),
      });
    });

  return (
    <li className="draft" data-state={state}>
      <header>
        <time dateTime={day}>{waits ? t('messaging.draftUsually', { day: sayDay(day) }) : sayDay(day)}</time>
        <h4>{activity}</h4>
        <span className="draft-where">
          {crop}, {district}
        </span>
        {state !== 'open' && <Badge tone={state === 'sent' ? 'ok' : 'plain'}>{t(`messaging.draft_${state}`)}</Badge>}
        {waits && condition.waitsFor === 'onset' && <Badge tone="warn">{t('messaging.draftWaits')}</Badge>}
        {waits && condition.waitsFor === 'planting' && <Badge tone="plain">{t('messaging.draftFollows')}</Badge>}
      </header>
      {heldBack !== '' && (
        <p className="draft-held" role="note">
          <strong>{t('messaging.draftHeldBack')}</strong> {heldBack} {state === 'open' && t('messaging.draftAskAgain')}
        </p>
      )}
      {waits && condition.waitsFor === 'onset' && heldBack === '' && moved === '' && (
        <p className="draft-why">{condition.sentence}</p>
      )}
      {moved !== '' && <p className="draft-why">{moved}</p>}
      {doing === 'edit' ? (
        <EditForm draft={draft} onDone={stop} />
      ) : (
        <>
          <p className="bubble">{text}</p>
          {versions.map((version) => (
            <p key={version.language} className="bubble" lang={version.language}>
              <small>{t(`farmers.${version.language}`)}</small> {version.text}
            </p>
          ))}
        </>
      )}
      {state === 'open' && doing === 'check' && (
        <CheckDraft draft={draft} route={route} onDone={stop} onUndo={() => void reopen()} />
      )}
      {state === 'open' && doing === undefined && (
        <div className="draft-acts">
          <Button onClick={() => setDoing('check')}>{t('messaging.draftCheck')}</Button>
          <Button kind="secondary" onClick={() => setDoing('edit')}>
            {t('messaging.draftEdit')}
          </Button>
          <Button kind="quiet" busy={acting === 'state'} onClick={() => void setState('skipped')}>
            {t('messaging.draftSkip')}
          </Button>
        </div>
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
  const { data: group } = useQuery(recipientsQuery({ groupIds: [draft.groupId] }));
  const [texts, setTexts] = useState<Texts>({
    all: draft.text,
    ...Object.fromEntries(draft.versions.map(({ language, text }) => [language, text])),
  });
  const [day, setDay] = useState(draft.day);
  const { text, versions } = written(texts, {});
  const read = versionLanguages.filter(
    (code) => (texts[code] ?? '') !== '' || group?.languages.some(({ language }) => language === code),
  );

  function save(event: FormEvent) {
    event.preventDefault();
    void act('save', async () => {
      await callApi(editDraft, { params: { id: draft.id }, body: { text, versions, day } });
      notify({ tone: 'ok', text: t('messaging.draftSaved') });
      onDone();
    });
  }

  return (
    <form className="draft-edit" onSubmit={save}>
      <TextArea
        label={t('messaging.draftText', { activity: draft.activity })}
        rows={5}
        required
        limit={longestSms}
        value={text}
        onChange={(event) => setTexts({ ...texts, all: event.target.value })}
      />
      <Letters text={text} onText={(value) => setTexts({ ...texts, all: value })} />
      {read.map((code) => (
        <TextArea
          key={code}
          label={t('messaging.textIn', { language: t(`farmers.${code}`) })}
          hint={t('messaging.versionHint')}
          rows={4}
          limit={longestSms}
          value={texts[code] ?? ''}
          onChange={(event) => setTexts({ ...texts, [code]: event.target.value })}
        />
      ))}
      <TextInput
        label={t('messaging.draftDay')}
        type="date"
        required
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="draft-acts">
        <Button
          type="submit"
          busy={acting === 'save'}
          disabled={
            text.trim() === '' || [text, ...versions.map((each) => each.text)].some((each) => each.length > longestSms)
          }
        >
          {t('messaging.draftSave')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('messaging.cancel')}
        </Button>
      </div>
    </form>
  );
}
