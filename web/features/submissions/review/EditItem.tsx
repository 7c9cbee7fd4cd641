import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { editSubmission } from '#contract/submissions/submissions.ts';
import { longestDatasetName } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import type { SubmissionDetail } from '../api.ts';
import { DescriptionField } from '../upload/DescriptionField.tsx';
import { DetailFields } from '../upload/DetailFields.tsx';
import { LicenceField } from '../upload/LicenceField.tsx';
import { readDetails } from '../upload/readFields.ts';
import '../upload/UploadForm.css';

/** Changes what is told about a file of the holding area. */
export default function EditItem({ item, onDone }: { item: SubmissionDetail; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    return send(async () => {
      await callApi(editSubmission, {
        params: { id: item.id },
        body: {
          name: String(form.get('fileName')).trim(),
          description: String(form.get('description')),
          private: form.get('access') !== null,
          details: readDetails(form),
        },
      });
      await refetchChanged(client);
      notify({ tone: 'ok', text: t('submissions.saved') });
      onDone();
    });
  }

  return (
    <form className="upload-form" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('upload.name')}
        name="fileName"
        required
        maxLength={longestDatasetName}
        defaultValue={item.name}
      />
      <DescriptionField defaultValue={item.description} />
      <LicenceField licence={item.details.licence} />
      <Checkbox
        label={t('upload.private')}
        hint={t('upload.privateHint')}
        name="access"
        value="true"
        defaultChecked={item.private}
      />
      <DetailFields details={item.details} />
      <FormMessage wrong={wrong} />
      <div className="upload-acts">
        <Button kind="quiet" onClick={onDone}>
          {t('submissions.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('submissions.save')}
        </Button>
      </div>
    </form>
  );
}
