import { useQueryClient } from '@tanstack/react-query';
import { editSubmission } from '#contract/submissions/submissions.ts';
import type { ColumnMeaning } from '#engines/tables/columns/dictionary.ts';
import type { SubmissionDetail } from '#web/features/submissions/api.ts';
import { Comparison } from '#web/features/submissions/review/Comparison.tsx';
import { Dictionary } from '#web/features/submissions/review/Dictionary.tsx';
import { Findings } from '#web/features/submissions/review/Findings.tsx';
import { NextStep } from '#web/features/submissions/review/NextStep.tsx';
import { PersonalQuestion } from '#web/features/submissions/review/PersonalQuestion.tsx';
import { Tables } from '#web/features/submissions/review/Tables.tsx';
import { callApi } from '#web/lib/callApi.ts';
import { refetchChanged } from '#web/lib/changedRooms.ts';

/** What is to be done now, what was found in a file and read out of it. What was ticked or paged starts anew with every reading. */
export default function ItemMain({ item }: { item: SubmissionDetail }) {
  const client = useQueryClient();
  const saveDictionary = async (dictionary: ColumnMeaning[]): Promise<void> => {
    await callApi(editSubmission, {
      params: { id: item.id },
      body: { details: { dictionary: dictionary.map((entry) => ({ ...entry, codes: [...entry.codes] })) } },
    });
    await refetchChanged(client);
  };
  // Nothing found is said once the whole file was looked at.
  const isRead = item.state !== 'reading' || item.findings.length > 0;
  return (
    <>
      <NextStep item={item} />
      <PersonalQuestion item={item} />
      {isRead && <Findings key={`findings ${item.updatedAt}`} item={item} />}
      <Tables item={item} />
      <Dictionary
        columns={item.tables.flatMap(({ columns }) => columns)}
        dictionary={item.details.dictionary ?? []}
        mayEdit={item.rights.edit}
        onSave={saveDictionary}
      />
      {item.dataset && item.state !== 'approved' && item.tables.length > 0 && (
        <Comparison key={`comparison ${item.updatedAt}`} item={item} />
      )}
    </>
  );
}
