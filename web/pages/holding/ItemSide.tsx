import { AboutItem } from '#web/features/submissions/review/AboutItem.tsx';
import type { SubmissionDetail } from '#web/features/submissions/api.ts';
import { History } from '#web/features/submissions/review/History.tsx';
import { MendFile } from '#web/features/submissions/review/MendFile.tsx';
import { ReviewActs } from '#web/features/submissions/review/ReviewActs.tsx';

/** What is done with a file, what is told about it, and what happened so far. */
export default function ItemSide({ item }: { item: SubmissionDetail }) {
  return (
    <>
      <ReviewActs item={item} />
      <MendFile key={item.sha256} item={item} />
      <AboutItem item={item} />
      <History item={item} />
    </>
  );
}
