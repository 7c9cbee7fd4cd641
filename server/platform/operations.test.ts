import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNotes, type NotesPortal } from '../testing/notesRoom.ts';

let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes();
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

  test('the API document lists every call, aliases as deprecated', async () => {
    const { paths } = (await portal.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Record<string, unknown>>> }>();
    expect(Object.keys(paths)).toContain('/api/notes/{id}');
    expect(paths['/api/notes/{id}']?.['get']).toMatchObject({ operationId: 'showNote', tags: ['notes'] });
    expect(paths['/api/notes/delete/{id}']?.['get']).toMatchObject({ deprecated: true, security: [{ bearer: [] }] });
    const page = await portal.app.inject('/api/docs');
    expect(page.body).toContain('<code>POST /api/notes</code>');
    expect(page.body).not.toMatch(/<script|https?:\/\//);
  });
});
