import { useState } from 'react';
import { longestDescription } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { countWords } from './readFields.ts';

/** The description, with its words and its characters counted (decision 28). */
export function DescriptionField({ defaultValue = '' }: { defaultValue?: string | undefined }) {
  const t = useWords();
  const [count, setCount] = useState(() => countWords(defaultValue));
  return (
    <TextArea
      label={t('upload.description')}
      hint={t('upload.descriptionHint', { count })}
      name="description"
      rows={4}
      limit={longestDescription}
      defaultValue={defaultValue}
      onChange={(event) => setCount(countWords(event.target.value))}
    />
  );
}
