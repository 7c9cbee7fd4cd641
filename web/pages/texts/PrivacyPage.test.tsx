import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import PrivacyPage from './PrivacyPage.tsx';
import TermsPage from './TermsPage.tsx';

await loadWords(['privacy']);
afterEach(cleanup);

const facts = {
  operator: '',
  contact: '',
  mapHosts: [] as string[],
  tables: [
    {
      table: 'support_message',
      about: 'Messages to support.',
      personal: 'e-mail address and message',
      retention: 'a year',
    },
    { table: 'visit_day', about: 'Page views.', personal: '', retention: 'kept' },
  ],
};
const open = (changes: Partial<typeof facts> = {}, page = <PrivacyPage />) =>
  renderPage(page, {
    answers: {
      showPrivacy: { ...facts, ...changes },
      showPageTexts: [{ heading: 'Your rights', text: 'Ask.\n\nComplain.' }],
    },
  });

test('every table stands with how long it is kept, what is about people in sight', async () => {
  open();
  const row = (await screen.findByText('support_message')).closest('tr')!;
  expect(within(row).getByText('e-mail address and message')).toBeTruthy();
  expect(within(row).getByText('a year')).toBeTruthy();
  const rest = screen.getByText('visit_day').closest('details');
  expect(rest?.querySelector('summary')?.textContent).toBe('1 table holds nothing about people');
});

/** What the code of the pages calls its caches and what it keeps. */
function namesInCode(): string[] {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  return files.flatMap((file) =>
    [...readFileSync(`web/${file}`, 'utf8').matchAll(/const (?:\w+_CACHE|KEY|CHANGES|MADE) = '([\w -]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
}

test('whatever is kept on the device is named as the browser shows it', async () => {
  open();
  await screen.findByText('support_message');
  for (const name of [
    'visitorId',
    'agrihub.calendar',
    'agrihub.weather.place',
    'agrihub.weather.recent',
    'agrihub.weather.position',
    'agrihub.weather.panel',
    'storageTold',
    'sign-in offered',
    'theme',
    'token',
    'kept:…',
    ...namesInCode(),
  ]) {
    expect(screen.getAllByText(name).length, name).toBeGreaterThan(0);
  }
});

test('paragraphs of the editors stand under their headings', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Your rights' })).toBeTruthy();
  expect(screen.getByText('Complain.')).toBeTruthy();
});

test('what the operator has not filled in is marked, with the way to reach somebody all the same', async () => {
  open();
  expect(await screen.findByText(/The institution that runs this portal has not been named here yet/)).toBeTruthy();
  expect(screen.getByText(/A contact for questions about personal data has not been named/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/OPERATOR_NAME|PRIVACY_CONTACT/);
  expect(screen.getByRole('link', { name: 'Open the message form' }).getAttribute('href')).toBe('/main/faq#message');
});

test('operator and contact are named, an address can be written to, and hosts of map pictures are told', async () => {
  open({
    operator: 'Ministry of Food and Agriculture',
    contact: 'data@mofa.example.gh',
    mapHosts: ['tiles.example.org'],
  });
  expect(await screen.findByText('This portal is run by Ministry of Food and Agriculture.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'data@mofa.example.gh' }).getAttribute('href')).toBe(
    'mailto:data@mofa.example.gh',
  );
  expect(screen.getByText(/map pictures, which come from tiles.example.org/)).toBeTruthy();
  expect(screen.queryByText(/PRIVACY_CONTACT/)).toBeNull();
});

test('the terms name who runs the portal and lead to privacy and licences', async () => {
  open({ operator: 'CSIR' }, <TermsPage />);
  expect(await screen.findByText('This portal is run by CSIR.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How we treat personal data' }).getAttribute('href')).toBe('/main/privacy');
});
