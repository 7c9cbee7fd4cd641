import { supportQuery } from '#web/features/support/api.ts';
import type { HeadContext } from '#web/lib/page.ts';
import type { OwnHead } from './headPart.ts';

/** The questions and their answers, for search engines. */
export function supportHead({ known }: HeadContext): OwnHead {
  const faqs = known(supportQuery)?.faqs ?? [];
  if (faqs.length === 0) return {};
  return {
    structured: [
      {
        '@type': 'FAQPage',
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
