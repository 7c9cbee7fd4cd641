import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

test.each(['/', '/manage/crops?q=maize', '/main/more/Land%20preparation?crop=maize#risks'])('%j stays', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r/elsewhere.example',
  ' //elsewhere.example',
  'javascript:alert(1)',
  'manage',
  '/中',
  '',
  null,
  undefined,
])('%j leads to the first page instead of elsewhere', (asked) => {
  expect(ownPath(asked)).toBe('/');
});
