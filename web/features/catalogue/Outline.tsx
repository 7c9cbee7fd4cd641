import { useEffect, useState } from 'react';
import { useWords } from '#web/lib/words.ts';
import './Outline.css';

export interface Part {
  /** Id of the section. */
  readonly id: string;
  readonly text: string;
}

/** The parts of the page, with the one in sight marked: beside it on a laptop, a row that scrolls on a phone. */
export function Outline({ parts }: { parts: readonly Part[] }) {
  const t = useWords();
  const seen = useSeen(parts);
  return (
    <nav className="outline" aria-labelledby="outline-title">
      <p id="outline-title">{t('dataset.outline')}</p>
      <ul className="outline-parts">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={seen === id ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part whose top is the last above the middle of the screen. */
function useSeen(parts: readonly Part[]): string | undefined {
  const [seen, setSeen] = useState<string>();
  const ids = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const inSight = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setSeen((before) => ids.split(' ').findLast((id) => inSight.has(id)) ?? before);
      },
      { rootMargin: '-10% 0px -55% 0px' },
    );
    for (const id of ids.split(' ')) {
      const section = document.querySelector(`#${id}`);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [ids]);
  return seen;
}
