import type { ReactNode } from 'react';
import { AboutPart } from '#web/features/catalogue/AboutPart.tsx';
import { ActivityPart } from '#web/features/catalogue/ActivityPart.tsx';
import type { Activity, DatasetDetail, Standing, Table, Version } from '#web/features/catalogue/api.ts';
import { CitePart } from '#web/features/catalogue/CitePart.tsx';
import { DownloadPart } from '#web/features/catalogue/download/DownloadPart.tsx';
import { SummaryPart } from '#web/features/catalogue/preview/SummaryPart.tsx';
import { Versions } from '#web/features/catalogue/Versions.tsx';
import { useWords } from '#web/lib/words.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { LazyKeep } from './LazyKeep.tsx';

export interface DatasetPartsProps {
  detail: DatasetDetail;
  standing: Standing;
  /** The version that is looked at; undefined where there is none of that number. */
  version: Version | undefined;
  /** Undefined where they may not be seen. */
  tables: readonly Table[] | undefined;
  table: Table | undefined;
  notes: DatasetDetail['notes'];
  activity: Activity | undefined;
  onDownloaded: () => void;
}

/** What stands under the first rows of a dataset: summary, activity, terms, files, citation, versions. */
export default function DatasetParts({
  detail,
  standing,
  version,
  tables,
  table,
  notes,
  activity,
  onDownloaded,
}: DatasetPartsProps) {
  const t = useWords();
  const { dataset, versions } = detail;
  return (
    <>
      <Part id="summary" title={t('dataset.partSummary')}>
        {table ? (
          <SummaryPart table={table} notes={notes} />
        ) : (
          <p className="dataset-page-quiet">
            {t(standing.maySeeSummary ? 'datasetParts.profiling' : 'datasetParts.summaryClosed')}
          </p>
        )}
      </Part>
      <Part id="activity" title={t('dataset.partActivity')}>
        {activity ? <ActivityPart activity={activity} /> : <Skeleton lines={2} />}
      </Part>
      <Part id="about" title={t('dataset.partAbout')}>
        <AboutPart detail={detail} />
      </Part>
      {version && (
        <Part id="download" title={t('dataset.partDownload')}>
          <DownloadPart {...{ dataset, version, table, standing, onDownloaded }} tables={tables?.length ?? 0} />
        </Part>
      )}
      {version && (
        <Part id="cite" title={t('dataset.partCite')}>
          <CitePart id={dataset.slug} version={version.number} />
        </Part>
      )}
      <Part id="versions" title={t('dataset.partVersions')}>
        <p className="dataset-page-quiet">{t('datasetParts.versionsLead')}</p>
        <Versions
          dataset={dataset}
          versions={versions.map((each) => (each.id === version?.id ? version : each))}
          shown={version?.number}
          mayCompare={standing.mayOpen}
        />
      </Part>
      {standing.mayKeep && (
        <Part id="keep" title={t('dataset.partKeep')}>
          <LazyKeep detail={detail} />
        </Part>
      )}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
