import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { outsideAddress } from './outside.ts';

const config = readConfig({
  CSIRSPACE_URL: 'https://csirspace.example.gh/library?from=agrihub',
  KUAFO_URL: 'https://kuafo.example.gh',
});

test('an address of the configuration is where its path leads, however it is written', () => {
  expect(outsideAddress('/csirspace', config)).toBe('https://csirspace.example.gh/library?from=agrihub');
  expect(outsideAddress('/CSIRSpace/', config)).toBe('https://csirspace.example.gh/library?from=agrihub');
  expect(outsideAddress('/kuafo', config)).toBe('https://kuafo.example.gh/');
});

test('nothing else leads away: not what is not configured, not what lies beneath, not another page', () => {
  expect(outsideAddress('/technologies', config)).toBeNull();
  expect(outsideAddress('/kuafo/elsewhere.example', config)).toBeNull();
  expect(outsideAddress('/main/services', config)).toBeNull();
  expect(outsideAddress('/', config)).toBeNull();
});
