import { expect, test } from 'vitest';
import { frenchProblems } from '#contract/problems/frenchProblems.ts';
import { problems } from '#contract/problems/problems.ts';

test('French sentences have French marks: a space before ; ? !, guillemets, and the curved apostrophe', () => {
  const plain = Object.entries<(found: never) => string>(frenchProblems)
    .filter(([, sentence]) => sentence.length === 0)
    .map(([code, sentence]) => [code, sentence(undefined as never)] as const);
  expect(plain.length).toBeGreaterThan(50);
  expect(plain.filter(([, text]) => /["'“”]|[\p{L}\d»})][;?!](?!\w)/u.test(text))).toEqual([]);
});

test('every problem whose sentence is of the catalogue is said in French', () => {
  const elsewhere = Object.entries<{ readonly sentence: (found: never) => string }>(problems)
    .filter(([code]) => !(code in frenchProblems))
    .map(([code, { sentence }]) => [code, sentence({ sentence: 'as thrown', field: '' } as never)]);
  expect(elsewhere.filter(([, text]) => text !== 'as thrown')).toEqual([]);
});

test('a sentence names what was found, and what is meant', () => {
  expect(frenchProblems.cropNotFound({ found: 'maze', nearest: 'maize' })).toBe(
    'Il n’y a pas de culture « maze ». Vouliez-vous dire « maize » ? Utilisez un crop_id de /api/cc/crops, par exemple « maize ».',
  );
  expect(frenchProblems.tooManyRequests({ seconds: 1 })).toBe(
    'Trop de requêtes sont venues d’ici. Attendez 1 seconde et réessayez.',
  );
});
