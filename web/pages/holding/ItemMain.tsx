import type { LakeDetail } from '#web/features/lake/api.ts';
import { Comparison } from '#web/features/lake/Comparison.tsx';
import { Findings } from '#web/features/lake/Findings.tsx';
import { NextStep } from '#web/features/lake/NextStep.tsx';
import { PersonalQuestion } from '#web/features/lake/PersonalQuestion.tsx';
import { Tables } from '#web/features/lake/Tables.tsx';

/** What is to be done now, what was found in a file and read out of it. What was ticked or paged starts anew with every reading. */
export default function ItemMain({ item }: { item: LakeDetail }) {
  // Nothing found is said once the whole file was looked at.
  const isRead = item.state !== 'reading' || item.findings.length > 0;
  return (
    <>
      <NextStep item={item} />
      <PersonalQuestion item={item} />
      {isRead && <Findings key={`findings ${item.updatedAt}`} item={item} />}
      <Tables id={item.id} tables={item.tables} round={item.updatedAt} />
      {item.dataset && item.state !== 'approved' && item.tables.length > 0 && <Comparison key={`comparison ${item.updatedAt}`} item={item} />}
    </>
  );
}
