import { useState, type ChangeEvent } from 'react';
import { Upload } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { importPhrases } from '#contract/translations/translations.ts';
import { callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { PackLanguage } from '#engines/conversation/languages.ts';

const mostFaults = 20;

/** Translations from a file: first what would change and what is wrong, then all that are right. */
export function BringPhrases({ language }: { readonly language: PackLanguage }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<{ file: string; form: 'csv' | 'xliff' }>();
  const [report, setReport] = useState<Answer<typeof importPhrases>>();
  const { acting, act } = useAct();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    setReport(undefined);
    if (!file) return;
    const given = { file: await file.text(), form: file.name.endsWith('.csv') ? ('csv' as const) : ('xliff' as const) };
    setRead(given);
    await act('read', async () =>
      setReport(await callApi(importPhrases, { params: { language }, body: { ...given, apply: false } })),
    );
  };
  const apply = () =>
    act('apply', async () => {
      if (read === undefined) return;
      const { changed } = await callApi(importPhrases, { params: { language }, body: { ...read, apply: true } });
      notify({ tone: 'ok', text: t('translations.applied', { count: changed }) });
      setOpen(false);
      setReport(undefined);
    });
  return (
    <Dialog
      title={t('translations.bringTitle')}
      description={t('translations.bringLead')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="secondary" small icon={<Upload size={16} aria-hidden="true" />}>
          {t('translations.bring')}
        </Button>
      }
      actions={
        report !== undefined && report.changed > 0 ? (
          <Button busy={acting === 'apply'} onClick={() => void apply()}>
            {t('translations.apply')}
          </Button>
        ) : undefined
      }
    >
      <TextInput
        label={t('translations.file')}
        type="file"
        accept=".csv,.xlf,.xliff,text/csv"
        onChange={(event) => void choose(event)}
      />
      <div role="status">
        {report && (
          <>
            <p>{t('translations.report', { count: report.changed, unchanged: report.unchanged })}</p>
            {report.faults.length > 0 && <p>{t('translations.faults', { count: report.faults.length })}</p>}
            <ul>
              {report.faults.slice(0, mostFaults).map((fault) => (
                <li key={fault.key}>{t('translations.fault', fault)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
