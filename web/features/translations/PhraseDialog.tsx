import { useState, type FormEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewPhrase, reviewPhrase, savePhrase } from '#contract/translations/translations.ts';
import { callApi } from '#web/lib/callApi.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSettled } from '#web/lib/useSettled.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { PackLanguage } from '#engines/conversation/languages.ts';
import type { Phrase } from './Workbench.tsx';

const longest = 400;

interface Props {
  readonly phrase: Phrase;
  readonly language: PackLanguage;
  readonly onClose: () => void;
}

/** One translation: written beside English, shown as phones show it, and looked over. */
export function PhraseDialog({ phrase, language, onClose }: Props) {
  const t = useWords();
  const [text, setText] = useState(phrase.text);
  const { acting, act } = useAct();
  const params = { language, key: phrase.key };
  const settled = useSettled(text.trim());
  const { data: shown } = useQuery({
    ...apiQuery(previewPhrase, { params, body: { text: settled } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const isKept = text.trim() === phrase.text;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act('save', async () => {
      await callApi(savePhrase, { params, body: { text } });
      notify({ tone: 'ok', text: t('translations.saved') });
      onClose();
    });
  };
  const review = (reviewed: boolean) =>
    void act('review', async () => {
      await callApi(reviewPhrase, { params, body: { text: phrase.text, reviewed } });
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('translations.editOf', { source: phrase.source })}
      description={t('translations.slots')}
    >
      <form className="workbench" onSubmit={save}>
        <TextArea
          label={t('translations.translation')}
          lang={language}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={3}
          limit={longest}
          error={settled === '' ? undefined : (shown?.mistake ?? undefined)}
        />
        {settled !== '' && shown?.mistake === null && <Preview shown={shown} />}
        {phrase.status === 'reviewed' && (
          <Button kind="secondary" busy={acting === 'review'} onClick={() => review(false)}>
            {t('translations.unreview')}
          </Button>
        )}
        {phrase.status === 'draft' && isKept && phrase.may_review && (
          <Button kind="secondary" busy={acting === 'review'} onClick={() => review(true)}>
            {t('translations.review')}
          </Button>
        )}
        {phrase.status === 'draft' && isKept && !phrase.may_review && <p>{t('translations.ownReview')}</p>}
        {!isKept && <p>{t('translations.saveFirst')}</p>}
        <FormEnd
          wrong={undefined}
          busy={acting === 'save'}
          send={t('translations.save')}
          cancel={t('translations.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface Shown {
  readonly page: string;
  readonly sms: string;
  readonly sms_letters: number;
  readonly sms_parts: number;
  readonly screens: readonly string[];
}

function Preview({ shown }: { readonly shown: Shown }) {
  const t = useWords();
  return (
    <div className="workbench-preview">
      <div>
        <h3>{t('translations.page')}</h3>
        <p>{shown.page}</p>
      </div>
      <div>
        <h3>{t('translations.sms')}</h3>
        <p>{shown.sms}</p>
        <p className="workbench-note">
          {t('translations.smsSize', { letters: shown.sms_letters, count: shown.sms_parts })}
        </p>
      </div>
      <div>
        <h3>{t('translations.screens', { count: shown.screens.length })}</h3>
        {shown.screens.map((screen) => (
          <pre key={screen}>{screen}</pre>
        ))}
      </div>
    </div>
  );
}
