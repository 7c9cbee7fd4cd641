import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { mergeFarmers, previewFarmerMerge } from '#contract/farmerRecord/farmerMerge.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useSend } from '#web/lib/useSend.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { farmerHref } from '../api.ts';
import { AfterMerge } from './AfterMerge.tsx';
import { MergeFields, type MergeChoice } from './MergeFields.tsx';
import '../forms.css';
import './MergeDialog.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['farmerMerge']);

export type MergePreview = Answer<typeof previewFarmerMerge>;

interface MergeDialogProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Entries side by side: what is kept of each field, who is meant, what happens, and one act for it. */
export default function MergeDialog({ ids, onClose, onDone }: MergeDialogProps) {
  const t = useWords();
  const bringBack = useBringBack();
  const client = useQueryClient();
  const [out, setOut] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<Partial<MergeChoice>>({});
  const meant = ids.filter((id) => !out.includes(id));
  // What is meant may change while one looks; an answer that is minutes old would tell of another state.
  const all = useQuery({ ...apiQuery(previewFarmerMerge, { body: { ids: [...ids] } }), staleTime: 0 });
  const some = useQuery({
    ...apiQuery(previewFarmerMerge, { body: { ids: [...meant] } }),
    staleTime: 0,
    enabled: out.length > 0 && meant.length > 1,
  });
  const preview = out.length === 0 ? all.data : some.data;
  const error = all.error ?? some.error;
  const { wrong, busy, send } = useSend();

  const choice = preview && {
    ...preview.usual,
    ...Object.fromEntries(Object.entries(chosen).filter(([, from]) => from === 'all' || meant.includes(from))),
  };
  const merge = () =>
    send(async () => {
      if (!choice) return;
      const { message, id, undo } = await callApi(mergeFarmers, { body: { ids: [...meant], choice } });
      notify({
        tone: 'ok',
        text: message,
        link: { href: farmerHref(id), text: t('farmerMerge.open') },
        undo: () => bringBack(undo),
      });
      onDone();
      // What was previewed is no more; to ask for it again would be refused.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== previewFarmerMerge.name });
    });

  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmerMerge.mergeTitle', { count: meant.length })}
      description={preview && t('farmerMerge.mergeLead', { id: preview.stays })}
      actions={
        <>
          <DialogClose render={<Button kind="quiet">{t('farmerMerge.cancel')}</Button>} />
          <Button busy={busy} disabled={!preview || meant.length < 2} onClick={() => void merge()}>
            {t('farmerMerge.merge')}
          </Button>
        </>
      }
    >
      <div className="cc-form">
        {!all.data && !error && <Skeleton lines={8} />}
        {all.data && (
          <fieldset>
            <legend>{t('farmerMerge.isOne')}</legend>
            {all.data.entries.map((entry) => (
              <Checkbox
                key={entry.id}
                label={`${t('farmerMerge.entry', { id: entry.id })} ${entry.name}`}
                hint={t('farmerMerge.entryMore', sayWeight(entry))}
                checked={!out.includes(entry.id)}
                disabled={ids.length === 2}
                onChange={(event) =>
                  setOut(event.target.checked ? out.filter((id) => id !== entry.id) : [...out, entry.id])
                }
              />
            ))}
          </fieldset>
        )}
        {preview && choice && (
          <>
            <MergeFields
              entries={preview.entries}
              choice={choice}
              onChoose={(field, from) => setChosen({ ...chosen, [field]: from })}
            />
            <AfterMerge after={preview.after} />
          </>
        )}
        <FormMessage wrong={wrong ?? error?.message} />
      </div>
    </Dialog>
  );
}

function sayWeight({ createdAt, updatedAt, visits, farms, messages }: MergePreview['entries'][number]) {
  const day = (instant: string) => sayDay(instant.slice(0, 10), { withYear: true });
  return { entered: day(createdAt), changed: day(updatedAt), visits, farms, messages };
}
