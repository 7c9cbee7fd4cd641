import { useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { Upload } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { importReferenceTable } from '#contract/reference/reference.ts';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Field } from '#web/ui/forms/Field.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';

type Report = Answer<typeof importReferenceTable>;

/** Rows from a CSV file: first a report of what would change and what is wrong, then one act for all of it, with a note for the history. */
export function ImportCsv({ table, title }: { table: string; title: string }) {
  const t = useWords();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<Report>();
  const [wrong, setWrong] = useState<string>();
  const [why, setWhy] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(text: string, apply: boolean) {
    setBusy(true);
    setWrong(undefined);
    try {
      const answer = await callApi(importReferenceTable, { params: { table }, body: { csv: text, apply, why } });
      setReport(answer);
      if (!answer.applied) return;
      const done = [
        ...(answer.added > 0 ? [t('manage.csvAdded', { count: answer.added })] : []),
        ...(answer.changed > 0 ? [t('manage.csvChanged', { count: answer.changed })] : []),
      ];
      notify({ tone: 'ok', text: done.join(', ') });
      setOpen(false);
      await refetchChanged(client);
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      setWrong(caught.message);
    } finally {
      setBusy(false);
    }
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    setReport(undefined);
    if (!file) return;
    const text = await file.text();
    setCsv(text);
    await send(text, false);
  }

  const canApply = report !== undefined && report.faults.length === 0 && report.added + report.changed > 0;
  return (
    <Dialog
      title={t('manage.csvTitle', { table: title })}
      description={t('manage.csvLead')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="secondary" small icon={<Upload size={16} aria-hidden="true" />}>
          {t('manage.csvIn')}
        </Button>
      }
      actions={
        canApply ? (
          <Button busy={busy} onClick={() => void send(csv, true)}>
            {t('manage.csvApply')}
          </Button>
        ) : undefined
      }
    >
      <Field label={t('manage.csvFile')} error={wrong}>
        {(links) => (
          <input
            className="control"
            type="file"
            accept=".csv,text/csv"
            {...links}
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      {report && <ImportReport report={report} />}
      {canApply && (
        <TextInput
          label={t('manage.why')}
          hint={t('manage.whyHint')}
          maxLength={500}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      )}
    </Dialog>
  );
}

function ImportReport({ report }: { report: Report }) {
  const t = useWords();
  const { added, changed, unchanged, faults, preview } = report;
  return (
    <div className="reference-report" role="status">
      <p>
        {added + changed === 0 && faults.length === 0
          ? t('manage.csvNothing')
          : t('manage.csvReport', { added, changed, unchanged })}
      </p>
      {faults.length > 0 && <p className="reference-fault">{t('manage.csvFaults', { count: faults.length })}</p>}
      <ul>
        {faults.slice(0, 50).map((fault) => (
          <li key={`${fault.line} ${fault.column}`}>{t('manage.csvLine', fault)}</li>
        ))}
        {preview.map(({ line, key, what }) => (
          <li key={line}>
            {key}: {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
