import { Spinner } from './Spinner.tsx';
import { useWords } from '#web/lib/words.ts';
import './Skeleton.css';

/** Keeps the room of lines that are on their way. Decoration: say "loading" once, with `Loader` or `aria-busy`. */
export function Skeleton({ lines = 3, height }: { lines?: number; height?: number }) {
  return (
    <span className="skeleton" aria-hidden="true">
      {Array.from({ length: height === undefined ? lines : 1 }, (_, line) => (
        <i key={line} style={height === undefined ? undefined : { height }} />
      ))}
    </span>
  );
}

/** Says what is awaited, to eyes and ears. */
export function Loader({ text }: { text?: string }) {
  const t = useWords();
  return (
    <p className="loader" role="status">
      <Spinner />
      {text ?? t('ui.loading')}
    </p>
  );
}
