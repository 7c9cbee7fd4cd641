import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { WarningArea } from '#contract/risks/warnings.ts';
import { explain } from './validationMessages.ts';
import { readSchema } from './schema.ts';

const draft = readSchema(Type.Object({ area: WarningArea }));
const kinds = 'expected one of "around", "districts", "zone", "shape".';

test.each([
  [
    'half drawn',
    {
      kind: 'shape',
      corners: [
        [-1.4, 7.4],
        [-1.3, 7.4],
      ],
    },
    'area.corners is a list of 2; expected a list of 3 to 60 items.',
  ],
  [
    'drawn with a corner of one number',
    { kind: 'shape', corners: [[-1.4, 7.4], [-1.3], [-1.3, 7.5]] },
    'area.corners[1] is a list of 1; expected a list of 2 items.',
  ],
  ['drawn without corners', { kind: 'shape' }, 'area.corners is missing; expected a list of 3 to 60 items.'],
  [
    'around a place outside the earth',
    { kind: 'around', lat: 97.4, lng: -1.4, km: 5 },
    'area.lat is 97.4; expected a number from -90 to 90.',
  ],
  ['of a kind that is none', { kind: 'circle', km: 5 }, `area.kind is "circle"; ${kinds}`],
  ['of no kind', { km: 5 }, `area.kind is missing; ${kinds}`],
])('an area that is %s is told what was found and what is expected', (_, area, sentence) => {
  expect(explain(draft, { area }, 'The body')).toEqual([sentence]);
});

test('groups that nothing tells apart are named by their fields', () => {
  const place = readSchema(
    Type.Object({
      at: Type.Union([
        Type.Object({ lat: Type.Number(), lng: Type.Number() }),
        Type.Object({ district: Type.String(), town: Type.Optional(Type.String()) }),
      ]),
    }),
  );
  const expected = 'expected a group with the fields lat and lng or a group with the field district.';
  expect(explain(place, { at: { lat: 7.4, long: -1.4 } }, 'The body')).toEqual([
    `at is a group with the fields "lat" and "long"; ${expected}`,
  ]);
  expect(explain(place, { at: {} }, 'The body')).toEqual([`at is a group without fields; ${expected}`]);
  const many = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1 };
  expect(explain(place, { at: many }, 'The body')).toEqual([
    `at is a group with the fields "a", "b", "c", "d", "e", "f" and 2 more; ${expected}`,
  ]);
});
