import { Type } from 'typebox';
import { SentenceLanguage } from '../shapes.ts';
import { endpoint } from '../endpoint.ts';

/** Sites of others that have an address here, `/csirspace`; where they lead is configured. */
export const outsideNames = ['technologies', 'learn', 'kuafo', 'advisor', 'csirspace'] as const;
export type OutsideName = (typeof outsideNames)[number];

/** One of the portal's services: a large card or a tile. */
const Service = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('card'), Type.Literal('tool')]),
  title: Type.String(),
  text: Type.String(),
  route: Type.String(),
  icon: Type.String(),
});

const Question = Type.Object({ id: Type.String(), question: Type.String(), answer: Type.String() });

export const showLanding = endpoint({
  name: 'showLanding',
  room: 'portal',
  method: 'GET',
  path: '/api/portal/landing',
  audience: 'public',
  effect: 'reads',
  summary: 'What the first page shows: slides, services, whose data it is, questions and answers',
  answer: Type.Object({
    slides: Type.Array(
      Type.Object({
        id: Type.String(),
        /** Name of one of the portal's own drawings. */
        image: Type.String(),
        text: Type.String(),
        animationClass: Type.String(),
        description: Type.String(),
        /** A page of this portal; empty: none. */
        link: Type.String(),
      }),
    ),
    services: Type.Array(Service),
    partners: Type.Array(
      Type.Object({
        id: Type.String(),
        shortName: Type.String(),
        name: Type.String(),
        data: Type.String(),
        link: Type.String(),
      }),
    ),
    faqs: Type.Array(Question),
  }),
  refusals: 'message',
  cached: true,
});

export const showServices = endpoint({
  name: 'showServices',
  room: 'portal',
  method: 'GET',
  path: '/api/portal/services',
  audience: 'public',
  effect: 'reads',
  summary: 'The services of the portal, in order',
  answer: Type.Array(Service),
  refusals: 'message',
  cached: true,
});

export const showSupport = endpoint({
  name: 'showSupport',
  room: 'portal',
  method: 'GET',
  path: '/api/portal/support',
  audience: 'public',
  effect: 'reads',
  summary: 'What the support page shows: topics with their explanation, questions and answers, ways to reach people',
  answer: Type.Object({
    topics: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        text: Type.String(),
        icon: Type.String(),
        /** Paragraphs are separated by an empty line. */
        howItWorks: Type.String(),
        link: Type.String(),
      }),
    ),
    faqs: Type.Array(Question),
    /** Phone numbers and e-mail of the configuration first, then what administrators added. */
    contacts: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: Type.Union([Type.Literal('phone'), Type.Literal('e-mail'), Type.Literal('office')]),
        label: Type.String(),
        value: Type.String(),
      }),
    ),
  }),
  refusals: 'message',
  cached: true,
});

export const showPageTexts = endpoint({
  name: 'showPageTexts',
  room: 'portal',
  method: 'GET',
  path: '/api/portal/texts/:page',
  audience: 'public',
  effect: 'reads',
  summary: 'The paragraphs of the privacy page or of the terms',
  params: Type.Object({ page: Type.Union([Type.Literal('privacy'), Type.Literal('terms')]) }),
  query: Type.Object({ language: Type.Optional(SentenceLanguage) }),
  answer: Type.Array(Type.Object({ heading: Type.String(), text: Type.String() })),
  refusals: 'message',
  cached: true,
});

export const showOutside = endpoint({
  name: 'showOutside',
  room: 'portal',
  method: 'GET',
  path: '/api/portal/outside/:name',
  audience: 'public',
  effect: 'reads',
  summary: 'Where an address such as /csirspace leads; null when whoever runs the portal has not said',
  params: Type.Object({
    name: Type.Union([
      Type.Literal('technologies'),
      Type.Literal('learn'),
      Type.Literal('kuafo'),
      Type.Literal('advisor'),
      Type.Literal('csirspace'),
    ]),
  }),
  answer: Type.Object({ address: Type.Union([Type.String(), Type.Null()]) }),
  refusals: 'message',
  cached: true,
});
