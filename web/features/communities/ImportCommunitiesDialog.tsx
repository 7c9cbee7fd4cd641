import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { importCommunities } from '#contract/communities/communityImport.ts';
import { largestFarmFileBytes } from '#contract/limits.ts';
import { listOf } from '#engines/farms/fileProperties.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';

type Review = Answer<typeof importCommunities>;

/** Communities from a file: first what each row would do, then one act for those chosen. */
export default function ImportCommunitiesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<Review>();
  /** Rows that sound like one there is, and were ticked off. */
  const [without, setWithout] = useState<readonly number[]>([]);
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const source = String(new FormData(event.currentTarget).get('source') ?? '').trim();
    const apply = review !== undefined;
    if (file === undefined) return;
    void send(async () => {
      const query = { fileName: file.name, source, apply, ...(without.length > 0 && { without: listOf(without) }) };
      const answer = await callApi(importCommunities, { query, body: new Uint8Array(await file.arrayBuffer()) });
      if (!answer.applied) return setReview(answer);
      notify({ tone: 'ok', text: t('communities.imported', { count: answer.added }) });
      onClose();
      await refetchChanged(client);
    });
  }
  const count = (review?.added ?? 0) - without.length;
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('communities.importTitle')}
      description={t('communities.importLead')}
    >
      <form className="communities" onSubmit={submit}>
        <Field label={t('communities.file')} hint={t('communities.fileHint', { size: saySize(largestFarmFileBytes) })}>
          {(links) => (
            <input
              type="file"
              className="control"
              required
              accept=".csv,.xlsx,.ods,.geojson,.json,.kml,.kmz,.zip"
              {...links}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setReview(undefined);
                setWithout([]);
              }}
            />
          )}
        </Field>
        <TextInput
          label={t('communities.source')}
          hint={t('communities.sourceHint')}
          name="source"
          required
          maxLength={200}
        />
        {review && <Rows review={review} without={without} onWithout={setWithout} />}
        <FormEnd
          wrong={wrong}
          busy={busy}
          send={review ? t('communities.importApply', { count }) : t('communities.importCheck')}
          cancel={t('communities.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** What the rows would do, those to look at first. */
function Rows({
  review,
  without,
  onWithout,
}: {
  review: Review;
  without: readonly number[];
  onWithout: (rows: readonly number[]) => void;
}) {
  const t = useWords();
  const { rows, added, same, wrong } = review;
  return (
    <>
      <p role="status" className="figures">
        {t('communities.importFound', { count: rows, added, same, wrong })}
      </p>
      <ul className="communities-alike">
        {review.review
          .filter(({ act }) => act === 'wrong' || act === 'alike')
          .map(({ row, name, act, there, problem, district }) => (
            <li key={row}>
              {act === 'wrong' ? (
                <span>
                  {t('communities.importRow', { row, name })}
                  <small>{problem}</small>
                </span>
              ) : (
                <Checkbox
                  label={t('communities.importRow', { row, name })}
                  hint={t('communities.importAlike', { there, district })}
                  checked={!without.includes(row)}
                  onChange={(event) =>
                    onWithout(event.target.checked ? without.filter((each) => each !== row) : [...without, row])
                  }
                />
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
