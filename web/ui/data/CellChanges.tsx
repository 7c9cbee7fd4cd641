import { sayNumber } from '#web/lib/format.ts';
import { Table } from './Table.tsx';

interface ChangedColumn {
  readonly key: string;
  readonly name: string;
  readonly changes?: {
    readonly read: number;
    readonly changed: number;
    readonly emptied: number;
    readonly examples: readonly { readonly at: string; readonly written: string; readonly value: string | null }[];
  };
}

interface CellChangesProps {
  readonly columns: readonly ChangedColumn[];
  readonly words: {
    readonly caption: string;
    readonly column: string;
    readonly read: string;
    readonly changed: string;
    readonly emptied: string;
    readonly examples: string;
    readonly nothing: string;
  };
}

/** What became of the cells of each column when its file was read, with the first cells that show it. */
export function CellChanges({ columns, words }: CellChangesProps) {
  return (
    <Table
      caption={words.caption}
      captionHidden
      rows={columns}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', head: words.column, cell: ({ name }) => name },
        { key: 'read', head: words.read, figures: true, cell: ({ changes }) => changes && sayNumber(changes.read) },
        {
          key: 'changed',
          head: words.changed,
          figures: true,
          cell: ({ changes }) => changes && sayNumber(changes.changed),
        },
        {
          key: 'emptied',
          head: words.emptied,
          figures: true,
          cell: ({ changes }) => changes && sayNumber(changes.emptied),
        },
        {
          key: 'examples',
          head: words.examples,
          cell: ({ changes }) => changes?.examples.map((each) => sayExample(each, words.nothing)).join('; '),
        },
      ]}
    />
  );
}

function sayExample(
  { at, written, value }: { readonly at: string; readonly written: string; readonly value: string | null },
  nothing: string,
): string {
  return `${at === '' ? '' : `${at}: `}“${written}” → ${value ?? nothing}`;
}
