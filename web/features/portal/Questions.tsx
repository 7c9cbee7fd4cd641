import { Accordion } from '#web/ui/Accordion.tsx';
import type { Question } from './api.ts';
import { Paragraphs } from './Paragraphs.tsx';

/** Questions that open on their answers; opening one closes the other. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return <Accordion single items={questions.map(({ id, question, answer }) => ({ id, title: question, content: <Paragraphs text={answer} /> }))} />;
}
