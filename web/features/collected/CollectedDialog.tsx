import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import { largestCollectedBytes } from '#contract/limits.ts';
import { importCollected, listCollectedForms } from '#contract/openData/collected.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { apiQuery } from '#web/lib/query.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useSend } from '#web/lib/useSend.ts';
import { useWords } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import './collected.css';

type Review = Answer<typeof importCollected>;

/** An export of KoboToolbox or ODK: first what each row would become, then one act. */
export default function CollectedDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const client = useQueryClient();
  const { data: forms } = useQuery(apiQuery(listCollectedForms, {}));
  const [form, setForm] = useState('');
  const [file, setFile] = useState<File>();
  const [review, setReview] = useState<Review>();
  /** What columns hold, where it was chosen here. */
  const [columns, setColumns] = useState<Readonly<Record<string, string>>>({});
  const { wrong, busy, send } = useSend();
  const startAnew = () => {
    setReview(undefined);
    setColumns({});
  };

  function bring(apply: boolean) {
    if (file === undefined) return;
    void send(async () => {
      const query = { form, fileName: file.name, apply, columns: JSON.stringify(columns) };
      const answer = await callApi(importCollected, { query, body: new Uint8Array(await file.arrayBuffer()) });
      setReview(answer);
      if (!answer.applied) return;
      notify({ tone: 'ok', text: t('collected.applied', { count: answer.taken }) });
      await refetchChanged(client);
      if (answer.wrong === 0) onClose();
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    bring(review !== undefined && !review.applied && review.taken > 0);
  }
  const questions = forms?.find(({ id }) => id === form)?.questions ?? [];
  const mayApply = review !== undefined && !review.applied && review.taken > 0;
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('collected.title')}
      description={t('collected.lead')}
    >
      <form className="collected" onSubmit={submit}>
        <Select
          label={t('collected.form')}
          required
          empty={t('collected.formEmpty')}
          value={form}
          choices={(forms ?? []).map(({ id, title }) => ({ value: id, text: title }))}
          onChange={(event) => {
            setForm(event.target.value);
            startAnew();
          }}
        />
        <Field label={t('collected.file')} hint={t('collected.fileHint', { size: saySize(largestCollectedBytes) })}>
          {(links) => (
            <input
              type="file"
              className="control"
              required
              accept=".csv,.xlsx,.json,.zip"
              {...links}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                startAnew();
              }}
            />
          )}
        </Field>
        {review && (
          <>
            <Columns
              review={review}
              questions={questions}
              onChoose={(header, question) => {
                setColumns({ ...columns, [header]: question });
                // What was found is out of date: the next press looks again.
                setReview({ ...review, columns: said(review, header, question), taken: 0, applied: false });
              }}
            />
            <Rows review={review} />
          </>
        )}
        <FormEnd
          wrong={wrong}
          busy={busy}
          send={
            mayApply ? t('collected.apply', { count: review.taken }) : t(review ? 'collected.again' : 'collected.check')
          }
          cancel={t('collected.cancel')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function said({ columns }: Review, header: string, question: string): Review['columns'] {
  return columns.map((column) => (column.header === header ? { ...column, question } : column));
}

function Columns({
  review,
  questions,
  onChoose,
}: {
  review: Review;
  questions: Answer<typeof listCollectedForms>[number]['questions'];
  onChoose: (header: string, question: string) => void;
}) {
  const t = useWords();
  return (
    <details className="collected-columns" open={review.taken === 0}>
      <summary>{t('collected.columns')}</summary>
      <p>{t('collected.columnsLead')}</p>
      {review.columns.map(({ header, question, example }) => (
        <Select
          key={header}
          label={t('collected.columnOf', { header, example })}
          empty={t('collected.nothing')}
          value={question}
          choices={questions.map(({ name, label }) => ({ value: name, text: label }))}
          onChange={(event) => onChoose(header, event.target.value)}
        />
      ))}
    </details>
  );
}

/** What became of the rows; the wrong ones each with their sentences. */
function Rows({ review: { rows, taken, there, wrong, photos, review } }: { review: Review }) {
  const t = useWords();
  return (
    <>
      <p role="status" className="figures">
        {t('collected.found', { count: rows, taken, there, wrong })}{' '}
        {photos > 0 && t('collected.photos', { count: photos })}
      </p>
      <ul className="collected-wrong">
        {review
          .filter(({ act }) => act === 'wrong')
          .map(({ row, sentences }) => (
            <li key={row}>
              {t('collected.row', { row })}
              {sentences.map((sentence) => (
                <small key={sentence}>{sentence}</small>
              ))}
            </li>
          ))}
      </ul>
    </>
  );
}
