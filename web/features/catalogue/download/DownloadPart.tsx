import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { showDataDictionary } from '#contract/catalogue/catalogue.ts';
import { listDatasetRows } from '#contract/catalogue/datasetRows.ts';
import { paths } from '#web/lib/paths.ts';
import type { Dataset, Standing, Table, Version } from '../api.ts';
import { ClosedDownload } from './ClosedDownload.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { exportHref, formNames, formsOf, originalHref } from './downloads.ts';
import { ProgramLines } from './ProgramLines.tsx';
import { sayCount } from '../sayValue.ts';
import './DownloadPart.css';

interface DownloadPartProps {
  dataset: Dataset;
  version: Version;
  table: Table | undefined;
  tables: number;
  standing: Standing;
  onDownloaded: () => void;
}

/** The terms of a dataset, and its files: the original, and its table in other forms. */
export function DownloadPart({ dataset, version, table, tables, standing, onDownloaded }: DownloadPartProps) {
  const t = useWords();
  const { licence, slug } = dataset;
  const forms = table ? formsOf(table, table.rows) : [];
  return (
    <div className="dataset-download">
      <div>
        <h3>{t('datasetParts.licence')}</h3>
        <p className="dataset-download-licence">
          {licence.url === '' ? licence.name || t('catalogue.licenceNone') : <a href={licence.url}>{licence.name}</a>}
        </p>
        <p>{t(licence.open ? 'datasetParts.licenceOpen' : 'datasetParts.licenceClosed')}</p>
      </div>
      {standing.mayOpen ? (
        <>
          <div>
            <h3>{t('datasetParts.original')}</h3>
            <p>{t('datasetParts.originalHint', { name: version.fileName, size: saySize(version.bytes) })}</p>
            <DownloadButton
              kind="secondary"
              href={originalHref(version.id)}
              bytes={version.bytes}
              onDone={onDownloaded}
            >
              {t('dataset.download')}
            </DownloadButton>
          </div>
          {table && (
            <div>
              <h3>{tables > 1 ? t('datasetParts.asTableOf', { name: table.name }) : t('datasetParts.asTable')}</h3>
              <p>{t('datasetParts.neutral')}</p>
              <p className="dataset-download-forms">
                {forms.map((form) => (
                  <DownloadButton
                    key={form}
                    small
                    kind="secondary"
                    href={exportHref(slug, form, { version: version.number, table: table.position })}
                    // JSON names every value's column: it is the longest of them.
                    bytes={version.bytes * 4}
                    label={t('datasetParts.downloadAs', { form: formNames[form] })}
                    onDone={onDownloaded}
                  >
                    {formNames[form]}
                  </DownloadButton>
                ))}
                <a
                  href={addressOf(showDataDictionary, {
                    params: { id: slug },
                    query: { version: version.number, ...(table.position > 1 && { table: table.position }) },
                  })}
                  download
                >
                  {t('datasetParts.dictionary')}
                </a>
                {!forms.includes('xlsx') && (
                  <span>{t('datasetParts.xlsxTooLong', { count: sayCount(table.rows) })}</span>
                )}
              </p>
            </div>
          )}
          {table && !dataset.private && licence.open && !dataset.asksSignIn && (
            <ProgramLines slug={slug} position={table.position} title={dataset.name} />
          )}
          <p className="dataset-download-api">
            <a href={paths.apiPage}>{t('datasetParts.forPrograms')}</a>
            <code>{addressOf(listDatasetRows, { params: { id: slug }, query: { limit: 100 } })}</code>
          </p>
        </>
      ) : (
        <ClosedDownload dataset={dataset} />
      )}
    </div>
  );
}
