import { expect, test } from 'vitest';
import { withLooksOfRuns } from './looksOfRuns.ts';

const run = (text: string, look: string): string => `<r><rPr><vertAlign val="${look}"/></rPr><t>${text}</t></r>`;

test('a raised mark becomes a raised sign, and the XML stays as long as it was', () => {
  const xml = Buffer.from(
    `<si><r><t>1684</t></r>${run('2', 'superscript')}</si><si><r><t>m</t></r>${run('a,b', 'superscript')}</si>`,
  );
  const written = withLooksOfRuns(xml);
  expect(written.length).toBe(xml.length);
  expect(written.toString().replaceAll(/ {2,}|<r>|<\/r>|<t>|<\/t>/g, '')).toBe('<si>1684²</si><si>mᵃ,ᵇ</si>');
});

test('a text without one, or with a lowered sign, stays as it is', () => {
  const xml = Buffer.from(`<si><r><t>H</t></r>${run('2', 'subscript')}<r><t>O</t></r></si>`);
  expect(withLooksOfRuns(xml)).toBe(xml);
});

test('what is struck out is parted from what was written in its place', () => {
  const xml = Buffer.from('<si><r><rPr><b/><strike/></rPr><t>120</t></r><r><t>130</t></r></si>');
  const written = withLooksOfRuns(xml);
  expect(written.length).toBe(xml.length);
  expect(written.toString().replaceAll(/<[^>]*>\s*/g, '')).toBe('120 ~ 130');
  const kept = Buffer.from('<si><r><rPr><strike val="0"/></rPr><t>120</t></r></si>');
  expect(withLooksOfRuns(kept)).toBe(kept);
});
