import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedBy, readAudit, storedFile, type StoredAdvisories } from './check-advisories.ts';

const stored = JSON.parse(readFileSync(storedFile, 'utf8')) as StoredAdvisories;

describe('the stored list', () => {
  test('names a package in a range it speaks of, wherever it lies, and no other', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/fastify': { version: '5.3.1' },
        'node_modules/undici': { version: '7.30.2' },
        'node_modules/one/node_modules/undici': { version: '6.21.1' },
        'node_modules/semver': { version: '7.5.1', dev: true },
      },
    };
    expect(namedBy(lock, stored.advisories)).toEqual([
      'fastify 5.3.1: Validation by content type can be passed by (GHSA-mg2h-6x62-wpwc, high)',
      'undici 6.21.1: Memory that is not freed after bad certificates (GHSA-cxrh-j4jr-qwg3, low)',
    ]);
  });

  test('names nothing that this release runs on', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof namedBy>[0];
    expect(namedBy(lock, stored.advisories)).toEqual([]);
  });
});

test('a registry that does not answer is no answer, and one that does is told in sentences', () => {
  expect(readAudit('{"message":"405 Method Not Allowed"}')).toBeNull();
  expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  const via = [{ title: 'Slow regular expression', url: 'https://github.com/advisories/GHSA-qvjc-g5vr-mfgr' }];
  expect(
    readAudit(JSON.stringify({ vulnerabilities: { papaparse: { severity: 'high', range: '<5.2.0', via } } })),
  ).toEqual(['papaparse <5.2.0: Slow regular expression (high)']);
});
