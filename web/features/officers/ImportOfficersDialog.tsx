import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { largestFarmFileBytes, mostOfficersOfList } from '#contract/limits.ts';
import { importOfficers } from '#contract/officers/officerImport.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayNumber } from '#web/lib/format.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { notify } from '#web/ui/toast/notify.ts';

type Review = Answer<typeof importOfficers>;

/** Officers from a list: first what each row would do, then one act that makes them and invites them. */
export default function ImportOfficersDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<Review>();
  const [invite, setInvite] = useState(true);
  const { wrong, busy, send } = useSend();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (file === undefined) return;
    void send(async () => {
      const query = { fileName: file.name, apply: review !== undefined, invite };
      const answer = await callApi(importOfficers, { query, body: new Uint8Array(await file.arrayBuffer()) });
      if (!answer.applied) return setReview(answer);
      notify({ tone: 'ok', text: t('officers.imported', { count: answer.added, posts: answer.posts }) });
      onClose();
      await client.invalidateQueries({ queryKey: ['findOfficers'] });
    });
  }
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('officers.importTitle')}
      description={t('officers.importLead')}
    >
      <form className="officer-form" onSubmit={submit}>
        <Field
          label={t('officers.file')}
          hint={t('officers.fileHint', { size: saySize(largestFarmFileBytes), count: mostOfficersOfList })}
        >
          {(links) => (
            <input
              type="file"
              className="control"
              required
              accept=".csv,.xlsx,.ods"
              {...links}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setReview(undefined);
              }}
            />
          )}
        </Field>
        <Checkbox
          label={t('officers.invite')}
          hint={t('officers.inviteHint')}
          checked={invite}
          onChange={(event) => setInvite(event.target.checked)}
        />
        {review && <Rows review={review} />}
        <FormEnd
          wrong={wrong}
          busy={busy}
          send={review ? t('officers.importApply', { count: review.added + review.posts }) : t('officers.importCheck')}
          cancel={t('officers.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** What the rows would do; those that cannot be taken, with why. */
function Rows({ review: { rows, added, posts, same, wrong, review } }: { review: Review }) {
  const t = useWords();
  return (
    <>
      <p role="status" className="figures">
        {t('officers.importFound', {
          count: rows,
          added: sayNumber(added),
          posts: sayNumber(posts),
          same: sayNumber(same),
          wrong: sayNumber(wrong),
        })}
      </p>
      <ul className="officer-rows">
        {review
          .filter(({ act }) => act === 'wrong')
          .slice(0, 100)
          .map(({ row, name, problem }) => (
            <li key={row}>
              {t('officers.importRow', { row, name })}
              <span className="officer-more">{problem}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
