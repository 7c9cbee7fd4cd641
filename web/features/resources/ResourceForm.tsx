import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addResource, editResource } from '#contract/resources/resourceEditing.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { CircleAlert } from 'lucide-react';
import type { EditableResource } from './editingApi.ts';

interface ResourceFormProps {
  /** The resource that is changed; none: one is added. */
  resource?: EditableResource | undefined;
  /** Told once it is saved, or left as it was. */
  onDone: () => void;
}

/** Title, source, description and addresses of a resource. What was typed stays when it is refused. */
export function ResourceForm({ resource, onDone }: ResourceFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const body = {
      title: text('title'),
      subtext: text('subtext'),
      link: text('link'),
      source: text('source'),
      sourcelink: text('sourcelink'),
    };
    return send(async () => {
      if (resource)
        await callApi(editResource, { params: { id: resource.id }, body: { ...body, version: resource.version } });
      else await callApi(addResource, { body });
      notify({
        tone: 'ok',
        text: t(resource ? 'resourceEditing.changed' : 'resourceEditing.added', { title: body.title }),
      });
      form.reset();
      onDone();
      await refetchChanged(client);
    });
  }

  const optional = t('resourceEditing.optional');
  return (
    <form className="resource-form" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('resourceEditing.formTitle')}
        name="title"
        required
        maxLength={200}
        defaultValue={resource?.title}
      />
      <TextInput
        label={t('resourceEditing.formSource')}
        hint={t('resourceEditing.sourceHint')}
        name="source"
        required
        maxLength={120}
        defaultValue={resource?.source}
      />
      <TextArea
        label={t('resourceEditing.formDescription')}
        optional={optional}
        name="subtext"
        limit={600}
        defaultValue={resource?.subtext}
      />
      <TextInput
        label={t('resourceEditing.formLink')}
        hint={t('resourceEditing.linkHint')}
        optional={optional}
        name="link"
        inputMode="url"
        maxLength={2_000}
        defaultValue={resource?.link}
      />
      <TextInput
        label={t('resourceEditing.formSourceLink')}
        optional={optional}
        name="sourcelink"
        inputMode="url"
        maxLength={2_000}
        defaultValue={resource?.sourcelink}
      />
      {wrong !== undefined && (
        <p className="field-error" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {wrong}
        </p>
      )}
      <div className="resource-form-acts">
        <Button type="submit" busy={busy}>
          {t(resource ? 'resourceEditing.save' : 'resourceEditing.add')}
        </Button>
        {resource && (
          <Button kind="quiet" onClick={onDone}>
            {t('resourceEditing.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
