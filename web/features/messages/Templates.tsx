import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { longestTemplateName } from '#contract/limits.ts';
import { type listTemplates, removeTemplate, saveTemplate } from '#contract/messages/messageTemplates.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { templatesQuery } from './api.ts';
import { type Texts, written } from './texts.ts';

type Template = Answer<typeof listTemplates>[number];

/** Texts one keeps, with their language versions: to write one into the box, to keep what stands there, and to let one go. */
export function Templates({ texts, onTexts }: { texts: Texts; onTexts: (texts: Texts) => void }) {
  const t = useWords();
  const { data: templates = [] } = useQuery(templatesQuery());
  const [open, setOpen] = useState<'list' | 'keep'>();
  const close = () => setOpen(undefined);

  function use(chosen: Template) {
    onTexts({ all: chosen.text, ...Object.fromEntries(chosen.versions.map(({ language, text }) => [language, text])) });
    close();
    if (texts.all.trim() !== '')
      notify({ text: t('messaging.templateUsed', { name: chosen.name }), undo: () => onTexts(texts) });
  }

  return (
    <>
      {templates.length > 0 && (
        <Button kind="quiet" small onClick={() => setOpen('list')}>
          {t('messaging.templates')}
        </Button>
      )}
      {texts.all.trim() !== '' && (
        <Button kind="quiet" small onClick={() => setOpen('keep')}>
          {t('messaging.keepTemplate')}
        </Button>
      )}
      {open === 'list' && <ListDialog templates={templates} onUse={use} onClose={close} />}
      {open === 'keep' && <KeepDialog texts={texts} onClose={close} />}
    </>
  );
}

function ListDialog({
  templates,
  onUse,
  onClose,
}: {
  templates: readonly Template[];
  onUse: (chosen: Template) => void;
  onClose: () => void;
}) {
  const t = useWords();
  const bringBack = useBringBack();
  const { acting, act } = useAct();

  const remove = ({ id, name }: Template) =>
    act(`remove ${id}`, async () => {
      const { undo } = await callApi(removeTemplate, { params: { id } });
      if (templates.length === 1) onClose();
      notify({ tone: 'ok', text: t('messaging.templateDeleted', { name }), undo: () => bringBack(undo) });
    });

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('messaging.templates')}>
      <ul className="attach-list">
        {templates.map((each) => (
          <li key={each.id} className="template-line">
            <Button
              kind="secondary"
              aria-label={t('messaging.useTemplate', { name: each.name })}
              onClick={() => onUse(each)}
            >
              {each.name}
            </Button>
            <p>
              {each.text}
              {each.versions.length > 0 && (
                <small> {each.versions.map(({ language }) => t(`farmers.${language}`)).join(', ')}</small>
              )}
            </p>
            <IconButton
              label={t('messaging.deleteTemplate', { name: each.name })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              disabled={acting !== undefined}
              onClick={() => void remove(each)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function KeepDialog({ texts, onClose }: { texts: Texts; onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent) {
    event.preventDefault();
    // The window stands inside the form of the message.
    event.stopPropagation();
    void send(async () => {
      await callApi(saveTemplate, { body: { name: name.trim(), ...written(texts, {}) } });
      notify({ tone: 'ok', text: t('messaging.templateKept', { name }) });
      onClose();
      await client.invalidateQueries({ queryKey: ['listTemplates'] });
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('messaging.keepTemplate')}>
      <form className="composer-keep" onSubmit={submit}>
        <TextInput
          label={t('messaging.templateName')}
          required
          maxLength={longestTemplateName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormMessage wrong={wrong} />
        <Button type="submit" busy={busy}>
          {t('messaging.keepTemplate')}
        </Button>
      </form>
    </Dialog>
  );
}
