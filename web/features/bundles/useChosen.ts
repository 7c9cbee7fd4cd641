import { useState } from 'react';
import type { Answers } from '#engines/bundles/answers.ts';
import { fieldsOf } from './answers.ts';

/**
 * The answers as they were last chosen, at once: the address that holds them follows a moment later on a slow phone, and
 * the next choice must not build on one that is late. What comes from elsewhere (back, a link) counts as soon as it is there.
 *
 * @param asked the answers of the address
 */
export function useChosen(asked: Answers): readonly [chosen: Answers, choose: (answers: Answers) => void] {
  const key = keyOf(asked);
  const [chosen, setChosen] = useState(asked);
  const [arrived, setArrived] = useState(key);
  /** Choices on their way to the address. */
  const [under, setUnder] = useState<readonly string[]>([]);
  if (key !== arrived) {
    setArrived(key);
    const own = under.indexOf(key);
    setUnder(own === -1 ? [] : under.slice(own + 1));
    if (own === -1) setChosen(asked);
  }
  return [
    chosen,
    (answers) => {
      setChosen(answers);
      setUnder([...under, keyOf(answers)]);
    },
  ];
}

function keyOf(answers: Answers): string {
  return new URLSearchParams(fieldsOf(answers)).toString();
}
