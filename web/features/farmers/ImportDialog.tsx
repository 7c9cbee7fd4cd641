import { useState, type ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { downloadFarmerTemplate, importFarmers } from '#contract/farmerImport.ts';
import { largestFarmerListBytes } from '#contract/limits.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormMessage } from '#web/ui/FormMessage.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Loader } from '#web/ui/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { ImportReport } from './ImportReport.tsx';
import { PlaceField, type ChosenPlace } from './PlaceField.tsx';
import './forms.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['farmerImport']);

type Report = Answer<typeof importFarmers>;

interface Asked {
  readonly file: File;
  readonly duplicates: 'update' | 'skip';
  /** What columns hold, by their headers, where it was said; empty: nothing that is used. */
  readonly columns: Readonly<Record<string, string>>;
  readonly place: ChosenPlace | null;
}

/** A list of farmers from a file: what would happen first, what its columns hold, then one act for all of it. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [place, setPlace] = useState<ChosenPlace | null>(null);
  const [report, setReport] = useState<Report>();
  const { wrong, busy, send } = useSend();

  const run = (next: Asked, apply: boolean) =>
    send(async () => {
      setAsked(next);
      const { file, duplicates, columns } = next;
      const answer = await callApi(importFarmers, {
        query: {
          fileName: file.name,
          apply,
          duplicates,
          ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
          ...(next.place && { addressId: next.place.id }),
        },
        body: new Uint8Array(await file.arrayBuffer()),
      });
      if (!answer.applied) return setReport(answer);
      notify({ tone: 'ok', text: answer.message, atLeastMs: 2000 });
      onClose();
      await client.invalidateQueries();
    });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it was mended.
    event.target.value = '';
    setReport(undefined);
    if (file) void run({ file, duplicates: asked?.duplicates ?? 'update', columns: {}, place }, false);
  }

  function locate(chosen: ChosenPlace | null) {
    setPlace(chosen);
    if (asked) void run({ ...asked, place: chosen }, false);
  }

  const toApply = report === undefined ? 0 : report.added + report.updated;
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmerImport.title')}
      description={t('farmerImport.lead')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('farmerImport.cancel')}
          </Button>
          <Button disabled={toApply === 0} busy={busy && report !== undefined} onClick={() => asked && void run(asked, true)}>
            {report === undefined ? t('farmerImport.title') : t('farmerImport.apply', { count: toApply })}
          </Button>
        </>
      }
    >
      <div className="cc-form">
        <p>
          <Button kind="secondary" small href={addressOf(downloadFarmerTemplate, {})} download icon={<Download size={16} aria-hidden="true" />}>
            {t('farmerImport.template')}
          </Button>
        </p>
        <div className="cc-form-pair">
          <Field label={t('farmerImport.file')} hint={asked?.file.name ?? t('farmerImport.fileHint', { size: saySize(largestFarmerListBytes) })}>
            {(links) => <input type="file" className="control" accept=".csv,.xlsx,.txt" {...links} onChange={choose} />}
          </Field>
          <PlaceField label={t('farmerImport.place')} hint={t('farmerImport.placeHint')} value={place} onChange={locate} />
        </div>
        {asked && (
          <Select
            label={t('farmerImport.duplicates')}
            value={asked.duplicates}
            choices={(['update', 'skip'] as const).map((value) => ({ value, text: t(`farmerImport.${value}`) }))}
            onChange={(event) => void run({ ...asked, duplicates: event.target.value === 'skip' ? 'skip' : 'update' }, false)}
          />
        )}
        <FormMessage wrong={wrong} />
        {busy && !report && <Loader text={t('farmerImport.reading')} />}
        {report && asked && (
          <ImportReport report={report} onRead={(header, as) => void run({ ...asked, columns: { ...asked.columns, [header]: as ?? '' } }, false)} />
        )}
      </div>
    </Dialog>
  );
}
