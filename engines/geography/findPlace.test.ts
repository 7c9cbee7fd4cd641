import { describe, expect, test } from 'vitest';
import { findPlace } from './findPlace.ts';
import { editDistance, nearestName, plainName } from './names.ts';

const regions = [
  { id: 'ashanti', name: 'Ashanti', alsoKnownAs: ['GH-AH', 'ah'], formerly: ['Ashanti'] },
  { id: 'bono', name: 'Bono', alsoKnownAs: ['GH-BO', 'ba'], formerly: ['Brong-Ahafo'] },
  { id: 'ahafo', name: 'Ahafo', alsoKnownAs: ['GH-AF', 'ba'], formerly: ['Brong-Ahafo'] },
  { id: 'northern', name: 'Northern', alsoKnownAs: ['GH-NP', 'nr'], formerly: ['Northern'] },
  { id: 'savannah', name: 'Savannah', alsoKnownAs: ['GH-SV', 'sv'], formerly: ['Northern'] },
];
const idsFor = (written: string): string[] => findPlace(written, regions).found.map(({ id }) => id);

describe('finding a region', () => {
  test.each([
    ['ashanti', ['ashanti']],
    ['ASHANTI REGION', ['ashanti']],
    ['gh-ah', ['ashanti']],
    ['ah', ['ashanti']],
    ['Brong Ahafo', ['bono', 'ahafo']],
    ['ba', ['bono', 'ahafo']],
    ['Northern', ['northern']],
  ])('%s is understood', (written, ids) => expect(idsFor(written)).toEqual(ids));

  test('a mistyped name has a suggestion, gibberish has none', () => {
    expect(findPlace('Ashnti', regions)).toMatchObject({ found: [], nearest: { id: 'ashanti' } });
    expect(findPlace('xyzxyzxyz', regions)).toEqual({ found: [], nearest: null });
  });
});

describe('names', () => {
  test('what writers vary falls away', () => {
    expect(plainName(' PRESTEA/HUNI  Valley Municipal ')).toBe('prestea huni valley');
    expect(plainName('ejura_sekyedumase_municipal')).toBe('ejura sekyedumase');
    expect(plainName('Tamalé Metropolitan Assembly')).toBe('tamale');
  });

  test('letters put in, left out and changed are counted', () => {
    expect(editDistance('sagnarigu', 'sagnerigu')).toBe(1);
    expect(editDistance('', 'wa')).toBe(2);
    expect(editDistance('keta', 'ketu')).toBe(1);
  });

  test('the nearest name shares at least half of its letters', () => {
    expect(nearestName('Kumassi', ['Kumasi', 'Tamale'], (name) => name)).toBe('Kumasi');
    expect(nearestName('KMA', ['Keta', 'Tamale'], (name) => name)).toBeNull();
    expect(nearestName('Ouagadougou', ['Wa', 'Ho'], (name) => name)).toBeNull();
  });
});
