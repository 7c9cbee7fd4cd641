// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import { sayDrawnIn } from './words.ts';
import { writtenIn } from './writtenIn.ts';

test('what people wrote is marked as English on a French page, and on an English one not at all', () => {
  const drawn = new AsyncLocalStorage<PageLanguage>();
  sayDrawnIn(() => drawn.getStore());
  expect(drawn.run('fr', writtenIn)).toBe('en');
  expect(drawn.run('en', writtenIn)).toBeUndefined();
});
