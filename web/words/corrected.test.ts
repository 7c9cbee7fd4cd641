import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

/** The page that chooses a new password, drawn by a server that was started anew. */
async function drawn(isCorrected: boolean): Promise<string> {
  vi.resetModules();
  const pages = await import('#web/entry-server.tsx');
  if (isCorrected) pages.correctSpelling();
  const page = await pages.render({
    path: '/password_reset/abc',
    search: '',
    facts: {
      today: '2026-05-06',
      madeAt: '2026-05-06T08:00:00.000Z',
      theme: 'light',
      textMode: false,
      language: 'en',
      signedIn: false,
      forecastConnected: true,
    },
    origin: 'http://localhost',
    transport: () => Promise.resolve({ status: 200, type: 'application/json', text: '{"signedIn":false}' }),
  });
  return 'html' in page ? page.html : '';
}

test('a page says the literal words of the specification, and in correct spelling where that is set', async () => {
  expect(await drawn(false)).toContain('Rest Password');
  const corrected = await drawn(true);
  expect(corrected).toContain('Reset password');
  expect(corrected).not.toContain('Rest Password');
});
