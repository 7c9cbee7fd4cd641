import { expect, test } from 'vitest';
import type { Consent } from './farmer.ts';
import { strictestConsent } from './strictestConsent.ts';

const entry = (given: boolean, date: string | null, source: Consent['source'] = 'in person') => ({
  consent: { given, date, source },
});

test('where one entry says no, the farmer has not agreed, whichever comes first', () => {
  const [yes, no] = [entry(true, '2026-04-15'), entry(false, '2026-01-01')];
  expect(strictestConsent([yes, no])).toEqual(no.consent);
  expect(strictestConsent([no, yes])).toEqual(no.consent);
});

test('of those that say the same the last is kept, whichever comes first', () => {
  const [earlier, later] = [entry(true, '2026-01-01'), entry(true, '2026-04-15')];
  expect(strictestConsent([earlier, later])).toEqual(later.consent);
  expect(strictestConsent([later, earlier])).toEqual(later.consent);
});

test('a day that is known comes after one that is not', () => {
  const [unknown, known] = [entry(false, null), entry(false, '2020-01-01')];
  expect(strictestConsent([unknown, known])).toEqual(known.consent);
  expect(strictestConsent([known, unknown])).toEqual(known.consent);
});

test('of the same day, how it is known is kept before what nobody knows; else the first', () => {
  const [nobody, paper, person] = [
    entry(true, '2026-01-01', 'unknown'),
    entry(true, '2026-01-01', 'on paper'),
    entry(true, '2026-01-01', 'in person'),
  ];
  expect(strictestConsent([nobody, paper])).toEqual(paper.consent);
  expect(strictestConsent([paper, nobody])).toEqual(paper.consent);
  expect(strictestConsent([paper, person])).toEqual(paper.consent);
});

test('one entry keeps its own', () => {
  expect(strictestConsent([entry(true, null)])).toEqual({ given: true, date: null, source: 'in person' });
});
