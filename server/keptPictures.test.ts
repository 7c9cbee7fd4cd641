import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPersonalDataApp, type PersonalDataApp } from './testing/personalDataApp.ts';

let context: PersonalDataApp;
beforeAll(async () => {
  context = await openPersonalDataApp();
});
afterAll(() => context.close());

describe('pictures that are kept', () => {
  const kept = async () => {
    const keys: string[] = [];
    for await (const { key } of context.portal.context.storage.list('')) keys.push(key);
    return keys.toSorted();
  };
  const sweep = () => context.again('sweepFiles');

  test('what a crash left behind is swept up the day after; what a risk, a trap or the library names stays', async () => {
    const before = await kept();
    expect(before.filter((key) => key.startsWith('images/')).length).toBeGreaterThan(6);
    for (const shelf of ['images', 'photos', 'sounds', 'videos'])
      await context.portal.context.storage.put(
        `${shelf}/2026-04-15/${randomUUID()}.webp`,
        Readable.from(['left behind']),
      );
    context.portal.clock.set('2026-04-17T12:00:00Z');
    await sweep();
    expect(await kept()).toEqual(before);
  });

  test('those of a deleted trap stay as long as it can come back, and go with it', async () => {
    const before = await kept();
    const admin = await context.portal.as('admin');
    expect((await admin.inject({ method: 'DELETE', url: `/api/traps/sites/${context.ids.site}` })).statusCode).toBe(
      200,
    );
    context.portal.clock.set('2026-04-20T12:00:00Z');
    await sweep();
    expect(await kept()).toEqual(before);
    context.portal.clock.set('2026-05-20T12:00:00Z');
    await context.again('forgetTrash');
    await sweep();
    expect(before.length - (await kept()).length).toBe(2);
  });
});
