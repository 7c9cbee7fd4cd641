import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import type { UploadLimits } from '../api.ts';

/** What may be sent, told before a file is chosen. */
export function LimitsNote({ limits }: { limits: UploadLimits | undefined }) {
  const t = useWords();
  return (
    <p className="file-picker-limits">
      {t('upload.formats')}
      {limits && (
        <>
          {' '}
          {t('upload.limits', { most: saySize(limits.largestFileBytes) })}
          {limits.quota && <> {t('upload.quota', { left: saySize(limits.quota.leftBytes) })}</>}
        </>
      )}
    </p>
  );
}
