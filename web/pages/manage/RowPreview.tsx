import type { ReactNode } from 'react';
import { PartnerMark } from '#web/features/portal/Partners.tsx';
import { Paragraphs } from '#web/features/portal/Paragraphs.tsx';
import { PortalIcon } from '#web/features/portal/PortalIcon.tsx';
import { Questions } from '#web/features/portal/Questions.tsx';
import { ServiceCard, ServiceTile } from '#web/features/portal/ServiceTiles.tsx';
import { SlideCard } from '#web/features/portal/SlideCard.tsx';
import type { Previewed } from './previewed.ts';
import './RowPreview.css';

/** A row as it is being written: cells may be missing, or not yet right. */
type Draft = Readonly<Record<string, unknown>>;

const previews: Readonly<Record<Previewed, (draft: Draft) => ReactNode>> = {
  slides: (draft) => (
    // It moves in anew when another way of moving is chosen.
    <div data-current key={say(draft['animationClass'])}>
      <SlideCard
        slide={{
          id: 'draft',
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
    const service = {
      id: 'draft',
      kind: draft['kind'] === 'card' ? ('card' as const) : ('tool' as const),
      title: say(draft['title']),
      text: say(draft['text']),
      route: say(draft['route']),
      icon: say(draft['icon']),
    };
    return service.kind === 'card' ? <ServiceCard service={service} /> : <ServiceTile service={service} />;
  },
  partners: (draft) => (
    <PartnerMark
      partner={{ id: 'draft', shortName: say(draft['shortName']), name: say(draft['name']), data: say(draft['data']), link: say(draft['link']) }}
    />
  ),
  faqs: (draft) => <Questions open questions={[{ id: 'draft', question: say(draft['question']), answer: say(draft['answer']) }]} />,
  supportTopics: (draft) => (
    <>
      <div className="service-tile">
        <PortalIcon name={say(draft['icon'])} />
        <strong>{say(draft['title'])}</strong>
        <span>{say(draft['text'])}</span>
      </div>
      <article className="row-preview-text">
        <h3>{say(draft['title'])}</h3>
        <Paragraphs text={say(draft['howItWorks'])} />
      </article>
    </>
  ),
  supportContacts: (draft) => (
    <p className="row-preview-text">
      {say(draft['label'])} <strong>{say(draft['value'])}</strong>
    </p>
  ),
  pageTexts: (draft) => (
    <article className="row-preview-text">
      <h3>{say(draft['heading'])}</h3>
      <Paragraphs text={say(draft['text'])} />
    </article>
  ),
};

/** A row as visitors will see it, drawn by the parts of the public pages. */
export default function RowPreview({ table, draft }: { table: Previewed; draft: Draft }) {
  // Links lead away from what is being written: they are shown, and do nothing.
  return <div className="row-preview" inert>{previews[table](draft)}</div>;
}

function say(cell: unknown): string {
  return cell === null || cell === undefined ? '' : String(cell);
}
