import { expect, test } from 'vitest';
import { requireGoodPassword } from './passwordRules.ts';

const abena = {
  email: 'abena.mensah@example.org',
  name: 'Abena Mensah',
  institution: 'Savanna Research',
  phone: '0244123456',
};
const refusal = (password: string): Promise<string> =>
  requireGoodPassword(password, password, abena).then(
    () => 'taken',
    (problem: Error) => problem.message.split('.')[0]!,
  );

test.each([
  ['pelican orchid tram', 'taken'],
  ['Wet-Harmattan-Ladder', 'taken'],
  ['hz@"mD6J%.D', 'taken'],
  ['correct horse battery staple', 'taken'],
  ['ɛyɛ adwuma pa ara', 'taken'],
  ['short', 'The password has 5 characters; use at least 10'],
  ['ɔɔɔɔɔ', 'The password has 5 characters; use at least 10'],
  ['1234567890', 'This password is one of those that are tried first, because many people use it or one like it'],
  ['Password123', 'This password is one of those that are tried first, because many people use it or one like it'],
  ['P@ssw0rd12', 'This password is one of those that are tried first, because many people use it or one like it'],
  ['aaaaaaaaaaaaaa', 'A piece that is repeated is guessed like the piece alone'],
  ['ghanaghanaghana', 'A piece that is repeated is guessed like the piece alone'],
  ['abcdefghijklm', 'Letters or digits in their order, like abcd or 4321, are tried early'],
  ['abenamensah1', 'This password is made of your own name, e-mail address, telephone number or institution'],
  [
    'abena.mensah@example.org',
    'This password is made of your own name, e-mail address, telephone number or institution',
  ],
  ['0244123456', 'This password is made of your own name, e-mail address, telephone number or institution'],
])('%s: %s', async (password, said) => expect(await refusal(password)).toBe(said));

// Judged without trying every way to take it apart, which would not end within the time a test has.
test('a long password is judged as well', async () => {
  expect(await refusal('aB1!'.repeat(50))).toBe('A piece that is repeated is guessed like the piece alone');
  expect(
    await refusal(Array.from({ length: 200 }, (_, at) => String.fromCodePoint(33 + ((at * 37) % 90))).join('')),
  ).toBe('taken');
  expect(await refusal('x1'.repeat(101))).toBe('The password has 202 characters; use at most 200');
});
