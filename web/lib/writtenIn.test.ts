import { afterEach, expect, test } from 'vitest';
import { speakBy, writtenIn } from './words.ts';

afterEach(() => speakBy(() => 'en'));

test('what people wrote is marked as English on a French page, and on an English one not at all', () => {
  speakBy(() => 'fr');
  expect(writtenIn()).toBe('en');
  speakBy(() => 'en');
  expect(writtenIn()).toBeUndefined();
});
