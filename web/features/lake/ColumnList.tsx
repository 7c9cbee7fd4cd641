import { sayNumber } from '#web/lib/format.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import { CellChanges } from '#web/ui/CellChanges.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { LakeTable } from './api.ts';

type Column = LakeTable['columns'][number];

const typeWords = {
  whole: 'lake.typeWhole',
  decimal: 'lake.typeDecimal',
  text: 'lake.typeText',
  date: 'lake.typeDate',
  time: 'lake.typeTime',
  truth: 'lake.typeTruth',
} as const;

/** How each column was understood, and what its values are like. */
export function ColumnList({ table }: { table: LakeTable }) {
  const t = useWords();
  const counted = table.columns.filter(({ changes }) => changes !== undefined);
  const differing = counted.filter(({ changes }) => changes && changes.changed + changes.emptied > 0);
  return (
    <>
      {counted.length > 0 && (
        <section className="column-changes">
          <h3>{t('lake.changes')}</h3>
          <p>{differing.length === 0 ? t('lake.changesNone') : t('lake.changesSome', { count: differing.length })}</p>
          {differing.length > 0 && (
            <CellChanges
              columns={differing}
              words={{
                caption: t('lake.changes'), column: t('lake.column'), read: t('lake.changesRead'), changed: t('lake.changesChanged'), emptied: t('lake.changesEmptied'),
                examples: t('lake.changesExamples'), nothing: t('lake.changesNothing'),
              }}
            />
          )}
        </section>
      )}
    <details className="column-list">
      <summary>{t('lake.columnsOf', { name: table.name })}</summary>
      <Table
        caption={t('lake.columnsOf', { name: table.name })}
        captionHidden
        rows={table.columns}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', head: t('lake.column'), cell: (column) => <ColumnName column={column} /> },
          { key: 'type', head: t('lake.type'), cell: ({ type, unit, names }) => [t(typeWords[type]), unit, sayNames(names, t)].filter(Boolean).join(', ') },
          { key: 'empty', head: t('lake.empty'), figures: true, cell: ({ profile }) => profile && sayNumber(profile.empty) },
          { key: 'distinct', head: t('lake.distinct'), figures: true, cell: ({ profile }) => profile && sayNumber(profile.distinct) },
          { key: 'range', head: t('lake.range'), cell: ({ profile }) => profile && profile.min !== null && `${profile.min} – ${profile.max}` },
        ]}
      />
    </details>
    </>
  );
}

function sayNames(names: Column['names'], t: Words): string {
  return names === null ? '' : t(names === 'region' ? 'lake.namesRegion' : 'lake.namesDistrict');
}

function ColumnName({ column: { name, unknownPlaces } }: { column: Column }) {
  const t = useWords();
  const places = unknownPlaces.map(({ found, nearest, count }) =>
    nearest === null ? t('lake.place', { found, count }) : t('lake.placeNearest', { found, nearest, count }),
  );
  return (
    <>
      {name}
      {places.length > 0 && <span className="column-unknown">{t('lake.unknownPlaces', { places: places.join(', ') })}</span>}
    </>
  );
}
