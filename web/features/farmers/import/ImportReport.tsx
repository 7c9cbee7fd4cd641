import { Download } from 'lucide-react';
import { downloadFarmerImportErrors } from '#contract/farmers/farmerImport.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { Table } from '#web/ui/data/Table.tsx';
import { ImportNames } from './ImportNames.tsx';
import type { FarmerImport } from './importQuery.ts';
import './ImportReport.css';

type Report = NonNullable<FarmerImport['report']>;
type ColumnName = NonNullable<Report['columns'][number]['readAs']>;

const columnWords = {
  name: 'farmerImport.name',
  phone: 'farmerImport.phone',
  email: 'farmerImport.email',
  place: 'farmerImport.placeColumn',
  district: 'farmerImport.district',
  crops: 'farmerImport.crops',
  language: 'farmerImport.language',
  consent: 'farmerImport.consent',
  consentSource: 'farmerImport.consentSource',
  consentDate: 'farmerImport.consentDate',
  sex: 'farmerImport.sex',
  ageGroup: 'farmerImport.ageGroup',
  reach: 'farmerImport.reach',
  organisation: 'farmerImport.organisation',
  household: 'farmerImport.household',
  registryNumber: 'farmerImport.registryNumber',
} as const satisfies Record<ColumnName, string>;

interface ImportReportProps {
  readonly importId: string;
  readonly report: Report;
  /** A column is to be read as something else; null: passed over. */
  readonly onRead: (header: string, as: ColumnName | null) => void;
  /** What a word about consent means. */
  readonly onMean: (said: string, means: ConsentMeaning) => void;
}

type ConsentMeaning = NonNullable<Report['consents'][number]['means']>;

/** What a list of farmers would do, or did: counts, what each column was read as, the first rows, and those that cannot be taken. */
export function ImportReport({ importId, report, onRead, onMean }: ImportReportProps) {
  const t = useWords();
  const { applied, rows, added, updated, unchanged, repeated, wrong, columns, mistakes, preview } = report;
  const isColumn = (value: string): value is ColumnName => value in columnWords;
  return (
    <>
      <div className="import-counts" role="status">
        <span>{t('farmerImport.rows', { count: rows })}:</span>
        <Badge tone="ok">{t('farmerImport.added', { count: added })}</Badge>
        {updated > 0 && <Badge tone="brand">{t('farmerImport.updated', { count: updated })}</Badge>}
        {unchanged > 0 && <Badge>{t('farmerImport.unchanged', { count: unchanged })}</Badge>}
        {wrong > 0 && <Badge tone="danger">{t('farmerImport.wrong', { count: wrong })}</Badge>}
      </div>
      {repeated > 0 && <p>{t('farmerImport.repeated', { count: repeated })}</p>}
      <ImportNames report={report} />
      {added + updated === 0 && !applied && <p>{t('farmerImport.nothing')}</p>}
      {mistakes.length > 0 && (
        <section className="import-mistakes">
          <h3>{t('farmerImport.mistakes')}</h3>
          <ul>
            {mistakes.map(({ row, column, sentence }) => (
              <li key={`${row} ${column}`}>{t('farmerImport.mistake', { row, column, sentence })}</li>
            ))}
          </ul>
          {mistakes.length < wrong && <p>{t('farmerImport.mistakesMore')}</p>}
          <Button
            kind="secondary"
            small
            icon={<Download size={16} aria-hidden="true" />}
            href={addressOf(downloadFarmerImportErrors, { params: { id: importId } })}
            download
          >
            {t('farmerImport.errorFile')}
          </Button>
        </section>
      )}
      {!applied && (
        <fieldset>
          <legend>{t('farmerImport.columns')}</legend>
          <div className="import-columns">
            {columns.map(({ header, readAs, example }) => (
              <Select
                key={`${header} ${readAs}`}
                label={header}
                hint={example === '' ? undefined : t('farmerImport.example', { example })}
                empty={t('farmerImport.passedOver')}
                defaultValue={readAs ?? ''}
                choices={Object.entries(columnWords).map(([value, text]) => ({ value, text: t(text) }))}
                onChange={(event) => onRead(header, isColumn(event.target.value) ? event.target.value : null)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {!applied && report.consents.length > 0 && (
        <fieldset>
          <legend>{t('farmerImport.consentWords')}</legend>
          <div className="import-columns">
            {report.consents.map(({ said, means, rows: count }) => (
              <Select
                key={`${said} ${means}`}
                label={said}
                hint={t('farmerImport.rows', { count })}
                empty={t('farmerImport.notUnderstood')}
                defaultValue={means === '' ? 'skip' : (means ?? '')}
                choices={[
                  { value: 'yes', text: t('farmerImport.meansYes') },
                  { value: 'no', text: t('farmerImport.meansNo') },
                  { value: 'skip', text: t('farmerImport.passedOver') },
                ]}
                onChange={({ target: { value } }) => onMean(said, value === 'yes' || value === 'no' ? value : '')}
              />
            ))}
          </div>
        </fieldset>
      )}
      {preview.length > 0 && !applied && (
        <Table
          caption={t('farmerImport.preview')}
          rows={preview}
          rowKey={({ row }) => String(row)}
          columns={[
            { key: 'row', head: t('farmerImport.row'), figures: true, cell: ({ row }) => row },
            { key: 'name', head: t('farmerImport.name'), cell: ({ name }) => name },
            {
              key: 'phone',
              head: t('farmerImport.phone'),
              cell: ({ phone }) => <span className="figures">{phone}</span>,
            },
            { key: 'place', head: t('farmerImport.placeColumn'), cell: ({ place }) => place },
            {
              key: 'act',
              head: t('farmerImport.act'),
              cell: ({ act, changes }) =>
                act === 'add'
                  ? t('farmerImport.willAdd')
                  : act === 'update'
                    ? t('farmerImport.willUpdate', {
                        changes: changes.map((each) => (isColumn(each) ? t(columnWords[each]) : each)).join(', '),
                      })
                    : t('farmerImport.isUnchanged'),
            },
          ]}
        />
      )}
    </>
  );
}
