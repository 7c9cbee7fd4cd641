import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNotes, type NotesPortal } from '../../testing/notesRoom.ts';

let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes({ METRICS_FOR: '10.1.0.0/16, 10.9.0.7', PUBLIC_URL: 'https://agrihub.example.gh' });
});
afterAll(() => portal.close());

describe('for those who run it', () => {
  test('health, readiness and metrics', async () => {
    expect((await portal.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready', database: 'ok', storage: 'ok' });
    await portal.app.inject('/api/notes/1');
    const { body } = await portal.app.inject('/metrics');
    expect(body).toContain('http_requests_total{call="showNote",status="200"}');
    expect(body).toContain('jobs_waiting{kind="mail"} 2');
    expect(body).toMatch(/process_resident_memory_bytes \d{7,}/);
  });

  test('metrics are for this machine and for whom the settings name', async () => {
    const ask = async (remoteAddress: string, headers = {}) =>
      (await portal.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(
      await Promise.all([ask('127.0.0.1'), ask('::1'), ask('::ffff:127.0.0.1'), ask('10.1.2.3'), ask('10.9.0.7')]),
    ).toEqual([200, 200, 200, 200, 200]);
    expect(await Promise.all([ask('10.2.0.1'), ask('203.0.113.9'), ask('2001:db8::1')])).toEqual([403, 403, 403]);
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
  });

  test('only the host of PUBLIC_URL is answered for; this machine and probes may name it otherwise', async () => {
    const ask = async (host: string, url = '/api/notes/1') => portal.app.inject({ url, headers: { host } });
    expect((await ask('agrihub.example.gh')).statusCode).toBe(200);
    expect((await ask('AgriHub.example.gh:443')).statusCode).toBe(200);
    expect((await ask('127.0.0.1:3000')).statusCode).toBe(200);
    expect((await ask('evil.example', '/healthz')).statusCode).toBe(200);
    const refused = await ask('evil.example');
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      421,
      'This portal is https://agrihub.example.gh, and "evil.example" was asked for. Use that address; a proxy in front must hand the Host header on.',
    ]);
  });

  test('the API document lists every call, aliases as deprecated', async () => {
    const { paths } = (await portal.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Record<string, unknown>>>;
    }>();
    expect(Object.keys(paths)).toContain('/api/notes/{id}');
    expect(paths['/api/notes/{id}']?.['get']).toMatchObject({ operationId: 'showNote', tags: ['notes'] });
    expect(paths['/api/notes/delete/{id}']?.['get']).toMatchObject({ deprecated: true, security: [{ bearer: [] }] });
    const page = await portal.app.inject('/api/docs');
    expect(page.body).toContain('<code>POST /api/notes</code>');
    expect(page.body.replace('<script src="/api-console.js" defer></script>', '')).not.toMatch(/<script|https?:\/\//);
  });
});
