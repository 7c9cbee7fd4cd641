import { useCallback, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PREVIEW_COLUMNS, type PreviewAddress } from '#web/features/catalogue/address.ts';
import {
  columnsShown,
  versionQuery,
  type DatasetDetail,
  type Standing,
  type Table,
  type Version,
} from '#web/features/catalogue/api.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import './DatasetPreviewPage.css';
import './partStyles.ts';

const loadDownloads = () => import('#web/features/catalogue/download/downloads.ts');

const NO_NOTES: DatasetDetail['notes'] = [];

export const noTable: Table = { position: 1, name: '', rows: 0, columns: [] };

export function shownKeys(table: Table | undefined, address: PreviewAddress): string | undefined {
  const first = (address.columns - 1) * PREVIEW_COLUMNS;
  return (
    table &&
    columnsShown(table, address)
      .slice(first, first + PREVIEW_COLUMNS)
      .map(({ key }) => key)
      .join()
  );
}

/** What the version that is looked at holds; undefined while it is on its way, or where it may not be seen. */
interface Contents {
  readonly tables: readonly Table[] | undefined;
  readonly notes: DatasetDetail['notes'];
  /** With the name of its file, which everybody's answer about a private dataset leaves out. */
  readonly version?: Version | undefined;
}

export function useContents(detail: DatasetDetail, standing: Standing, { version }: PreviewAddress): Contents {
  const { slug } = detail.dataset;
  const number = asksVersion(detail, version);
  const { data } = useQuery({
    ...versionQuery(slug, number ?? detail.dataset.version),
    enabled: number !== undefined && standing.maySeeSummary,
  });
  if (!standing.maySeeSummary) return { tables: undefined, notes: NO_NOTES };
  return number === undefined
    ? { tables: detail.tables, notes: detail.notes }
    : { tables: data?.tables, notes: data?.notes ?? NO_NOTES, version: data?.version };
}

/** The version whose tables are not in the answer about the dataset itself: an older one, or one of a private dataset. */
export function asksVersion({ dataset, versions }: DatasetDetail, version: number | undefined): number | undefined {
  const number = version ?? dataset.version;
  const isThere = versions.some((each) => each.number === number);
  return isThere && (dataset.private || number !== dataset.version) ? number : undefined;
}

/** Counts the look at the page, and hands back what makes it one that downloaded. */
export function useCounted(datasetId: string): () => void {
  const look = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    // Whoever leaves before the code is here has hardly looked.
    let isHere = true;
    look.current = loadCode(loadDownloads).then(({ countView }) => (isHere ? countView(datasetId) : undefined));
    return () => {
      isHere = false;
    };
  }, [datasetId]);
  return useCallback(() => void look.current?.then(async (logId) => (await loadDownloads()).countDownload(logId)), []);
}
