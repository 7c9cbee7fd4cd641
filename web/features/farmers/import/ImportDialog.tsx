import { useState, type ChangeEvent, type MouseEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import {
  applyFarmerImport,
  cancelFarmerImport,
  checkFarmerImportAgain,
  downloadFarmerTemplate,
  importFarmers,
} from '#contract/farmers/farmerImport.ts';
import { largestFarmerListBytes } from '#contract/limits.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { importQuery, isUnderWay, useImport, type FarmerImport } from './importQuery.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { PlaceField, type ChosenPlace } from '../record/PlaceField.tsx';
import '../forms.css';

// It is fetched when it is shown, and brings its words along.
await loadWords(['farmerImport']);

type Order = Pick<FarmerImport, 'duplicates' | 'columns' | 'sharedNumbers' | 'consentWords'> & {
  readonly addressId: string | null;
};

/**
 * A list of farmers from a file: what would happen first, what its columns hold, then one act for all of it. The server
 * goes through the rows; the window may be closed, and opened again, meanwhile.
 */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [chosenPlace, setChosenPlace] = useState<ChosenPlace | null>(null);
  const [hasFile, setHasFile] = useState(false);
  const { wrong, busy, send } = useSend();
  const current = useImport();
  const underWay = isUnderWay(current);
  const place = current ? current.address : chosenPlace;
  const order: Order = {
    duplicates: current?.duplicates ?? 'update',
    columns: current?.columns ?? {},
    // A couple with one phone is two farmers, unless the officer says otherwise.
    sharedNumbers: current?.sharedNumbers ?? 'apart',
    consentWords: current?.consentWords ?? {},
    addressId: place?.id ?? null,
  };

  const show = (next: FarmerImport | null) => client.setQueryData(importQuery.queryKey, { current: next });
  const again = (next: Partial<Order>) =>
    send(async () => {
      if (current)
        show(await callApi(checkFarmerImportAgain, { params: { id: current.id }, body: { ...order, ...next } }));
    });
  const apply = () =>
    send(async () => {
      if (current) show(await callApi(applyFarmerImport, { params: { id: current.id } }));
    });
  const letGo = () =>
    send(async () => {
      if (current) await callApi(cancelFarmerImport, { params: { id: current.id } });
      show(null);
      onClose();
    });

  const isApplied = current?.state === 'applied';

  /** The same file can be chosen again after it was mended. */
  function forget({ currentTarget }: MouseEvent<HTMLInputElement>) {
    currentTarget.value = '';
    setHasFile(false);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    setHasFile(file !== undefined);
    if (!file) return;
    void send(async () => {
      show(null);
      const query = {
        fileName: file.name,
        duplicates: order.duplicates,
        sharedNumbers: order.sharedNumbers,
        ...(order.addressId !== null && { addressId: order.addressId }),
      };
      show(await callApi(importFarmers, { query, body: new Uint8Array(await file.arrayBuffer()) }));
    });
  }

  function locate(chosen: ChosenPlace | null) {
    setChosenPlace(chosen);
    void again({ addressId: chosen?.id ?? null });
  }

  const report = current?.report ?? null;
  const toApply = report === null || isApplied ? 0 : report.added + report.updated;
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('farmerImport.title')}
      description={t(underWay ? 'farmerImport.leave' : isApplied ? 'farmerImport.doneLead' : 'farmerImport.lead')}
      actions={
        isApplied ? (
          <Button busy={busy} onClick={() => void letGo()}>
            {t('farmerImport.done')}
          </Button>
        ) : (
          <>
            <Button kind="quiet" disabled={current?.state === 'applying'} onClick={() => void letGo()}>
              {t('farmerImport.cancel')}
            </Button>
            <Button disabled={toApply === 0 || underWay} busy={busy && report !== null} onClick={() => void apply()}>
              {report === null ? t('farmerImport.title') : t('farmerImport.apply', { count: toApply })}
            </Button>
          </>
        )
      }
    >
      <div className="cc-form">
        {!isApplied && current?.state !== 'applying' && (
          <>
            <p>
              <Button
                kind="secondary"
                small
                href={addressOf(downloadFarmerTemplate, {})}
                download
                icon={<Download size={16} aria-hidden="true" />}
              >
                {t('farmerImport.template')}
              </Button>
            </p>
            <div className="cc-form-pair">
              <Field
                label={t('farmerImport.file')}
                hint={
                  current !== null && !hasFile
                    ? current.fileName
                    : t('farmerImport.fileHint', { size: saySize(largestFarmerListBytes) })
                }
              >
                {(links) => (
                  <input
                    type="file"
                    className="control"
                    accept=".csv,.xlsx,.txt"
                    {...links}
                    onClick={forget}
                    onChange={choose}
                  />
                )}
              </Field>
              <PlaceField
                label={t('farmerImport.place')}
                hint={t('farmerImport.placeHint')}
                value={place}
                onChange={locate}
              />
            </div>
            {current && (
              <Select
                label={t('farmerImport.sharedNumbers')}
                value={current.sharedNumbers}
                disabled={underWay}
                choices={[
                  { value: 'apart', text: t('farmerImport.sharedApart') },
                  { value: 'same', text: t('farmerImport.sharedSame') },
                ]}
                onChange={(event) => void again({ sharedNumbers: event.target.value === 'same' ? 'same' : 'apart' })}
              />
            )}
            {current && (
              <Select
                label={t('farmerImport.duplicates')}
                value={current.duplicates}
                disabled={underWay}
                choices={(['update', 'skip'] as const).map((value) => ({ value, text: t(`farmerImport.${value}`) }))}
                onChange={(event) => void again({ duplicates: event.target.value === 'skip' ? 'skip' : 'update' })}
              />
            )}
          </>
        )}
        <FormMessage wrong={wrong ?? (current?.mistake === '' ? undefined : current?.mistake)} />
        {busy && !current && <Loader text={t('farmerImport.reading')} />}
        {current && underWay && <ImportProgress current={current} />}
        {current && report && !underWay && (
          <ImportReport
            importId={current.id}
            report={report}
            onMean={(said, means) =>
              void again({ consentWords: { ...current.consentWords, [said.toLowerCase()]: means } })
            }
            onRead={(header, as) => void again({ columns: { ...current.columns, [header]: as ?? '' } })}
          />
        )}
      </div>
    </Dialog>
  );
}
