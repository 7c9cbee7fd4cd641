import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { jsonWriter } from './writeJson.ts';

const Row = Type.Object({
  id: Type.Integer(),
  share: Type.Optional(Type.Number()),
  name: Type.String(),
  level: Type.Union([Type.Literal('low'), Type.Literal('high'), Type.Null()]),
  tags: Type.Array(Type.String()),
  place: Type.Union([Type.Object({ lat: Type.Number() }), Type.Null()]),
  counts: Type.Record(Type.String(), Type.Integer()),
  pair: Type.Tuple([Type.Boolean(), Type.Union([Type.Integer(), Type.Object({ of: Type.String() })])]),
});

const full = {
  id: 7,
  share: 0.5,
  name: 'Yaa "Asantewaa"\n',
  level: 'high',
  tags: ['a', 'ɛɔŋ'],
  place: { lat: -1.5 },
  counts: { maize: 3 },
  pair: [true, { of: 'x' }],
};

describe('an answer is written by its declaration', () => {
  const write = jsonWriter(Row, 'showRow');

  test('declared fields in the order declared, nothing else', () => {
    const secret = { ...full, password: 'x', place: { lat: -1.5, lng: 9 }, pair: [true, { of: 'x', and: 'y' }] };
    expect(write(secret)).toBe(
      String.raw`{"id":7,"share":0.5,"name":"Yaa \"Asantewaa\"\n","level":"high","tags":["a","ɛɔŋ"],"place":{"lat":-1.5},"counts":{"maize":3},"pair":[true,{"of":"x"}]}`,
    );
  });

  test('what is empty, and what may be left out', () => {
    expect(write({ id: 0, name: '', level: null, tags: [], place: null, counts: {}, pair: [false, 2] })).toBe(
      '{"id":0,"name":"","level":null,"tags":[],"place":null,"counts":{},"pair":[false,2]}',
    );
  });

  test.each([
    ['a whole number', { id: 1.5 }],
    ['a figure', { share: Number.NaN }],
    ['a text', { name: undefined }],
    ['one of the levels', { level: 'medium' }],
    ['a list', { tags: 'a' }],
    ['a text in a list', { tags: [1] }],
    ['a place', { place: {} }],
    ['a pair', { pair: [true] }],
  ])('refuses what is not %s', (_what, wrong) => {
    expect(() => write({ ...full, ...wrong })).toThrow('showRow: ');
  });

  test('an object that cannot change is written once', () => {
    let reads = 0;
    const row = Object.freeze({
      ...full,
      get name() {
        reads += 1;
        return 'Ama';
      },
    });
    expect(write(row)).toBe(write(row));
    expect(reads).toBe(1);
  });
});

test('any text reads back as it was', () => {
  const write = jsonWriter(Type.String());
  const holds = fc.check(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => write(text) === JSON.stringify(text)),
  );
  expect(holds.counterexample).toBeNull();
});

test('the log says which field an answer left out', () => {
  const write = jsonWriter(Type.Array(Type.Object({ id: Type.Integer(), text: Type.String() })), 'listNotes');
  expect(() => write([{ id: 1, text: 'a' }, { id: 2 }])).toThrow('listNotes: [1].text is missing; expected text.');
});
