import { Bell, Share2 } from 'lucide-react';
import type { Dataset, Version } from '#web/features/catalogue/api.ts';
import { ClosedDownload } from '#web/features/catalogue/download/ClosedDownload.tsx';
import { DownloadButton } from '#web/features/catalogue/download/DownloadButton.tsx';
import { originalHref } from '#web/features/catalogue/download/downloads.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { sharePage } from '#web/lib/sharePage.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';

interface DatasetActsProps {
  dataset: Dataset;
  /** Undefined where there is none of the number that was asked for. */
  version: Version | undefined;
  mayOpen: boolean;
  onDownloaded: () => void;
}

/** Follow a dataset, share its address, download its file. */
export default function DatasetActs({ dataset, version, mayOpen, onDownloaded }: DatasetActsProps) {
  const t = useWords();
  const hydrated = useHydrated();
  return (
    <>
      {!dataset.private && (
        <IconButton
          outlined
          label={t('datasetActs.follow')}
          icon={<Bell size={18} aria-hidden="true" />}
          href={pageAddress(`/t/follow?dataset=${encodeURIComponent(dataset.slug)}`)}
        />
      )}
      {hydrated && (
        <IconButton
          outlined
          label={t('datasetActs.share')}
          icon={<Share2 size={18} aria-hidden="true" />}
          onClick={() =>
            void sharePage({
              title: dataset.name,
              copied: t('datasetActs.shared'),
              failed: t('datasetActs.shareFailed'),
            })
          }
        />
      )}
      {mayOpen && version ? (
        <DownloadButton href={originalHref(version.id)} bytes={version.bytes} onDone={onDownloaded}>
          {t('dataset.download')}
        </DownloadButton>
      ) : (
        <ClosedDownload dataset={dataset} />
      )}
    </>
  );
}
