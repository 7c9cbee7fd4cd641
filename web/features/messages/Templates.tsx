import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longestTemplateName } from '#contract/limits.ts';
import { saveTemplate } from '#contract/messages.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { templatesQuery } from './api.ts';

/** Texts one keeps: to write one into the box, and to keep what stands there. */
export function Templates({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useWords();
  const { data: templates = [] } = useQuery(templatesQuery());
  const [keeping, setKeeping] = useState(false);
  return (
    <>
      {templates.length > 0 && (
        <Select
          compact
          label={t('messaging.templates')}
          empty={t('messaging.useTemplate')}
          value=""
          choices={templates.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChange={(event) => {
            const chosen = templates.find(({ id }) => String(id) === event.target.value);
            if (chosen) onText(chosen.text);
          }}
        />
      )}
      {text.trim() !== '' && (
        <Button kind="quiet" small onClick={() => setKeeping(true)}>
          {t('messaging.keepTemplate')}
        </Button>
      )}
      {keeping && <KeepDialog text={text} onClose={() => setKeeping(false)} />}
    </>
  );
}

function KeepDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The window stands inside the form of the message.
    event.stopPropagation();
    void send(async () => {
      await callApi(saveTemplate, { body: { name: name.trim(), text } });
      notify({ tone: 'ok', text: t('messaging.templateKept', { name }) });
      onClose();
      await client.invalidateQueries({ queryKey: ['listTemplates'] });
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('messaging.keepTemplate')}>
      <form className="composer-keep" onSubmit={submit}>
        <TextInput label={t('messaging.templateName')} required maxLength={longestTemplateName} value={name} onChange={(event) => setName(event.target.value)} />
        <FormMessage wrong={wrong} />
        <Button type="submit" busy={busy}>
          {t('messaging.keepTemplate')}
        </Button>
      </form>
    </Dialog>
  );
}
