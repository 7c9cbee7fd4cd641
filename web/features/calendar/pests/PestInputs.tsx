import { useWords } from '#web/lib/words.ts';

/** What went into a level, a sentence each; nothing where no rule is known. */
export function PestInputs({ inputs }: { inputs: readonly string[] }) {
  const t = useWords();
  if (inputs.length === 0) return null;
  return (
    <details className="pest-inputs">
      <summary>{t('calendar.pestInputs')}</summary>
      <ul>
        {inputs.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
