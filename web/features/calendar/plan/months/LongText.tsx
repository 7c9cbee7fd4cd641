import { useWords } from '#web/lib/words.ts';
import './LongText.css';

/** A short text that opens into the long one: the browser's own `<details>`, so it needs no script. */
export function LongText({ short, long }: { short: string; long: string }) {
  const t = useWords();
  if (long === '' || long === short) return <p className="long-text-short">{short}</p>;
  return (
    <details className="long-text">
      <summary>
        <span className="long-text-short">{short}</span> <span className="long-text-more">{t('quoted.more')}</span>
        <span className="long-text-less">{t('quoted.less')}</span>
      </summary>
      <p>{long}</p>
    </details>
  );
}
