import { expect, test } from 'vitest';
import { spamSigns } from './spamSigns.ts';

const honest = { trap: '', openSeconds: 40, text: 'Where can I buy Omankwa seed? See https://csir.org.gh' };
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 ? 'www.buy.example' : 'HTTP://buy.example')).join(' ');

test.each([
  ['a question typed into the form', {}, []],
  ['a question sent by a program, as documented', { openSeconds: 'unsigned' as const }, []],
  ['three seconds, as one who pastes', { openSeconds: 3 }, []],
  ['under three seconds', { openSeconds: 2 }, ['hasty']],
  ['a time that is not ours', { openSeconds: 'forged' as const }, ['forged']],
  ['a field that people do not see', { trap: 'http://buy.example' }, ['trap']],
  ['five links', { text: links(5) }, []],
  ['six links', { text: links(6) }, ['links']],
  ['two links without the form', { openSeconds: 'unsigned' as const, text: links(2) }, []],
  ['three links without the form', { openSeconds: 'unsigned' as const, text: links(3) }, ['links']],
  ['everything at once', { trap: 'x', openSeconds: 0, text: links(9) }, ['trap', 'hasty', 'links']],
])('%s', (_, changes, signs) => {
  expect(spamSigns({ ...honest, ...changes })).toEqual(signs);
});
