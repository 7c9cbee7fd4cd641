import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp({
    env: { SUPPORT_PHONES: '030 212 3456, +233 24 000 0000', SUPPORT_EMAIL: 'support@agrihub.example.gh' },
  });
});
afterEach(() => portal.close());

const read = async <Shape>(url: string) => (await portal.inject(url)).json() as Shape;
interface Titled {
  readonly id: string;
  readonly title: string;
  readonly route: string;
}

test('the first page has its slides, services, partners and questions, in order', async () => {
  const landing = await read<{
    slides: { image: string; link: string }[];
    services: Titled[];
    partners: { shortName: string }[];
    faqs: { question: string }[];
  }>('/api/portal/landing');
  expect(landing.slides.map(({ image }) => image)).toEqual(['season', 'rain', 'traps', 'market', 'data']);
  expect(landing.partners.map(({ shortName }) => shortName)).toEqual([
    'GMet',
    'CSIR',
    'GSS',
    'MoFA',
    'AICCRA',
    'FAO',
    'Natural Earth',
    'GeoNames',
  ]);
  expect(landing.services).toHaveLength(12);
  expect(landing.faqs).toHaveLength(7);
});

test('the tools lead where the specification says, and to the other two maps', async () => {
  const services = await read<(Titled & { kind: string })[]>('/api/portal/services');
  expect(services.map(({ kind, title, route }) => [kind, title, route])).toEqual([
    ['card', 'Resources', '/main/resources'],
    ['card', 'CSA-CIS Bundling', '/main/stepper'],
    ['tool', 'Dashboard', '/main/dashboard'],
    ['tool', 'Cropping Calendar', '/main/cchome'],
    ['tool', 'Weather Api', '/weather'],
    ['tool', 'Temperature & Rain', '/main/temprain'],
    ['tool', 'CSA Map', '/main/leaflet'],
    ['tool', 'District Map', '/main/district_map'],
    ['tool', 'Farm Map', '/main/farm_cord'],
    ['tool', 'CSIRspace', '/csirspace'],
    ['tool', 'Kuafo Marketplace', '/kuafo'],
    ['tool', 'CSIR Technologies', '/technologies'],
  ]);
});

test('support has five topics and five questions, and the contacts of the configuration first', async () => {
  const support = await read<{
    topics: { title: string }[];
    faqs: { id: string }[];
    contacts: { kind: string; value: string }[];
  }>('/api/portal/support');
  expect(support.topics.map(({ title }) => title)).toEqual([
    'Using Dashboards',
    'Why StorySets',
    'Understanding Dataset',
    'Services Detailing',
    'Resource Contents',
  ]);
  expect(support.faqs.map(({ id }) => id)).toEqual([
    'adding_data',
    'private_datasets',
    'cropping_calendar',
    'extension_portal',
    'registering_officers',
  ]);
  expect(support.contacts.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'phone 030 212 3456',
    'phone +233 24 000 0000',
    'e-mail support@agrihub.example.gh',
    'office The Department of Agriculture of your district assembly',
  ]);
});

test('an edit of an administrator is on the page at the next request', async () => {
  const admin = await portal.as('admin');
  const before = (await admin.inject('/api/reference/slides/week_ahead')).json() as {
    row: { version: number; values: Record<string, unknown> };
  };
  const edited = await admin.inject({
    method: 'PUT',
    url: '/api/reference/slides/week_ahead',
    payload: { values: { ...before.row.values, text: 'Rain or shine' }, version: before.row.version },
  });
  expect(edited.statusCode, edited.body).toBe(200);
  const { slides } = await read<{ slides: { id: string; text: string }[] }>('/api/portal/landing');
  expect(slides.find(({ id }) => id === 'week_ahead')?.text).toBe('Rain or shine');
});

test.each([
  [
    'slides',
    {
      slideId: 'x',
      position: 9,
      image: 'rain',
      text: 'T',
      animationClass: 'fade',
      description: 'D',
      link: 'https://elsewhere.example',
    },
    'expected a page of this portal',
  ],
  [
    'services',
    { serviceId: 'x', position: 9, kind: 'tool', title: 'T', text: 'T', route: '//elsewhere.example', icon: 'map' },
    'expected a page of this portal',
  ],
  [
    'supportContacts',
    { contactId: 'x', position: 9, kind: 'phone', label: 'L', value: 'call me' },
    'expected a phone number in digits',
  ],
])('a row of %s that would mislead visitors is refused with a sentence', async (table, values, sentence) => {
  const admin = await portal.as('admin');
  const answer = await admin.inject({ method: 'POST', url: `/api/reference/${table}`, payload: { values } });
  expect(answer.body).toContain(sentence);
  expect((answer.json() as { row: unknown }).row).toBeNull();
});

test('privacy and terms have their paragraphs, another page is refused', async () => {
  expect((await read<{ heading: string }[]>('/api/portal/texts/privacy'))[0]?.heading).toBe('Who is responsible');
  expect(await read<unknown[]>('/api/portal/texts/terms')).toHaveLength(7);
  expect((await portal.inject('/api/portal/texts/imprint')).statusCode).toBe(400);
});
