import { beforeEach, expect, test, vi } from 'vitest';
import { onNotice, type Notice } from '#web/ui/toast/notify.ts';
import { tellOfStorage } from './storageNotice.ts';

const heard: Notice[] = [];
onNotice((notice) => heard.push(notice));
beforeEach(() => {
  heard.length = 0;
  localStorage.clear();
});

test('a browser is told once what is kept on it, with the way to more', async () => {
  await tellOfStorage();
  await tellOfStorage();
  expect(heard).toHaveLength(1);
  expect(heard[0]?.text).toBe('No tracking cookies.');
  expect(heard[0]?.link?.href).toBe('/main/privacy#device');
});

test('where nothing can be kept, nothing is said', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  await tellOfStorage();
  expect(heard).toEqual([]);
  refuse.mockRestore();
});
