import type { ReactNode } from 'react';
import { PartnerMark } from '#web/features/portal/Partners.tsx';
import { Questions } from '#web/features/portal/Questions.tsx';
import { ServiceCard, ServiceTile } from '#web/features/portal/ServiceTiles.tsx';
import { SlideCard } from '#web/features/portal/SlideCard.tsx';
import { ContactLine } from '#web/features/support/Contacts.tsx';
import { loadWords } from '#web/lib/words.ts';
import { Topics } from '#web/pages/support/Topics.tsx';
import { PageTexts } from '#web/pages/texts/PageTexts.tsx';
import type { PortalTable } from '../previewed.ts';
import { say, type Draft } from './draft.ts';

// It is fetched after the form stands, and brings its words along.
await loadWords(['home', 'support']);

const id = 'draft';

const previews: Readonly<Record<PortalTable, (draft: Draft) => ReactNode>> = {
  slides: (draft) => (
    // It moves in anew when another way of moving is chosen.
    <div data-current key={say(draft['animationClass'])}>
      <SlideCard
        slide={{
          id,
          image: say(draft['image']),
          text: say(draft['text']),
          animationClass: say(draft['animationClass']),
          description: say(draft['description']),
          link: say(draft['link']),
        }}
      />
    </div>
  ),
  services: (draft) => {
    const parts = {
      id,
      title: say(draft['title']),
      text: say(draft['text']),
      route: say(draft['route']),
      icon: say(draft['icon']),
    };
    return draft['kind'] === 'card' ? (
      <ServiceCard service={{ ...parts, kind: 'card' }} />
    ) : (
      <ServiceTile service={{ ...parts, kind: 'tool' }} />
    );
  },
  partners: (draft) => (
    <PartnerMark
      partner={{
        id,
        shortName: say(draft['shortName']),
        name: say(draft['name']),
        data: say(draft['data']),
        link: say(draft['link']),
      }}
    />
  ),
  faqs: (draft) => (
    <Questions open questions={[{ id, question: say(draft['question']), answer: say(draft['answer']) }]} />
  ),
  supportTopics: (draft) => (
    <Topics
      chosen={id}
      topics={[
        {
          id,
          title: say(draft['title']),
          text: say(draft['text']),
          icon: say(draft['icon']),
          howItWorks: say(draft['howItWorks']),
          link: say(draft['link']),
        },
      ]}
    />
  ),
  supportContacts: (draft) => {
    const kind = draft['kind'] === 'phone' || draft['kind'] === 'e-mail' ? draft['kind'] : 'office';
    return (
      <ul className="contacts">
        <ContactLine contact={{ id, kind, label: say(draft['label']), value: say(draft['value']) }} />
      </ul>
    );
  },
  pageTexts: (draft) => <PageTexts texts={[{ heading: say(draft['heading']), text: say(draft['text']) }]} />,
};

/** A row of the texts of the public pages, drawn by the parts of those pages. */
export default function PortalPreview({ table, draft }: { table: PortalTable; draft: Draft }) {
  return previews[table](draft);
}
