import { type ComponentType, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';
import { cellText, type CellFault, type ReferenceColumn } from './api.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { draftOf } from './readForm.ts';
import './reference.css';

/** Shows the row as it is being written where visitors will see it; nothing for tables that visitors see only worked out. */
export type PreviewRow = (draft: Readonly<Record<string, unknown>>) => ReactNode;

/** Helps to write a field that is hard to write by hand; `onWrite` puts a text into the field of a column. */
export type RowAid = ComponentType<{
  draft: Readonly<Record<string, unknown>>;
  onWrite: (column: string, text: string) => void;
}>;

/** The first wrong control, or what is wrong with the row. */
const WRONG = '[aria-invalid], .reference-fault';

interface FormWithPreviewProps {
  columns: readonly ReferenceColumn[];
  values: Readonly<Record<string, unknown>>;
  preview: PreviewRow | undefined;
  aid: RowAid | undefined;
  /** What the last attempt to save found wrong. */
  faults: readonly CellFault[];
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  fields: ReactNode;
  /** Under the fields: why, and what is done. */
  children: ReactNode;
}

/** The fields, and beside them what visitors will see, at every key. The first wrong field is gone to. */
export function FormWithPreview({
  columns,
  values,
  preview,
  aid: Aid,
  faults,
  onSubmit,
  fields,
  children,
}: FormWithPreviewProps) {
  const t = useWords();
  const [draft, setDraft] = useState(values);
  const [isTouched, setTouched] = useState(false);
  const formPart = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.length > 0) formPart.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [faults]);
  function write(column: string, text: string) {
    const field = formPart.current?.elements.namedItem(column);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  // The server says what is wrong with every field at once; the browser would stop at the first, in its own words.
  const form = (
    <form
      ref={formPart}
      className="reference-form"
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => {
        setDraft(draftOf(new FormData(event.currentTarget), columns));
        setTouched(true);
      }}
    >
      {fields}
      {Aid && <Aid draft={draft} onWrite={write} />}
      {children}
      {isTouched && <LeaveGuard />}
      <RowFaults faults={faults.filter(({ column }) => columns.every(({ name }) => name !== column))} />
    </form>
  );
  if (preview === undefined) return form;
  const missing = columns
    .filter(({ name, required }) => required && cellText(draft[name]) === '')
    .map(({ label }) => label);
  return (
    <div className="reference-pair">
      {form}
      <section className="reference-preview" aria-label={t('manage.preview')}>
        <h2>{t('manage.preview')}</h2>
        {missing.length > 0 && <p>{t('manage.missing', { fields: missing.join(', ') })}</p>}
        {preview(draft)}
      </section>
    </div>
  );
}

/** What is wrong with several fields together. */
function RowFaults({ faults }: { faults: readonly CellFault[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className="reference-fault" tabIndex={-1}>
      {faults.map(({ sentence }) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
