import { sayNumber } from '#web/lib/format.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { CellChanges } from '#web/ui/data/CellChanges.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import type { SubmissionTable } from '../api.ts';

type Column = SubmissionTable['columns'][number];

const typeWords = {
  whole: 'submissions.typeWhole',
  decimal: 'submissions.typeDecimal',
  text: 'submissions.typeText',
  date: 'submissions.typeDate',
  time: 'submissions.typeTime',
  truth: 'submissions.typeTruth',
} as const;

/** How each column was understood, and what its values are like. */
export function ColumnList({ table }: { table: SubmissionTable }) {
  const t = useWords();
  const counted = table.columns.filter(({ changes }) => changes !== undefined);
  const differing = counted.filter(({ changes }) => changes && changes.changed + changes.emptied > 0);
  return (
    <>
      {counted.length > 0 && (
        <section className="column-changes">
          <h3>{t('submissions.changes')}</h3>
          <p>
            {differing.length === 0
              ? t('submissions.changesNone')
              : t('submissions.changesSome', { count: differing.length })}
          </p>
          {differing.length > 0 && (
            <CellChanges
              columns={differing}
              words={{
                caption: t('submissions.changes'),
                column: t('submissions.column'),
                read: t('submissions.changesRead'),
                changed: t('submissions.changesChanged'),
                emptied: t('submissions.changesEmptied'),
                examples: t('submissions.changesExamples'),
                nothing: t('submissions.changesNothing'),
              }}
            />
          )}
        </section>
      )}
      <details className="column-list">
        <summary>{t('submissions.columnsOf', { name: table.name })}</summary>
        <Table
          caption={t('submissions.columnsOf', { name: table.name })}
          captionHidden
          rows={table.columns}
          rowKey={({ key }) => key}
          columns={[
            { key: 'name', head: t('submissions.column'), cell: (column) => <ColumnName column={column} /> },
            {
              key: 'type',
              head: t('submissions.type'),
              cell: ({ type, unit, names }) =>
                [t(typeWords[type]), unit, sayNames(names, t)].filter(Boolean).join(', '),
            },
            {
              key: 'empty',
              head: t('submissions.empty'),
              figures: true,
              cell: ({ profile }) => profile && sayNumber(profile.empty),
            },
            {
              key: 'distinct',
              head: t('submissions.distinct'),
              figures: true,
              cell: ({ profile }) => profile && sayNumber(profile.distinct),
            },
            {
              key: 'range',
              head: t('submissions.range'),
              cell: ({ profile }) => profile && profile.min !== null && `${profile.min} – ${profile.max}`,
            },
          ]}
        />
      </details>
    </>
  );
}

function sayNames(names: Column['names'], t: Words): string {
  return names === null ? '' : t(names === 'region' ? 'submissions.namesRegion' : 'submissions.namesDistrict');
}

function ColumnName({ column: { name, unknownPlaces } }: { column: Column }) {
  const t = useWords();
  const places = unknownPlaces.map(({ found, nearest, count }) =>
    nearest === null
      ? t('submissions.place', { found, count })
      : t('submissions.placeNearest', { found, nearest, count }),
  );
  return (
    <>
      {name}
      {places.length > 0 && (
        <span className="column-unknown">{t('submissions.unknownPlaces', { places: places.join(', ') })}</span>
      )}
    </>
  );
}
