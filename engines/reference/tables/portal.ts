import { choice, choices, id, integer, longText, optional, page, reference, text, url } from '../column.ts';
import { table } from '../table.ts';

/** Names of the portal's own drawings (`web/features/portal/scenes/`). */
export const sceneNames = ['season', 'rain', 'market', 'traps', 'data'] as const;
/** How a slide's words come in; stillness under reduced motion. */
export const animationClasses = ['fade', 'rise', 'glide'] as const;
/** Icons of services and topics (`web/features/portal/PortalIcon.tsx`). */
export const portalIcons = [
  'dashboard',
  'calendar',
  'weather',
  'temperature',
  'map',
  'research',
  'market',
  'technology',
  'resources',
  'bundle',
  'story',
  'dataset',
  'services',
] as const;
/** `card`: the large cards of the services page; `tool`: its tiles. */
export const serviceKinds = ['card', 'tool'] as const;
export const contactKinds = ['phone', 'e-mail', 'office'] as const;
export const faqPlaces = ['landing', 'support'] as const;
export const textPages = ['privacy', 'terms'] as const;

const position = integer('Position', 'Place in the order, 1 first.', 1, 999);

export const slides = table({
  name: 'slides',
  title: 'Slides of the first page',
  description: 'A picture with a few words at the head of the first page, and where it leads.',
  key: ['slideId'],
  titleColumn: 'text',
  columns: {
    slideId: id('Slide key', 'Names the slide, such as know_when_to_plant.'),
    position,
    image: choice('Picture', 'One of the portal’s own drawings.', sceneNames),
    text: text('Text', 'The large words, up to ten.', { required: true, longest: 80 }),
    animationClass: choice('Animation', 'How the words come in.', animationClasses),
    description: longText('Description', 'One or two sentences under the text.', { required: true, longest: 240 }),
    link: page('Link', 'A page of this portal, such as /weather; empty: none.'),
  },
});

export const services = table({
  name: 'services',
  title: 'Services',
  description: 'A tool or service of the portal: on the first page, and as a card or tile of the services page.',
  key: ['serviceId'],
  titleColumn: 'title',
  columns: {
    serviceId: id('Service key', 'Names the service, such as cropping_calendar.'),
    position,
    kind: choice('Kind', 'A large card or a tile of the services page.', serviceKinds),
    title: text('Title', 'As it is shown.', { required: true, longest: 60 }),
    text: text('Text', 'One sentence: what a person can do there.', { required: true, longest: 200 }),
    route: page('Route', 'The page it opens, such as /main/cchome.', { required: true }),
    icon: choice('Icon', 'Its picture.', portalIcons),
  },
});

export const partners = table({
  name: 'partners',
  title: 'Partners',
  description: 'An institution whose data the portal shows, under "Data from" on the first page.',
  key: ['partnerId'],
  titleColumn: 'name',
  columns: {
    partnerId: id('Partner key', 'Names the institution, such as gmet.'),
    position,
    shortName: text('Short name', 'The wordmark: GMet.', { required: true, longest: 24 }),
    name: text('Name', 'In full.', { required: true, longest: 120 }),
    data: text('Data', 'What of theirs is shown.', { required: true, longest: 160 }),
    link: url('Link', 'Their web page.'),
  },
});

export const supportTopics = table({
  name: 'supportTopics',
  title: 'Support topics',
  description: 'A topic of the support page with its explanation.',
  key: ['topicId'],
  titleColumn: 'title',
  columns: {
    topicId: id('Topic key', 'Names the topic, such as dashboards.'),
    position,
    title: text('Title', 'As it is shown.', { required: true, longest: 60 }),
    text: text('Text', 'One sentence on the card.', { required: true, longest: 160 }),
    icon: choice('Icon', 'Its picture.', portalIcons),
    howItWorks: longText('How it works', 'The explanation; an empty line begins a new paragraph.', { required: true }),
    link: page('Link', 'The page it is about, such as /main/dashboard; empty: none.'),
  },
});

export const faqs = table({
  name: 'faqs',
  title: 'Questions and answers',
  description: 'A question people ask, with its answer.',
  key: ['faqId'],
  titleColumn: 'question',
  columns: {
    faqId: id('Question key', 'Names the question, such as adding_data.'),
    position,
    topic: optional(reference('Topic', 'The support topic it belongs to; empty: none.', 'supportTopics')),
    question: text('Question', 'As people ask it.', { required: true, longest: 200 }),
    answer: longText('Answer', 'A few sentences; an empty line begins a new paragraph.', {
      required: true,
      longest: 2_000,
    }),
    shownOn: choices('Shown on', 'The first page, the support page, or both.', faqPlaces),
  },
});

export const supportContacts = table({
  name: 'supportContacts',
  title: 'Support contacts',
  description: 'A way to reach people, beside the phone numbers and the e-mail address of the configuration.',
  key: ['contactId'],
  titleColumn: 'label',
  columns: {
    contactId: id('Contact key', 'Names the contact, such as district_office.'),
    position,
    kind: choice('Kind', 'Phone and e-mail become links.', contactKinds),
    label: text('Label', 'Who answers.', { required: true, longest: 80 }),
    value: text('Value', 'The number, the address, or where to go.', { required: true, longest: 200 }),
  },
  check: ({ kind, value }) => {
    if (kind === 'phone' && !/^\+?[\d ]{9,20}$/.test(value))
      return [`Value: found "${value}", expected a phone number in digits, such as 030 212 3456.`];
    if (kind === 'e-mail' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value))
      return [`Value: found "${value}", expected an e-mail address, such as support@agrihub.example.gh.`];
    return [];
  },
});

export const pageTexts = table({
  name: 'pageTexts',
  title: 'Texts of privacy and terms',
  description: 'A paragraph of the privacy page or of the terms, under its heading.',
  key: ['page', 'position'],
  titleColumn: 'heading',
  columns: {
    page: choice('Page', 'Where it stands.', textPages),
    position,
    heading: text('Heading', 'Of the paragraph.', { required: true, longest: 120 }),
    text: longText('Text', 'An empty line begins a new paragraph.', { required: true }),
  },
});
