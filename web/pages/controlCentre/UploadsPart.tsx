import { CollectedButton } from '#web/features/collected/CollectedButton.tsx';
import UploadsTab from '#web/features/files/UploadsTab.tsx';
import { useWords } from '#web/lib/words.ts';
import type { PartProps } from './parts.tsx';

/** The officer's files, and the way in for what was collected with other programs. */
export default function UploadsPart({ id, search }: PartProps) {
  const t = useWords();
  return (
    <>
      <UploadsTab id={id} search={search} />
      {id === undefined && <CollectedButton label={t('files.bringIn')} />}
    </>
  );
}
