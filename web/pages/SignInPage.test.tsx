import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import SignInPage from './SignInPage.tsx';

afterEach(cleanup);

const open = (query: string) => renderPage(<SignInPage params={{}} search={new URLSearchParams(query)} />);
const goesOnTo = ({ container }: ReturnType<typeof open>) => container.querySelector<HTMLInputElement>('input[name="next"]')?.value;

test('after signing in a person goes on to where they were', () => {
  expect(goesOnTo(open('next=/manage/crops'))).toBe('/manage/crops');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/%09/elsewhere.example'])('and never to another site: %s', (next) => {
  expect(goesOnTo(open(`next=${next}`))).toBe('/');
});

test('a wrong password is said on the page, with and without JavaScript', () => {
  const { getByText } = open('wrong=1');
  expect(getByText('Wrong e-mail or password. Check both and try again.')).toBeTruthy();
});
