import type { Answer } from '#contract/endpoint.ts';
import type { showPageTexts } from '#contract/portal/portal.ts';
import { Paragraphs } from '#web/features/portal/Paragraphs.tsx';
import './PageTexts.css';

/** The paragraphs of a page of texts, each under its heading. */
export function PageTexts({ texts }: { texts: Answer<typeof showPageTexts> }) {
  return texts.map(({ heading, text }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <Paragraphs text={text} />
    </section>
  ));
}
