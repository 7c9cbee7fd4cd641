import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Upload } from 'lucide-react';
import { addFile } from '#contract/files/files.ts';
import { longestFileTitle } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { type FileState, useSendFile } from '#web/lib/useSendFile.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Spinner } from '#web/ui/states/Spinner.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import type { FileList, View } from './api.ts';

/** How long the check mark stands (C §4). */
const CHECK_MARK_MS = 2_000;

interface AddFileProps {
  readonly view: View;
  readonly room: Pick<FileList, 'usedBytes' | 'mostBytes' | 'largestFileBytes'>;
}

/** Adds a file to the part of the library that is shown: a spinner while it is on its way, then a check mark for two seconds. */
export function AddFile({ view, room }: AddFileProps) {
  const t = useWords();
  const [round, setRound] = useState(0);
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    if (added === undefined) return undefined;
    const timer = setTimeout(() => setAdded(undefined), CHECK_MARK_MS);
    return () => clearTimeout(timer);
  }, [added]);
  return (
    <section className="file-add" aria-label={t(view === 'public' ? 'files.addPublic' : 'files.addPrivate')}>
      <h2>{t(view === 'public' ? 'files.addPublic' : 'files.addPrivate')}</h2>
      <AddForm
        key={round}
        view={view}
        room={room}
        onAdded={(name) => {
          setAdded(name);
          setRound(round + 1);
        }}
      />
      <p className="file-added" role="status">
        {added !== undefined && (
          <>
            <CircleCheck size={22} aria-hidden="true" />
            {t('files.added', { name: added })}
          </>
        )}
      </p>
    </section>
  );
}

function AddForm({ view, room, onAdded }: AddFileProps & { onAdded: (name: string) => void }) {
  const t = useWords();
  const client = useQueryClient();
  const way = useSendFile();
  const { wrong, busy, send } = useSend();
  const [name, setName] = useState('');
  const [told, setTold] = useState<{ readonly file?: string; readonly name?: string }>({});
  const left = Math.max(0, room.mostBytes - room.usedBytes);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    const said = { name: file.name, size: saySize(file.size) };
    const wrong =
      file.size > room.largestFileBytes
        ? t('files.tooLarge', { ...said, most: saySize(room.largestFileBytes) })
        : file.size > left
          ? t('files.noRoom', { ...said, left: saySize(left) })
          : undefined;
    setTold({ ...(wrong !== undefined && { file: wrong }) });
    // The one chosen before is not what is meant any more.
    if (wrong !== undefined) return way.cancel();
    setName((typed) => typed || nameOf(file.name));
    way.send(file);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const noFile = way.state.step === 'none' || way.state.step === 'refused';
    const wrongs = {
      ...(noFile && { file: told.file ?? t('files.choose') }),
      ...(name.trim() === '' && { name: t('files.nameEmpty') }),
    };
    setTold(wrongs);
    if (Object.keys(wrongs).length > 0) return undefined;
    return send(async () => {
      const uploadId = await way.arrival();
      const added = await callApi(addFile, { body: { uploadId, name: name.trim(), public: view === 'public' } });
      way.forget();
      await client.invalidateQueries({ queryKey: ['listFiles'] });
      onAdded(added.name);
    });
  }

  return (
    <form className="file-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="file-lead">
        {t('files.addLead', { most: saySize(room.largestFileBytes), left: saySize(left) })}{' '}
        {view === 'public' && t('files.publicLead')}
      </p>
      <Field label={t('files.file')} error={way.state.step === 'refused' ? way.state.wrong : told.file}>
        {(links) => <input className="control file-input" type="file" onChange={choose} {...links} />}
      </Field>
      <TextInput
        label={t('files.name')}
        hint={t('files.nameHint')}
        error={told.name}
        maxLength={longestFileTitle}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={busy} icon={<Upload size={18} aria-hidden="true" />}>
        {t('files.add')}
      </Button>
      <OnItsWay state={way.state} isAdding={busy} onStop={way.cancel} />
      <FormMessage wrong={wrong} />
    </form>
  );
}

/** How far the file has come; it goes on its way as soon as it is chosen. */
function OnItsWay({ state, isAdding, onStop }: { state: FileState; isAdding: boolean; onStop: () => void }) {
  const t = useWords();
  if (state.step === 'none' || state.step === 'refused') return null;
  const { name, size } = state.file;
  const sent = state.step === 'arrived' ? size : state.sent;
  if (state.step === 'arrived' && !isAdding) return null;
  return (
    <div className="file-way">
      <Spinner />
      <p role="status">
        {state.step === 'arrived'
          ? t('files.reading', { name })
          : t(`files.${state.step}`, { name, sent: saySize(sent), size: saySize(size) })}
      </p>
      {state.step !== 'arrived' && (
        <>
          <progress max={1} value={size === 0 ? 1 : sent / size} aria-label={t('files.progress', { name })} />
          <Button kind="quiet" small onClick={onStop}>
            {t('files.stop')}
          </Button>
        </>
      )}
    </div>
  );
}

/** "fall_armyworm-2026.mp3" is "fall armyworm 2026". */
function nameOf(fileName: string): string {
  return fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim()
    .slice(0, longestFileTitle);
}
