import { ChevronDown } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { CellChanges } from '#web/ui/data/CellChanges.tsx';
import type { DatasetDetail, Table } from '../api.ts';
import { ColumnSummary } from './ColumnSummary.tsx';
import './SummaryPart.css';

/** Columns whose summary is in sight; the others fold out. */
const SHOWN = 12;
/** Most columns that are summed up on the page at all. */
const MOST = 120;

/** What each column of a table holds, and what was noticed when the file was read. */
export function SummaryPart({ table: { columns, rows }, notes }: { table: Table; notes: DatasetDetail['notes'] }) {
  const t = useWords();
  const rest = columns.slice(SHOWN, MOST);
  const differing = columns
    .filter(({ changes }) => changes !== undefined && changes.changed + changes.emptied > 0)
    .slice(0, MOST);
  return (
    <div className="dataset-summary">
      <p>{t('datasetParts.summaryLead')}</p>
      <ul className="dataset-summary-columns">
        {columns.slice(0, SHOWN).map((column) => (
          <ColumnSummary key={column.key} column={column} rows={rows} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="dataset-summary-rest">
          <summary>
            <ChevronDown size={18} aria-hidden="true" />
            {t('datasetParts.moreColumns', { count: rest.length })}
          </summary>
          <ul className="dataset-summary-columns">
            {rest.map((column) => (
              <ColumnSummary key={column.key} column={column} rows={rows} />
            ))}
          </ul>
        </details>
      )}
      {columns.length > MOST && <p>{t('datasetParts.tooManyColumns', { shown: MOST, count: columns.length })}</p>}
      {differing.length > 0 && (
        <details className="dataset-summary-rest">
          <summary>
            <ChevronDown size={18} aria-hidden="true" />
            {t('datasetParts.changes')} ({differing.length})
          </summary>
          <CellChanges
            columns={differing}
            words={{
              caption: t('datasetParts.changes'),
              column: t('datasetParts.changesColumn'),
              read: t('datasetParts.changesRead'),
              changed: t('datasetParts.changesChanged'),
              emptied: t('datasetParts.changesEmptied'),
              examples: t('datasetParts.changesExamples'),
              nothing: t('datasetParts.changesNothing'),
            }}
          />
        </details>
      )}
      {notes.length > 0 && (
        <details className="dataset-summary-rest">
          <summary>
            <ChevronDown size={18} aria-hidden="true" />
            {t('datasetParts.notes')} ({notes.length})
          </summary>
          <ul className="dataset-summary-notes">
            {notes.map(({ code, sheet, at, count, found, expected }) => (
              <li key={`${code} ${sheet} ${at}`}>
                <b>{[sheet, at].filter(Boolean).join(' ') || '–'}</b> · {t('datasetParts.noteTimes', { count })}
                <br />
                {t('datasetParts.noteFound', { found, expected })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
