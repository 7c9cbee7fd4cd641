import { expect, test } from 'vitest';
import { isMasked, maskPhone } from './maskPhone.ts';
import { searchWords } from './searchWords.ts';

test('a number is shown as seven stars and its last four digits', () => {
  expect(maskPhone('0244123456')).toBe('*******3456');
});

test('a number with its stars is one that was not touched', () => {
  expect(['*******3456', ' *******3456 ', '0244123456', '******3456', '*******345'].map(isMasked)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('names are searched without accents, capitals and the letters no keyboard has', () => {
  expect(searchWords('Afɛ́a Owusu-Ansah')).toBe('afea owusu ansah');
  expect(searchWords('  Ŋutinya  ƉƆƉƆ, Ho ')).toBe('nutinya dodo ho');
});
