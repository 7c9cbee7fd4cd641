import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, openNotes, refusedText, type NotesPortal } from '../../testing/notesRoom.ts';

let portal: NotesPortal;
beforeAll(async () => {
  portal = await openNotes();
});
afterAll(() => portal.close());

describe('writing', () => {
  const add = (headers: Record<string, string>, text = 'hello') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/notes',
      payload: { text },
      headers: { ...bearer('ama'), ...headers },
    });

  test('a write leaves one audit row: who, act, ids, names of fields', async () => {
    await portal.app.inject({ method: 'DELETE', url: '/api/notes/9', headers: bearer('kofi') });
    const last = await portal.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({ actor_id: 'kofi', act: 'deleteNote', ids: ['9', 'more'], field_names: ['text'] });
    await add({});
    const next = await portal.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(next).toMatchObject({ actor_id: 'ama', act: 'addNote', field_names: ['text'] });
  });

  test('a refused write leaves nothing behind', async () => {
    const before = [
      await portal.countRows('visit_day'),
      await portal.countRows('audit_entry'),
      await portal.countRows('idempotency_key'),
    ];
    expect((await add({ 'idempotency-key': 'refused' }, refusedText)).statusCode).toBe(404);
    expect([
      await portal.countRows('visit_day'),
      await portal.countRows('audit_entry'),
      await portal.countRows('idempotency_key'),
    ]).toEqual(before);
  });

  test('the same key gives the same answer and one record, also when sent at once', async () => {
    const before = await portal.countRows('visit_day');
    const answers = await Promise.all([1, 2, 3].map(() => add({ 'idempotency-key': 'k1' })));
    const again = await add({ 'idempotency-key': 'k1' });
    expect(new Set([...answers, again].map((each) => each.body)).size).toBe(1);
    expect([again.statusCode, again.headers['idempotency-replayed'], again.headers['x-made']]).toEqual([
      201,
      'true',
      answers[0]?.headers['x-made'],
    ]);
    expect(await portal.countRows('visit_day')).toBe(before + 1);
  });

  test('the same key with another body is refused; another person has keys of their own', async () => {
    await add({ 'idempotency-key': 'k2' }, 'first');
    const other = await add({ 'idempotency-key': 'k2' }, 'second');
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'idempotencyKeyReused']);
    expect((await add({ 'idempotency-key': 'k2', ...bearer('kofi') }, 'second')).statusCode).toBe(201);
    expect((await add({ 'idempotency-key': 'x'.repeat(201) })).json()).toMatchObject({
      message: 'Idempotency-Key has 201 characters; send at most 200, a random UUID for example.',
    });
  });
});
