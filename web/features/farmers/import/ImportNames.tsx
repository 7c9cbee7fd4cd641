import { useState } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { FarmerImport } from './importQuery.ts';

type Report = NonNullable<FarmerImport['report']>;

/** Rows shown at first, and with each further touch. */
const shownAtOnce = 50;

/** Every row that renames a farmer, becomes one with a later row, or shares a telephone number: what could go wrong unseen. */
export function ImportNames({
  report: { renamed, merged, sharing },
}: {
  report: Pick<Report, 'renamed' | 'merged' | 'sharing'>;
}) {
  const t = useWords();
  return (
    <>
      <Rows
        title={t('farmerImport.renamed', { count: renamed.length })}
        rows={renamed.map(({ row, from, to, phone }) => t('farmerImport.renamedRow', { row, from, to, phone }))}
      />
      <Rows
        title={t('farmerImport.merged', { count: merged.length })}
        rows={merged.map(({ row, name, into, intoName }) => t('farmerImport.mergedRow', { row, name, into, intoName }))}
      />
      <Rows
        title={t('farmerImport.sharing', { count: sharing.length })}
        rows={sharing.map((each) => t('farmerImport.sharingRow', each))}
      />
    </>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly string[] }) {
  const t = useWords();
  const [shown, setShown] = useState(shownAtOnce);
  if (rows.length === 0) return null;
  return (
    <section className="import-mistakes import-names">
      <h3>{title}</h3>
      <ul>
        {rows.slice(0, shown).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button kind="quiet" small onClick={() => setShown(shown + 4 * shownAtOnce)}>
          {t('farmerImport.showMore', { count: rows.length - shown })}
        </Button>
      )}
    </section>
  );
}
