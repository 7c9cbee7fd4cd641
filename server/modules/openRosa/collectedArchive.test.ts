import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { mostCollectedPhotos } from '#contract/limits.ts';
import { unpackExport } from './collectedArchive.ts';

test('an export of forms with more photos than are taken at once is refused with what to do', () => {
  const photos = Object.fromEntries(
    Array.from({ length: mostCollectedPhotos + 1 }, (_, at) => [`media/${at}.jpg`, strToU8('')]),
  );
  expect(() => unpackExport(zipSync({ 'forms.csv': strToU8('a'), ...photos }))).toThrow(
    expect.objectContaining({ code: 'badInput' }),
  );
});
