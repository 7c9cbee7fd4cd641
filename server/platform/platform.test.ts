import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, openNotes, type NotesPortal } from '../testing/notesRoom.ts';

let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes();
});
afterAll(() => portal.close());

describe('reading what was sent', () => {
  test('numbers and switches of an address are read as declared, unknown ones ignored, undeclared fields never leave', async () => {
    const answer = await portal.app.inject('/api/notes/7?loud=true&tag=&colour=red');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: 7, text: 'HELLO' });
  });

  test.each([
    ['/api/notes/seven', 'id is "seven"; expected a whole number of at least 1.'],
    ['/api/notes/0', 'id is 0; expected a whole number of at least 1.'],
    ['/api/notes/undefined', 'id in the address is "undefined". Put the id you mean in its place.'],
    ['/api/notes/NaN', 'id in the address is "NaN". Put the id you mean in its place.'],
    ['/api/notes/1?loud=perhaps', 'loud is "perhaps"; expected true or false.'],
    ['/api/notes/1?tag=a&tag=b', 'tag was sent 2 times. Send it once.'],
    ['/api/notes/%E0%A4%A', 'The address has a % that no two hexadecimal digits follow. Write a percent sign as %25.'],
  ])('GET %s says what to mend', async (url, message) => {
    const answer = await portal.app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
  });

  test.each([
    ['{}', 'text is missing; expected text of 1 to 20 characters.'],
    ['{"text":5}', 'text is 5; expected text of 1 to 20 characters.'],
    ['{"text":"a","on":"tomorrow"}', 'on is "tomorrow"; expected text, such as 2026-04-15.'],
    ['{"text":"a","text":"b"}', 'The body names "text" twice in one object. Send each field once.'],
    ['{"text":"a","tex\\u0074":"b"}', 'The body names "text" twice in one object. Send each field once.'],
    [
      '{"text":"half \\ud83c of one"}',
      'The text "half � of one" holds half of a character (a lone surrogate). Send it whole, or leave it out.',
    ],
    [
      '{"\\udf3d":"a","text":"a"}',
      'The text "�" holds half of a character (a lone surrogate). Send it whole, or leave it out.',
    ],
    ['{"text":"a",}', 'The body is not valid JSON: at character 13, before "}". Check quotes, commas and brackets.'],
    ['{"text":"a"', 'The body is not valid JSON: it ends too early. Check quotes, commas and brackets.'],
    ['[1]', 'The body is a list of 1; expected a group with the field text.'],
    ['', 'The body is missing. Send JSON with Content-Type: application/json.'],
    ['['.repeat(40) + ']'.repeat(40), 'The body is nested deeper than 32 levels. Send a flatter one.'],
  ])('the body %s says what to mend', async (payload, message) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/notes',
      payload,
      headers: { ...bearer('ama'), 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
  });

  test('a character that JSON spells in two halves is whole', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/notes',
      payload: '{"text":"\\ud83c\\udf3d"}',
      headers: { ...bearer('ama'), 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({ text: '🌽' });
  });

  test('a plain form is read like JSON', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/notes',
      payload: 'text=from+a+form&on=',
      headers: { ...bearer('ama'), 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ text: 'from a form' });
  });

  test('a body of another kind is refused with 415, one of 2 MB with 413', async () => {
    const send = (payload: string, type: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/notes',
        payload,
        headers: { ...bearer('ama'), 'content-type': type },
      });
    expect((await send('<a/>', 'text/xml')).json()).toMatchObject({
      code: 'wrongContentType',
      message: 'The body was sent as text/xml. Send JSON with Content-Type: application/json.',
    });
    const large = await send(JSON.stringify({ text: 'x'.repeat(2_000_000) }), 'application/json');
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({
      message: 'The body is larger than the 1000 kB this call takes. Send less, or in parts.',
    });
  });
});

describe('addresses', () => {
  test.each(['/API/Notes/7', '/api/notes/7/', '//api//notes//7'])('%s finds the note', async (url) => {
    expect((await portal.app.inject(url)).json()).toMatchObject({ id: 7 });
  });

  test('what is nowhere is 404, another method 405 with those that answer', async () => {
    expect((await portal.app.inject('/api/nowhere')).json()).toMatchObject({
      code: 'notFound',
      message: 'There is nothing at /api/nowhere. The calls are listed at /api/docs.',
    });
    const put = await portal.app.inject({ method: 'PUT', url: '/api/notes/7' });
    expect(put.statusCode).toBe(405);
    expect(put.headers['allow']).toBe('GET, HEAD, DELETE, OPTIONS');
  });

  test('OPTIONS says the methods; HEAD answers like GET without a body', async () => {
    const options = await portal.app.inject({ method: 'OPTIONS', url: '/api/notes/7' });
    expect([options.statusCode, options.headers['allow']]).toEqual([204, 'GET, HEAD, DELETE, OPTIONS']);
    const head = await portal.app.inject({ method: 'HEAD', url: '/api/notes/7' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '23']);
  });

  test('an address beyond 50,000 characters is 414', async () => {
    const answer = await portal.app.inject(`/api/notes/1?tag=${'x'.repeat(50_000)}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([414, 'addressTooLong']);
  });
});

describe('who may', () => {
  const add = (headers: Record<string, string>) =>
    portal.app.inject({ method: 'POST', url: '/api/notes', payload: { text: 'hello' }, headers });

  test('nobody signed in is 401, a data user 403, an officer may', async () => {
    expect((await add({})).statusCode).toBe(401);
    expect((await add(bearer('nobody'))).statusCode).toBe(401);
    const refused = await add(bearer('esi'));
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'This is for officers of the control centre. Sign in with an account that has that right, or ask an administrator.',
    ]);
    expect((await add(bearer('ama'))).statusCode).toBe(201);
  });

  test('a cookie writes only from this very site', async () => {
    const cookie = 'other=1; token=ama-token';
    expect((await add({ cookie })).json()).toMatchObject({ code: 'crossSite' });
    expect((await add({ cookie, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    // A page whose address is secret hides its origin; so does a frame of another site.
    expect((await add({ cookie, origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
    expect((await add({ cookie, origin: 'null', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await add({ cookie, origin: 'null' })).statusCode).toBe(403);
    expect((await add({ cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await add({ cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
    expect((await add({ cookie, origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(201);
    expect((await add({ cookie: 'token=null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
    expect((await add({ cookie: 'DataToken=esi-token', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
  });

  test('an older GET address that writes takes the header alone, and no navigation', async () => {
    const ask = (headers: Record<string, string>) => portal.app.inject({ url: '/api/notes/delete/3', headers });
    expect((await ask({ cookie: 'token=ama-token', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(403);
    expect((await ask({ ...bearer('ama'), 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
    expect((await ask({ ...bearer('ama'), 'sec-purpose': 'prefetch' })).statusCode).toBe(403);
    const deleted = await ask(bearer('ama'));
    expect(deleted.json()).toEqual({ deleted: 3 });
    expect(deleted.headers).toMatchObject({
      // RFC 9745: since 21 November 2026.
      deprecation: '@1795219200',
      link: '</api/notes/:id>; rel="successor-version"; title="DELETE"',
    });
    expect(
      (await portal.app.inject({ method: 'HEAD', url: '/api/notes/delete/3', headers: bearer('ama') })).statusCode,
    ).toBe(405);
  });
});
