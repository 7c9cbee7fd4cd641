import { useState, type FormEvent, type ReactNode } from 'react';
import { useWords } from '#web/lib/words.ts';
import type { ReferenceColumn } from './api.ts';
import { draftOf } from './readForm.ts';
import './reference.css';

/** Shows the row as it is being written where visitors will see it; nothing for tables that visitors see only worked out. */
export type PreviewRow = (draft: Readonly<Record<string, unknown>>) => ReactNode;

interface FormWithPreviewProps {
  columns: readonly ReferenceColumn[];
  values: Readonly<Record<string, unknown>>;
  preview: PreviewRow | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** The fields, and beside them what visitors will see, at every key. */
export function FormWithPreview({ columns, values, preview, onSubmit, children }: FormWithPreviewProps) {
  const t = useWords();
  const [draft, setDraft] = useState(values);
  if (preview === undefined) return <form className="reference-form" onSubmit={onSubmit}>{children}</form>;
  return (
    <div className="reference-pair">
      <form className="reference-form" onSubmit={onSubmit} onInput={(event) => setDraft(draftOf(new FormData(event.currentTarget), columns))}>
        {children}
      </form>
      <section className="reference-preview" aria-label={t('manage.preview')}>
        <h2>{t('manage.preview')}</h2>
        {preview(draft)}
      </section>
    </div>
  );
}
