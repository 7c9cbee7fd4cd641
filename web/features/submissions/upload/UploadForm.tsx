import { useState, type FormEvent, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sendFile, sendFileForm } from '#contract/submissions/submissions.ts';
import { longestDatasetName } from '#contract/limits.ts';
import { licences } from '#engines/catalogue/licences.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useKeptTyping } from '#web/lib/useKeptTyping.ts';
import { useOnline } from '#web/lib/useOnline.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { OfflineNote } from '#web/ui/states/OfflineNote.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { limitsQuery, profileQuery } from '../api.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { DetailFields } from './DetailFields.tsx';
import { FilePicker } from './FilePicker.tsx';
import { LicenceField } from './LicenceField.tsx';
import { nameOfFile, readDetails } from './readFields.ts';
import { UnfinishedFiles } from './UnfinishedFiles.tsx';
import { useSendFile } from '#web/lib/useSendFile.ts';
import './UploadForm.css';

interface UploadFormProps {
  /** The dataset this is to be the next version of. */
  dataset?: { readonly id: string; readonly name: string } | undefined;
  /** Told the id of the item in the holding area. */
  onSent: (id: string) => void;
  /** What stands beside the button to send. */
  beside?: ReactNode;
}

/** Sends a dataset to the holding area: the file goes on its way as soon as it is chosen, the form when it is complete. */
export default function UploadForm(props: UploadFormProps) {
  const { data: profile } = useQuery(profileQuery());
  // Its good defaults are the person's: fields that are drawn once do not take them later.
  return profile ? (
    <Fields {...props} institution={profile.institution} mayClean={profile.isAdmin} />
  ) : (
    <Skeleton lines={10} />
  );
}

function Fields({
  dataset,
  onSent,
  beside,
  institution,
  mayClean,
}: UploadFormProps & { institution: string; mayClean: boolean }) {
  const t = useWords();
  const way = useSendFile();
  const hydrated = useHydrated();
  const online = useOnline();
  const { wrong, busy, send } = useSend();
  const [name, setName] = useState(dataset?.name ?? '');
  const [missing, setMissing] = useState(false);
  const { data: limits } = useQuery(limitsQuery());
  const { form: typed, forget } = useKeptTyping('dataset to send');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const ticked = (field: string) => form.get(field) !== null;
    const body = {
      ...readDetails(form),
      fileName: name.trim(),
      description: String(form.get('description') ?? ''),
      access: ticked('access'),
      ...(ticked('clean') && { clean: true }),
      ...(dataset && { datasetId: dataset.id }),
    };
    setMissing(way.state.step === 'none' || way.state.step === 'refused');
    if (way.state.step === 'none' || way.state.step === 'refused') return undefined;
    return send(
      async () => {
        const uploadId = await way.arrival();
        const item = await callApi(sendFile, { body: { ...body, uploadId } });
        way.forget();
        forget();
        onSent(item.id);
      },
      { leaves: true },
    );
  }

  return (
    <form
      ref={typed}
      className="upload-form"
      method="post"
      encType="multipart/form-data"
      action={addressOf(sendFileForm, {})}
      onSubmit={(event) => void submit(event)}
    >
      {dataset && <p className="upload-next">{t('upload.nextVersion', { name: dataset.name })}</p>}
      <FilePicker
        way={way}
        limits={limits}
        missing={missing}
        onChosen={(file) => setName((typed) => typed || nameOfFile(file.name))}
      />
      <UnfinishedFiles way={way} onTaken={(fileName) => setName((typed) => typed || nameOfFile(fileName))} />
      <TextInput
        label={t('upload.name')}
        hint={t('upload.nameHint')}
        name="fileName"
        required
        maxLength={longestDatasetName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <DescriptionField />
      <LicenceField licence={licences[0]?.id} />
      <Checkbox label={t('upload.private')} hint={t('upload.privateHint')} name="access" value="true" />
      {mayClean && (
        <Checkbox
          label={t('upload.clean')}
          hint={t('upload.cleanHint')}
          name="clean"
          value="true"
          disabled={!hydrated}
        />
      )}
      <details className="upload-more">
        <summary>{t('upload.more')}</summary>
        <DetailFields details={{ institution, updateFrequency: 'Once' }} />
      </details>
      {dataset && <input type="hidden" name="datasetId" value={dataset.id} />}
      {!online && <OfflineNote>{t('upload.offline')}</OfflineNote>}
      <FormMessage
        wrong={wrong || undefined}
        said={busy && way.state.step !== 'arrived' ? t('upload.waitsForFile') : undefined}
      />
      <div className="upload-acts">
        {beside}
        <Button type="submit" busy={busy}>
          {t('upload.send')}
        </Button>
      </div>
    </form>
  );
}
