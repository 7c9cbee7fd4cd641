import { describe, expect, test } from 'vitest';
import { answersOfRow, guessMapping, instanceOf, joinPlaces, readCollectedJson } from './collectedRows.ts';
import type { Question } from './field.ts';

const questions: readonly Question[] = [
  { name: 'riskCategoryId', kind: 'one', label: 'What was seen?', choices: 'categories', required: true },
  { name: 'count', kind: 'whole', label: 'How many cases?' },
  { name: 'place', kind: 'point', label: 'Where?' },
  { name: 'crops', kind: 'several', label: 'Crops', choices: 'crops' },
  { name: 'agrees', kind: 'truth', label: 'Agrees?' },
];
const lists = {
  categories: [
    { value: '2', label: 'Fall armyworm' },
    { value: '4', label: 'Flood' },
  ],
  crops: [
    { value: 'maize', label: 'Maize' },
    { value: 'sweet_potato', label: 'Sweet potato' },
  ],
};

describe('an export', () => {
  test('of KoboToolbox as JSON is read with its groups, of ODK Central with its places', () => {
    expect(
      readCollectedJson('{"results":[{"_uuid":"a","visit/count":3,"_attachments":[{"filename":"x.jpg"}]}]}'),
    ).toEqual({
      headers: ['_uuid', 'visit/count'],
      records: [{ row: 1, cells: ['a', '3'] }],
    });
    const odk = readCollectedJson(
      '{"value":[{"__id":"uuid:b","visit":{"place":{"type":"Point","coordinates":[-1.36,7.39,210],"properties":{"accuracy":4}}}}]}',
    );
    expect(odk).toEqual({
      headers: ['__id', 'visit/place'],
      records: [{ row: 1, cells: ['uuid:b', '7.39 -1.36 210 4'] }],
    });
    const walked = '{"value":[{"area":{"type":"Polygon","coordinates":[[[-1,7],[-1,8],[0,8],[-1,7]]]}}]}';
    expect(readCollectedJson(walked)?.records[0]?.cells).toEqual(['7 -1 0 0; 8 -1 0 0; 8 0 0 0; 7 -1 0 0']);
    expect([readCollectedJson('{}'), readCollectedJson('<xml/>')]).toEqual([null, null]);
  });

  test('has the parts of a place joined, as ODK and as Kobo take it apart', () => {
    for (const headers of [
      ['place-Latitude', 'place-Longitude', 'place-Altitude', 'place-Accuracy'],
      ['_place_latitude', '_place_longitude', '_place_altitude', '_place_precision'],
    ]) {
      const { headers: all, records } = joinPlaces({
        headers,
        records: [{ row: 2, cells: ['7.39', '-1.36', '', '5'] }],
      });
      expect([all.at(-1), records[0]?.cells.at(-1)]).toEqual(['place', '7.39 -1.36 0 5']);
    }
  });

  test.each([
    [['_id', '_uuid'], ['7', '0b1c2d3e-1111-4222-8333-444455556666'], 'uuid:0b1c2d3e-1111-4222-8333-444455556666'],
    [['KEY'], ['uuid:0b1c2d3e-1111-4222-8333-444455556666'], 'uuid:0b1c2d3e-1111-4222-8333-444455556666'],
    [['_id'], ['7'], null],
  ])('with %j is told apart by %j as %s', (headers, cells, expected) => {
    expect(instanceOf(headers, cells)).toBe(expected);
  });
});

test('columns are found by name, by label and by what was said before', () => {
  expect(guessMapping(['visit/count', 'What was seen?', 'GPS', '_uuid'], questions, { GPS: 'place' })).toEqual({
    'visit/count': 'count',
    'What was seen?': 'riskCategoryId',
    GPS: 'place',
    _uuid: '',
  });
});

test('cells are read as answers, by value, label or how a label begins; what is wrong is said', () => {
  const headers = ['riskCategoryId', 'count', 'crops', 'agrees'];
  const mapping = guessMapping(headers, questions, {});
  const read = (cells: string[]) => answersOfRow({ headers, cells }, mapping, questions, lists);
  expect(read(['fall army', '3', 'maize sweet_potato', 'Yes'])).toEqual({
    answers: { riskCategoryId: '2', count: '3', crops: 'maize sweet_potato', agrees: 'true' },
    wrong: [],
  });
  expect(read(['', 'many', 'Maize; Yam', '']).wrong).toEqual([
    { question: 'riskCategoryId', sentence: 'What was seen? is empty. Fill it in.' },
    { question: 'count', sentence: 'How many cases? is "many". Expected: a whole number, such as 12.' },
    {
      question: 'crops',
      sentence: 'Crops is "Maize; Yam". It is not in the list: Maize; Sweet potato. Write it as the portal does.',
    },
  ]);
});
