import { Copy } from 'lucide-react';
import { downloadTable } from '#contract/catalogue/datasetRows.ts';
import { snippetFor, type SnippetProgram, snippetPrograms } from '#engines/exchange/snippets.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import './ProgramLines.css';

/** Proper names, the same in every language. */
const names: Readonly<Record<SnippetProgram, string>> = {
  r: 'R',
  python: 'Python',
  javascript: 'JavaScript',
  excel: 'Excel',
  sheets: 'Google Sheets',
  powerBi: 'Power BI',
};

/** Lines to paste into other programs, which load the table from here; always the current version. */
export function ProgramLines({ slug, position, title }: { slug: string; position: number; title: string }) {
  const t = useWords();
  const hydrated = useHydrated();
  const origin = hydrated ? window.location.origin : '';
  const file = (form: string): string =>
    origin + addressOf(downloadTable, { params: { id: slug, file: `${position}.${form}` } });
  const table = { title, csv: file('csv'), parquet: file('parquet') };

  async function copy(lines: string) {
    try {
      await navigator.clipboard.writeText(lines);
      notify({ text: t('datasetParts.copied'), tone: 'ok' });
    } catch {
      notify({ text: t('datasetParts.copyFailed'), tone: 'alert' });
    }
  }

  return (
    <div className="program-lines">
      <h3>{t('datasetParts.programs')}</h3>
      <p>{t('datasetParts.programsLead')}</p>
      {snippetPrograms.map((program) => {
        const lines = snippetFor(program, table);
        return (
          <details key={program}>
            <summary>{names[program]}</summary>
            {(program === 'excel' || program === 'powerBi') && <p>{t(`datasetParts.${program}Steps`)}</p>}
            <pre>
              <code>{lines}</code>
            </pre>
            {hydrated && (
              <Button
                small
                kind="secondary"
                icon={<Copy size={16} aria-hidden="true" />}
                onClick={() => void copy(lines)}
              >
                {t('datasetParts.copy')}
              </Button>
            )}
          </details>
        );
      })}
    </div>
  );
}
