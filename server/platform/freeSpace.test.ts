import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { requireFreeSpace } from './freeSpace.ts';

test('a write goes on while there is space', async () => {
  await expect(requireFreeSpace(tmpdir(), 1)).resolves.toBeUndefined();
});

test('a write is refused with 507 and a way out while the disk is nearly full', async () => {
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    status: 507,
    message:
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
  });
});

test('where nobody can say how much is left, writing is tried', async () => {
  await expect(requireFreeSpace('/nowhere/at/all')).resolves.toBeUndefined();
});
