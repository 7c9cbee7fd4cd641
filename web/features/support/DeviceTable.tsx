import { useWords } from '#web/lib/words.ts';
import { Table } from '#web/ui/Table.tsx';

const kept = [
  ['deviceNumber', 'deviceNumberWhy', 'deviceNumberUntil'],
  ['devicePages', 'devicePagesWhy', 'devicePagesUntil'],
  ['deviceChoices', 'deviceChoicesWhy', 'deviceChoicesUntil'],
  ['deviceTyped', 'deviceTypedWhy', 'deviceTypedUntil'],
  ['deviceDisplay', 'deviceDisplayWhy', 'deviceDisplayUntil'],
  ['deviceSession', 'deviceSessionWhy', 'deviceSessionUntil'],
] as const;

/** What the portal keeps on the visitor's own device, what for and how long. */
export function DeviceTable() {
  const t = useWords();
  return (
    <Table
      caption={t('privacy.device')}
      captionHidden
      rows={kept}
      rowKey={([what]) => what}
      columns={[
        { key: 'what', head: t('privacy.deviceWhat'), cell: ([what]) => t(`privacy.${what}`) },
        { key: 'why', head: t('privacy.deviceWhy'), cell: ([, why]) => t(`privacy.${why}`) },
        { key: 'until', head: t('privacy.deviceUntil'), cell: ([, , until]) => t(`privacy.${until}`) },
      ]}
    />
  );
}
