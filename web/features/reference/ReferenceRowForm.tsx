import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import {
  addReferenceRow,
  editReferenceRow,
  removeReferenceRow,
  resetReferenceRow,
  restoreReferenceRow,
} from '#contract/reference.ts';
import { callApi } from '#web/lib/callApi.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type CellFault, type ListChoice, rowHref, rowQuery, rowsQuery, tableHref } from './api.ts';
import { readForm } from './readForm.ts';
import { RowFields } from './RowFields.tsx';
import { RowHistory } from './RowHistory.tsx';
import './reference.css';

const first: ListChoice = { q: '', state: undefined, sort: undefined, page: 1 };

/** One row: its fields, back to default, taking it out, and its history. `key` "new" adds one. */
export function ReferenceRowForm({ table, rowKey }: { table: string; rowKey: string }) {
  return rowKey === 'new' ? <NewRow table={table} /> : <ExistingRow table={table} rowKey={rowKey} />;
}

type Write = () => Promise<{ row: { key: string } | null; faults: readonly CellFault[] }>;

/** Runs a change: shows faults at their fields, says what was done, and reads everything again. */
function useWrite() {
  const t = useWords();
  const client = useQueryClient();
  const [faults, setFaults] = useState<readonly CellFault[]>([]);
  const [busy, setBusy] = useState(false);

  async function write(act: Write, done: string, undo?: () => void): Promise<string | null> {
    setBusy(true);
    try {
      const answer = await act();
      setFaults(answer.faults);
      if (answer.faults.length > 0) {
        notify({ tone: 'alert', text: t('manage.faults', { count: answer.faults.length }) });
        return null;
      }
      notify({ tone: 'ok', text: done, undo });
      await client.invalidateQueries();
      return answer.row?.key ?? null;
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { faults, setFaults, busy, write };
}

function NewRow({ table }: { table: string }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: list, error } = useQuery(rowsQuery(table, first));
  const { faults, setFaults, busy, write } = useWrite();
  if (error) return <ErrorState>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = readForm(form, list?.columns ?? [], (reason) => t('manage.badJson', { reason }));
    if (read.faults.length > 0) return setFaults(read.faults);
    const key = await write(
      () => callApi(addReferenceRow, { params: { table }, body: { values: read.values, why: String(form.get('why') ?? '') } }),
      t('manage.added'),
    );
    if (key !== null) navigate(rowHref(table, key));
  }

  return (
    <form className="reference-form" onSubmit={(event) => void submit(event)}>
      <RowFields columns={list.columns} values={{}} shipped={null} faults={faults} keyFixed={false} />
      <TextInput label={t('manage.why')} hint={t('manage.whyHint')} name="why" maxLength={500} />
      <div className="reference-acts">
        <Button type="submit" busy={busy}>
          {t('manage.addRow')}
        </Button>
      </div>
    </form>
  );
}

function ExistingRow({ table, rowKey }: { table: string; rowKey: string }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: detail, error, refetch } = useQuery(rowQuery(table, rowKey));
  const { faults, setFaults, busy, write } = useWrite();
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!detail) return <Skeleton lines={8} />;
  const { row, columns, shipped, history } = detail;
  const params = { table, key: rowKey };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = readForm(form, columns, (reason) => t('manage.badJson', { reason }));
    if (read.faults.length > 0) return setFaults(read.faults);
    await write(
      () =>
        callApi(editReferenceRow, {
          params,
          body: { values: read.values, version: row.version, why: String(form.get('why') ?? '') },
        }),
      t('manage.saved'),
    );
  }

  const restore = (change: number, done: string) =>
    void write(() => callApi(restoreReferenceRow, { params: { ...params, change } }), done);

  return (
    <>
      {/* A new version of the row starts with its own values in the fields. */}
      <form key={row.version} className="reference-form" onSubmit={(event) => void submit(event)}>
        <RowFields columns={columns} values={row.values} shipped={shipped} faults={faults} keyFixed />
        <TextInput label={t('manage.why')} hint={t('manage.whyHint')} name="why" maxLength={500} />
        <div className="reference-acts">
          <Button type="submit" busy={busy}>
            {t('manage.save')}
          </Button>
          {shipped !== null && row.state !== 'shipped' && (
            <Button
              kind="secondary"
              onClick={() => void write(() => callApi(resetReferenceRow, { params }), t('manage.backDone'))}
            >
              {t('manage.back')}
            </Button>
          )}
          {row.state !== 'removed' && (
            <Button
              kind="quiet"
              className="reference-acts-apart"
              onClick={() =>
                void write(() => callApi(removeReferenceRow, { params }), t('manage.removed')).then(
                  (key) => key !== null && navigate(tableHref(table, { state: 'removed' })),
                )
              }
            >
              {t('manage.remove')}
            </Button>
          )}
        </div>
      </form>
      <RowHistory history={history} columns={columns} onRestore={(change) => restore(change, t('manage.restored'))} />
    </>
  );
}
