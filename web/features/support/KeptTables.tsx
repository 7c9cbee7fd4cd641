import { useTextMode } from '#web/lib/pageFacts.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Table, type Column } from '#web/ui/data/Table.tsx';
import type { Privacy } from './api.ts';
import './privacy.css';

type Kept = Privacy['tables'][number];

/** How long each table of the records is kept: those about people in sight, the others to open. */
export function KeptTables({ tables }: Pick<Privacy, 'tables'>) {
  const t = useWords();
  const textMode = useTextMode();
  const what: Column<Kept> = {
    key: 'what',
    head: t('privacy.keptWhat'),
    cell: ({ table, about }) => (
      <>
        <span lang={writtenIn()}>{about}</span> <code className="kept-name">{table}</code>
      </>
    ),
  };
  const personal: Column<Kept> = {
    key: 'personal',
    head: t('privacy.keptPersonal'),
    cell: (each) => <span lang={writtenIn()}>{each.personal}</span>,
  };
  const until: Column<Kept> = {
    key: 'until',
    head: t('privacy.keptUntil'),
    cell: ({ retention }) => <span lang={writtenIn()}>{retention}</span>,
  };
  const about = tables.filter((each) => each.personal !== '');
  const rest = tables.filter((each) => each.personal === '');
  return (
    <div className="kept">
      <Table
        caption={t('privacy.kept')}
        captionHidden
        rows={about}
        rowKey={({ table }) => table}
        columns={[what, personal, until]}
      />
      <details open={textMode || undefined}>
        <summary>{t('privacy.keptRest', { count: rest.length })}</summary>
        <Table
          caption={t('privacy.keptRest', { count: rest.length })}
          captionHidden
          rows={rest}
          rowKey={({ table }) => table}
          columns={[what, until]}
        />
      </details>
    </div>
  );
}
