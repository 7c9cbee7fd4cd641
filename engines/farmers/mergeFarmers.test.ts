import { expect, test } from 'vitest';
import { type Consent, noFacts } from './farmer.ts';
import { mergedFarmer, type MergedEntry, stayingEntry, usualChoice } from './mergeFarmers.ts';
import { strictestConsent } from './strictestConsent.ts';

const no: Consent = { given: false, source: 'unknown', date: null };
const entry = (id: number, fields: Partial<MergedEntry> = {}): MergedEntry => ({
  ...noFacts,
  id,
  name: 'Ama Boateng',
  phone: `024400000${id}`,
  email: '',
  locationId: 'ejura',
  location: 'Ejura',
  districtId: 'ejura_sekyedumase_municipal',
  communityId: 5,
  crops: [],
  language: 'en',
  consent: no,
  createdAt: new Date(`2026-01-0${id}`),
  updatedAt: new Date(`2026-02-0${id}`),
  ...fields,
});

test('where nobody chooses, the fuller is kept, of what is as full the newer; crops of all together', () => {
  const entries = [
    entry(1, { name: 'A. Boateng', email: 'ama@example.org', language: 'ak', crops: ['maize', 'rice'] }),
    entry(2, {
      name: 'Ama Boateng',
      location: 'Ho',
      locationId: 'ho',
      districtId: 'ho_municipal',
      communityId: 9,
      crops: ['rice', 'cassava'],
    }),
  ] as const;
  const choice = usualChoice(entries);
  expect(choice).toEqual({ name: 2, phone: 2, email: 1, place: 2, language: 1, crops: 'all' });
  expect(mergedFarmer(entries, choice)).toEqual({
    ...noFacts,
    name: 'Ama Boateng',
    phone: '0244000002',
    email: 'ama@example.org',
    locationId: 'ho',
    location: 'Ho',
    districtId: 'ho_municipal',
    communityId: 9,
    crops: ['maize', 'rice', 'cassava'],
    language: 'ak',
    consent: no,
  });
});

test('a whole name is fuller than one with initials, however long', () => {
  expect(usualChoice([entry(1, { name: 'Kwame Mensah' }), entry(2, { name: 'K. A. B. Mensahhhhhhhhh' })]).name).toBe(1);
});

test('what is chosen is kept, crops of one too', () => {
  const entries = [entry(1, { crops: ['maize'] }), entry(2, { crops: ['rice'] })] as const;
  expect(mergedFarmer(entries, { ...usualChoice(entries), phone: 1, crops: 1 })).toMatchObject({
    phone: '0244000001',
    crops: ['maize'],
  });
});

test('a farmer agreed to messages only where every entry says so', () => {
  const yes: Consent = { given: true, source: 'in person', date: '2026-03-01' };
  const later: Consent = { given: true, source: 'on paper', date: '2026-04-01' };
  const refused: Consent = { given: false, source: 'by phone', date: '2026-01-01' };
  expect(strictestConsent([entry(1, { consent: yes }), entry(2, { consent: refused })])).toEqual(refused);
  expect(strictestConsent([entry(1, { consent: no }), entry(2, { consent: yes })])).toEqual(no);
  expect(strictestConsent([entry(1, { consent: no }), entry(2, { consent: refused })])).toEqual(refused);
  expect(strictestConsent([entry(1, { consent: yes }), entry(2, { consent: later })])).toEqual(later);
});

test('the oldest entry stays', () => {
  expect(stayingEntry([entry(2), entry(1), entry(3)]).id).toBe(1);
  expect(stayingEntry([entry(5, { createdAt: new Date(0) }), entry(4, { createdAt: new Date(0) })]).id).toBe(4);
});

test('of what nobody chooses the newest that is known is kept; a number shared with one of them becomes theirs', () => {
  // Entry 2 was changed last.
  const entries = [
    entry(1, { phone: '0244000001', sex: 'female', ageGroup: '15-35', hectares: { maize: 1, rice: 2 } }),
    entry(2, { phone: '0244000001', sharesPhone: true, ageGroup: '36-59', hectares: { maize: 3 } }),
  ] as const;
  expect(mergedFarmer(entries, { ...usualChoice(entries), phone: 2 })).toMatchObject({
    sex: 'female',
    ageGroup: '36-59',
    hectares: { maize: 3, rice: 2 },
    sharesPhone: false,
  });
});
