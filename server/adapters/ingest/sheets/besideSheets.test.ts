import { expect, test } from 'vitest';
import type { Archive } from '../archive.ts';
import { personalBesideSheets } from './besideSheets.ts';

test.each([
  ['comments', 'xl/comments1.xml', '<comment ref="A1"><text><r><t>Call 0244123456</t></r></text></comment>'],
  [
    'comments',
    'xl/threadedComments/threadedComment1.xml',
    '<threadedComment><text>0244123456</text></threadedComment>',
  ],
  ['properties of the document', 'docProps/core.xml', '<dc:creator>Ama Mensah 0244123456</dc:creator>'],
  [
    'properties of the document',
    'docProps/custom.xml',
    '<property name="t"><vt:lpwstr>0244123456</vt:lpwstr></property>',
  ],
  ['names in the workbook', 'xl/workbook.xml', '<definedName name="tel">"0244123456"</definedName>'],
  ['text boxes and links', 'xl/drawings/drawing1.xml', '<a:p><a:r><a:t>Call 0244123456</a:t></a:r></a:p>'],
])('a telephone in the %s of a workbook is found: %s', async (where, part, xml) => {
  const archive = { names: [part], bytesOf: () => xml.length, text: () => Promise.resolve(xml) } as unknown as Archive;
  expect(await personalBesideSheets(archive, false)).toEqual([
    { kind: 'phone', sheet: 'the workbook', column: where, count: 1, at: part },
  ]);
});
