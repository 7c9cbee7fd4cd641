import { sendMine, takeOut } from '#web/lib/fieldQueue/fieldQueue.ts';
import type { KeptReport } from '#web/lib/fieldQueue/records.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Table } from '../data/Table.tsx';
import { notify } from '../toast/notify.ts';

/** Two versions of a record beside each other: what was written here, and what stands there now. */
export default function SideBySide({ report, onClose }: { report: KeptReport; onClose: () => void }) {
  const t = useWords();
  const { labels, says = {}, refusal, title } = report;
  const standing = refusal?.standing ?? {};
  const fields = { ...report.fields, ...report.shown };

  async function mine() {
    await sendMine(report);
    notify({ tone: 'ok', text: t('field.keptMine') });
    onClose();
  }
  async function theirs() {
    const undo = await takeOut(report);
    notify({ text: t('field.takenOut', { title }), undo: () => void undo() });
    onClose();
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('field.compareTitle')}
      description={`${refusal?.message ?? ''} ${t('field.compareLead')}`}
      actions={
        <>
          <Button kind="secondary" onClick={() => void theirs()}>
            {t('field.keepTheirs')}
          </Button>
          <Button onClick={() => void mine()}>{t('field.keepMine')}</Button>
        </>
      }
    >
      <Table
        caption={title}
        captionHidden
        rows={Object.entries(labels)}
        rowKey={([name]) => name}
        columns={[
          { key: 'what', head: t('field.what'), cell: ([, label]) => label },
          { key: 'mine', head: t('field.mine'), cell: ([name]) => sayValue(fields[name], standing[name], says[name]) },
          {
            key: 'theirs',
            head: t('field.theirs'),
            cell: ([name]) => sayValue(standing[name], fields[name], says[name]),
          },
        ]}
      />
    </Dialog>
  );
}

function sayValue(value: unknown, other: unknown, says: Readonly<Record<string, string>> = {}) {
  const written =
    value === undefined || value === null || value === ''
      ? '–'
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const text = says[written] ?? written;
  return String(value ?? '') === String(other ?? '') ? text : <strong>{text}</strong>;
}
