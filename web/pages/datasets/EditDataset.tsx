import { useQueryClient } from '@tanstack/react-query';
import { editDataset } from '#contract/catalogue/datasetEditing.ts';
import { longestDatasetName } from '#contract/limits.ts';
import type { DatasetDetail } from '#web/features/catalogue/api.ts';
import { DescriptionField } from '#web/features/submissions/upload/DescriptionField.tsx';
import { DetailFields } from '#web/features/submissions/upload/DetailFields.tsx';
import { LicenceField } from '#web/features/submissions/upload/LicenceField.tsx';
import { readDetails } from '#web/features/submissions/upload/readFields.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';

/** Changes what is said of a dataset; its rows stay as they are. */
export function EditDataset({ detail, onDone }: { detail: DatasetDetail; onDone: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { wrong, busy, send } = useSend();
  const { dataset, source, contact, updateFrequency } = detail;
  const { id, name, description, licence, topic, institution, regions, tags, asksSignIn, coversFrom, coversTo } =
    dataset;

  const save = (form: FormData) =>
    send(async () => {
      await callApi(editDataset, {
        params: { id },
        body: {
          name: String(form.get('name')).trim(),
          description: String(form.get('description')).trim(),
          private: form.has('private'),
          ...readDetails(form),
        },
      });
      notify({ text: t('keeping.saved'), tone: 'ok' });
      await refetchChanged(client);
      onDone();
    });

  return (
    <form
      className="keep-edit"
      aria-label={t('keeping.edit')}
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <TextInput label={t('keeping.name')} name="name" required maxLength={longestDatasetName} defaultValue={name} />
      <DescriptionField defaultValue={description} />
      <Checkbox
        label={t('keeping.private')}
        hint={t('keeping.privateHint')}
        name="private"
        defaultChecked={dataset.private}
      />
      <LicenceField licence={licence.id === '' || licence.id === 'other' ? licence.name : licence.id} />
      <DetailFields
        details={{
          topic,
          institution,
          source,
          contact,
          updateFrequency,
          regions,
          tags,
          asksSignIn,
          coversFrom: coversFrom ?? '',
          coversTo: coversTo ?? '',
        }}
      />
      <FormMessage wrong={wrong} />
      <div className="keep-acts">
        <Button type="submit" busy={busy}>
          {t('keeping.save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('keeping.cancel')}
        </Button>
      </div>
    </form>
  );
}
