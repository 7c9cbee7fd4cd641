import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNotes, type NotesPortal } from '../../testing/notesRoom.ts';

let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes();
});
afterAll(() => portal.close());

describe('refusals', () => {
  test('each family writes its own way; problem+json wins when asked for', async () => {
    const text = await portal.app.inject({ method: 'DELETE', url: '/api/notes/9' });
    expect([text.headers['content-type'], text.body]).toEqual([
      'text/plain; charset=utf-8',
      'This needs you to be signed in. Sign in, or send Authorization: Bearer with a token that has not expired.',
    ]);
    const rfc = await portal.app.inject({
      method: 'DELETE',
      url: '/api/notes/9',
      headers: { accept: 'application/problem+json' },
    });
    expect(rfc.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(rfc.json()).toEqual({
      type: '/api/docs#signInNeeded',
      title: 'Sign in first',
      status: 401,
      detail: text.body,
      message: text.body,
      code: 'signInNeeded',
      requestId: rfc.headers['x-request-id'],
    });
  });

  test('whoever prefers French hears it in French; other protocols and plain texts stay as they are', async () => {
    const ask = async (accept: string, language: string) => {
      const headers = { accept, 'accept-language': language };
      const answer = await portal.app.inject({ method: 'DELETE', url: '/api/notes/9', headers });
      const { detail, title } = accept === '*/*' ? { detail: answer.body } : answer.json<Record<string, string>>();
      return [detail, title, answer.headers['content-language'], answer.headers['vary']];
    };
    const english =
      'This needs you to be signed in. Sign in, or send Authorization: Bearer with a token that has not expired.';
    const varies = 'Accept, Accept-Language';
    expect(await ask('application/problem+json', 'fr-FR,fr;q=0.9,en;q=0.8')).toEqual([
      'Il faut être connecté pour cela. Connectez-vous, ou envoyez Authorization: Bearer avec un jeton qui n’a pas expiré.',
      'Sign in first',
      'fr',
      varies,
    ]);
    expect(await ask('application/problem+json', 'de,en;q=0.8,fr;q=0.7')).toEqual([
      english,
      'Sign in first',
      'en',
      varies,
    ]);
    expect(await ask('*/*', 'fr')).toEqual([english, undefined, 'en', varies]);
  });

  test.each([
    [
      'ENOSPC',
      507,
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
    ],
    [
      '53100',
      507,
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
    ],
    [
      'ECONNREFUSED',
      503,
      'The records cannot be reached at the moment and nothing was saved. Try again in a few seconds.',
    ],
    ['ESTORAGE', 503, 'The files cannot be reached at the moment and nothing was saved. Try again in a few seconds.'],
    ['57P01', 503, 'The records cannot be reached at the moment and nothing was saved. Try again in a few seconds.'],
    ['22021', 400, 'A text holds the character U+0000, which no text may. Leave it out.'],
    ['22P05', 400, 'A text holds the character U+0000, which no text may. Leave it out.'],
    [
      'other',
      500,
      'Something went wrong on our side and nothing was saved. Try again; if it stays so, send us the request id.',
    ],
  ])('%s becomes %i without details', async (how, status, message) => {
    const answer = await portal.app.inject(`/api/broken/${how}`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([status, message]);
    expect(answer.body).not.toContain('secret details');
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  });

  test('a declared field left out is our mistake, never a hole', async () => {
    expect((await portal.app.inject('/api/forgetful')).statusCode).toBe(500);
  });

  test('every answer has an id of its own and the security headers', async () => {
    const answers = await Promise.all(
      ['/api/notes/1', '/api/nowhere', '/api/almanac', '/api/almanac'].map((url) => portal.app.inject(url)),
    );
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
    for (const answer of answers) {
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('what a browser shows as a page runs scripts from here alone', async () => {
    for (const page of ['/api/docs', '/nowhere']) {
      const { headers } = await portal.app.inject(page);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });
});
