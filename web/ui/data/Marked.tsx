import { Fragment, type ReactNode } from 'react';
import './Marked.css';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A text with the words that were searched for marked. `words` in lower case. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.has(word.toLowerCase())) continue;
    pieces.push(
      <Fragment key={index}>
        {text.slice(end, index)}
        <mark className="marked">{word}</mark>
      </Fragment>,
    );
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}
