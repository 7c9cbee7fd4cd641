import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import type { Question } from './api.ts';
import { Paragraphs } from './Paragraphs.tsx';

/** Questions that open on their answers; opening one closes the other. `open`: with the answer in sight from the start. */
export function Questions({ questions, open }: { questions: readonly Question[]; open?: boolean }) {
  return (
    <Accordion
      single
      items={questions.map(({ id, question, answer }) => ({
        id,
        title: question,
        open,
        content: <Paragraphs text={answer} />,
      }))}
    />
  );
}
