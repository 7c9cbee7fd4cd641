import { useState } from 'react';
import { FilePlus, Pencil, Trash2 } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { editDataset, removeDataset, restoreDatasetVersion } from '#contract/catalogue/datasetEditing.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import { DATASETS } from '#web/features/catalogue/address.ts';
import { versionQuery, type Column, type DatasetDetail } from '#web/features/catalogue/api.ts';
import { nextVersionHref } from '#web/features/submissions/addresses.ts';
import { Dictionary } from '#web/features/submissions/review/Dictionary.tsx';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import { AccessQuestions } from './AccessQuestions.tsx';
import { EditDataset } from './EditDataset.tsx';
import './KeepDataset.css';

/** What the owner and data administrators do with a dataset: answer who asks, edit, publish again, delete. */
export default function KeepDataset({ detail }: { detail: DatasetDetail }) {
  const t = useWords();
  const bringBack = useBringBack();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { acting, act } = useAct();
  const [editing, setEditing] = useState(false);
  const { dataset, versions } = detail;
  const { id, name } = dataset;
  // What anybody may know of a private dataset is without its tables: its keeper asks for them.
  const own = useQuery({ ...versionQuery(dataset.slug, dataset.version), enabled: dataset.private });
  const tables = dataset.private ? (own.data?.tables ?? []) : detail.tables;
  const told = tables.flatMap(({ columns }) => columns.flatMap(toldOf));
  const earlier = versions.filter(({ number }) => number !== dataset.version);

  const remove = () =>
    act(
      'remove',
      async () => {
        const { message, undo } = await callApi(removeDataset, { params: { id } });
        // What is on this page would be asked for in vain.
        await client.invalidateQueries({ refetchType: 'none' });
        navigate(DATASETS);
        notify({ text: message, undo: () => bringBack(undo) });
      },
      { leaves: true },
    );
  const restore = (number: number) =>
    act(`restore ${number}`, async () => {
      await callApi(restoreDatasetVersion, { params: { id, number } });
      notify({ text: t('keeping.restored', { number }), tone: 'ok' });
    });

  const saveDictionary = async (dictionary: ColumnMeaning[]): Promise<void> => {
    await callApi(editDataset, {
      params: { id },
      body: { dictionary: dictionary.map((entry) => ({ ...entry, codes: [...entry.codes] })) },
    });
    await refetchChanged(client);
  };

  return (
    <div className="keep">
      <Dictionary
        columns={tables.flatMap(({ columns }) => columns)}
        dictionary={told}
        mayEdit
        onSave={saveDictionary}
      />
      {dataset.private && <AccessQuestions datasetId={id} />}
      <div className="keep-acts">
        <Button
          kind="secondary"
          icon={<Pencil size={18} aria-hidden="true" />}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          {t('keeping.edit')}
        </Button>
        <Button kind="secondary" icon={<FilePlus size={18} aria-hidden="true" />} href={nextVersionHref(id)}>
          {t('keeping.nextVersion')}
        </Button>
        <Dialog
          title={t('keeping.removeTitle', { name })}
          description={t('keeping.removeText')}
          trigger={
            <Button kind="quiet" busy={acting === 'remove'} icon={<Trash2 size={18} aria-hidden="true" />}>
              {t('keeping.remove')}
            </Button>
          }
          actions={
            <>
              <DialogClose render={<Button kind="quiet">{t('keeping.cancel')}</Button>} />
              <DialogClose
                render={
                  <Button kind="danger" onClick={() => void remove()}>
                    {t('keeping.ok')}
                  </Button>
                }
              />
            </>
          }
        />
      </div>
      {editing && <EditDataset detail={detail} onDone={() => setEditing(false)} />}
      {earlier.length > 0 && (
        <div className="keep-versions">
          <h3>{t('keeping.restoreTitle')}</h3>
          <p>{t('keeping.restoreText')}</p>
          <p className="keep-acts">
            {earlier.map(({ number }) => (
              <Button
                key={number}
                small
                kind="secondary"
                busy={acting === `restore ${number}`}
                onClick={() => void restore(number)}
              >
                {t('keeping.restore', { number })}
              </Button>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}

/** What the dictionary says of a column, if anything. */
function toldOf({ name, label = '', meaning = '', unit, codes = [] }: Column): ColumnMeaning[] {
  return label === '' && meaning === '' && codes.length === 0 ? [] : [{ column: name, label, meaning, unit, codes }];
}
