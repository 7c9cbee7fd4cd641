import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { longestTrapReport, mostCaught } from '#contract/limits.ts';
import { correctTrapReport } from '#contract/traps/traps.ts';
import { isCatchable } from '#engines/traps/scouting.ts';
import { addressOf } from '#web/lib/callApi.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import { useReport } from '#web/lib/fieldQueue/useReport.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { useKept } from '#web/ui/field/KeptForm.tsx';
import { FormEnd } from '#web/ui/forms/FormEnd.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { pestsQuery, type TrapReport } from './api.ts';
import './ReportForm.css';

interface CorrectFormProps {
  /** The report as it stands, with the name of its trap. */
  readonly standing?: { readonly report: TrapReport; readonly site: string };
  /** A correction of the queue that is mended. */
  readonly waiting?: KeptReport;
  readonly onDone: () => void;
}

/** Corrects what was counted. Where somebody else did so meanwhile, the two are laid side by side. */
export function CorrectForm({ standing, waiting, onDone }: CorrectFormProps) {
  const t = useWords();
  const { data: categories = [] } = useQuery(pestsQuery());
  const pests = categories.filter(({ icon }) => isCatchable(icon));
  const { report, wrong, busy } = useReport(waiting);
  const kept = useKept();
  const before: Readonly<Record<string, unknown>> = waiting?.fields ?? { ...standing?.report, ...kept.typed };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const done = await report({
      kind: 'trap',
      method: 'PUT',
      title: waiting?.title ?? t('traps.corrected', { site: standing?.site ?? '' }),
      path: waiting?.path ?? addressOf(correctTrapReport, { params: { id: standing?.report.id } }),
      fields: {
        pestCount: Number(form.get('pestCount')),
        report: String(form.get('report') ?? ''),
        riskCategoryId: Number(form.get('riskCategoryId')),
        version: before['version'],
      },
      labels: { pestCount: t('traps.pestCount'), report: t('traps.report'), riskCategoryId: t('traps.pestType') },
      says: { riskCategoryId: Object.fromEntries(pests.map(({ id, name }) => [String(id), shippedText(name)])) },
    });
    if (done === undefined) return;
    kept.forget();
    onDone();
  }
  return (
    <form className="trap-form" onSubmit={(event) => void submit(event)}>
      <div className="trap-form-pair">
        <Select
          key={`pests ${pests.length}`}
          label={t('traps.pestType')}
          name="riskCategoryId"
          required
          defaultValue={String(before['riskCategoryId'])}
          choices={pests.map(({ id, name }) => ({ value: String(id), text: shippedText(name) }))}
        />
        <TextInput
          label={t('traps.pestCount')}
          name="pestCount"
          required
          type="number"
          min={0}
          max={mostCaught}
          inputMode="numeric"
          defaultValue={String(before['pestCount'])}
        />
      </div>
      <TextArea
        label={t('traps.report')}
        name="report"
        rows={3}
        limit={longestTrapReport}
        defaultValue={String(before['report'] ?? '')}
      />
      <FormEnd wrong={wrong} busy={busy} send={t('traps.save')} cancel={t('traps.cancel')} onCancel={onDone} />
    </form>
  );
}
