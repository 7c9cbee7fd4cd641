import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import {
  addReferenceRow,
  editReferenceRow,
  removeReferenceRow,
  resetReferenceRow,
  restoreReferenceRow,
} from '#contract/reference/reference.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { type ListChoice, rowHref, rowQuery, rowsQuery, tableHref } from './api.ts';
import { FormWithPreview, type PreviewRow, type RowAid } from './FormWithPreview.tsx';
import { readForm } from './readForm.ts';
import { RowFields } from './RowFields.tsx';
import { RowHistory } from './RowHistory.tsx';
import { useRowWrite } from './useRowWrite.ts';
import './reference.css';

const first: ListChoice = { q: '', state: undefined, sort: undefined, page: 1 };

interface RowFormProps {
  table: string;
  rowKey: string;
  preview?: PreviewRow | undefined;
  aid?: RowAid | undefined;
}

/** One row: its fields beside how visitors will see it, back to default, taking it out, and its history. `key` "new" adds one. */
export function ReferenceRowForm({ rowKey, ...props }: RowFormProps) {
  return rowKey === 'new' ? <NewRow {...props} /> : <ExistingRow rowKey={rowKey} {...props} />;
}

function NewRow({ table, preview, aid }: Omit<RowFormProps, 'rowKey'>) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: list, error } = useQuery(rowsQuery(table, first));
  const { faults, busy, write } = useRowWrite(table);
  if (error) return <ErrorState>{error.message}</ErrorState>;
  if (!list) return <Skeleton lines={8} />;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = readForm(form, list?.columns ?? [], (reason) => t('manage.badJson', { reason }));
    const key = await write(
      () =>
        callApi(addReferenceRow, {
          params: { table },
          body: { values: read.values, why: String(form.get('why') ?? '') },
        }).then(read.explain),
      t('manage.added'),
    );
    if (key !== null) navigate(rowHref(table, key));
  }

  return (
    <FormWithPreview
      columns={list.columns}
      values={{}}
      preview={preview}
      aid={aid}
      faults={faults}
      onSubmit={(event) => void submit(event)}
      fields={
        <RowFields
          columns={list.columns}
          values={{}}
          shipped={null}
          faults={faults}
          keyFixed={false}
          hasAid={aid !== undefined}
        />
      }
    >
      <TextInput label={t('manage.why')} hint={t('manage.whyHint')} name="why" maxLength={500} />
      <div className="reference-acts">
        <Button type="submit" busy={busy}>
          {t('manage.addRow')}
        </Button>
      </div>
    </FormWithPreview>
  );
}

function ExistingRow({ table, rowKey, preview, aid }: RowFormProps) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data: detail, error, refetch } = useQuery(rowQuery(table, rowKey));
  const { faults, busy, write } = useRowWrite(table, rowKey);
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!detail) return <Skeleton lines={8} />;
  const { row, columns, shipped, history } = detail;
  const params = { table, key: rowKey };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = readForm(form, columns, (reason) => t('manage.badJson', { reason }));
    await write(
      () =>
        callApi(editReferenceRow, {
          params,
          body: { values: read.values, version: row.version, why: String(form.get('why') ?? '') },
        }).then(read.explain),
      t('manage.saved'),
    );
  }

  const restore = (change: number, done: string) =>
    void write(() => callApi(restoreReferenceRow, { params: { ...params, change } }), done);

  return (
    <>
      {/* A new version of the row starts with its own values in the fields. */}
      <FormWithPreview
        key={row.version}
        columns={columns}
        values={row.values}
        preview={preview}
        aid={aid}
        faults={faults}
        onSubmit={(event) => void submit(event)}
        fields={
          <RowFields
            columns={columns}
            values={row.values}
            shipped={shipped}
            faults={faults}
            keyFixed
            hasAid={aid !== undefined}
          />
        }
      >
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
      </FormWithPreview>
      <RowHistory history={history} columns={columns} onRestore={(change) => restore(change, t('manage.restored'))} />
    </>
  );
}
