import { Fragment } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Table } from '#web/ui/data/Table.tsx';

/** What, what for, until when, and the names it is kept under in the browser. */
const kept = [
  ['deviceNumber', 'deviceNumberWhy', 'deviceNumberUntil', ['visitorId']],
  ['devicePages', 'devicePagesWhy', 'devicePagesUntil', ['pages', 'answers', 'shell-…']],
  [
    'deviceChoices',
    'deviceChoicesWhy',
    'deviceChoicesUntil',
    ['agrihub.calendar', 'agrihub.weather.place', 'agrihub.weather.recent'],
  ],
  [
    'deviceAsked',
    'deviceAskedWhy',
    'deviceChoicesUntil',
    ['agrihub.weather.position', 'agrihub.weather.panel', 'storageTold', 'install-refused', 'stay in data hub'],
  ],
  ['deviceKept', 'devicePagesWhy', 'deviceKeptUntil', ['kept-pages', 'keptChanges', 'sounds']],
  ['deviceNotices', 'deviceNoticesWhy', 'deviceNoticesUntil', ['push']],
  ['deviceOffered', 'deviceAskedWhy', 'deviceTypedUntil', ['sign-in offered']],
  ['deviceTyped', 'deviceTypedWhy', 'deviceTypedUntil', ['typed:…']],
  ['deviceReports', 'deviceReportsWhy', 'deviceReportsUntil', ['field']],
  ['deviceBegun', 'deviceUploadWhy', 'deviceBegunUntil', ['kept:…']],
  ['deviceRecordings', 'deviceUploadWhy', 'deviceRecordingsUntil', ['unsent-recordings']],
  ['deviceForms', 'deviceFormsWhy', 'deviceFormsUntil', ['field']],
  ['devicePagesOfMine', 'deviceFormsWhy', 'deviceSignOutUntil', ['field-pages']],
  ['deviceUpload', 'deviceUploadWhy', 'deviceUploadUntil', ['tus::…']],
  ['deviceDisplay', 'deviceDisplayWhy', 'deviceDisplayUntil', ['theme', 'text']],
  ['deviceSession', 'deviceSessionWhy', 'deviceSessionUntil', ['token', 'DataToken', 'signedIn']],
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
        { key: 'names', head: t('privacy.deviceNames'), cell: ([, , , names]) => <Names of={names} /> },
      ]}
    />
  );
}

function Names({ of }: { of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}
