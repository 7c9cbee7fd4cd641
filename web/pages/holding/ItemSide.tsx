import { AboutItem } from '#web/features/lake/AboutItem.tsx';
import type { LakeDetail } from '#web/features/lake/api.ts';
import { History } from '#web/features/lake/History.tsx';
import { MendFile } from '#web/features/lake/MendFile.tsx';
import { ReviewActs } from '#web/features/lake/ReviewActs.tsx';

/** What is done with a file, what is told about it, and what happened so far. */
export default function ItemSide({ item }: { item: LakeDetail }) {
  return (
    <>
      <ReviewActs item={item} />
      <MendFile key={item.sha256} item={item} />
      <AboutItem item={item} />
      <History item={item} />
    </>
  );
}
