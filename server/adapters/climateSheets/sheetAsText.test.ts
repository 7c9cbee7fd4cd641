import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readClimateFile } from '#engines/climate/files/readClimateFile.ts';
import { isWorkbook, sheetAsText } from './sheetAsText.ts';

/** The text of a workbook that leaves nothing open. */
async function textOf(bytes: Uint8Array, sheet?: string): Promise<string> {
  const text = await sheetAsText(bytes, sheet);
  if (typeof text !== 'string') throw new Error(text.question);
  return text;
}

const book = (rows: (string | number | Date | null)[][]) =>
  writeXlsx({
    sheets: [
      { name: 'Empty', rows: [] },
      { name: 'Ho', rows },
    ],
  });

test('a sheet of a station is read with dates as dates, and rows are named where they stand', async () => {
  const bytes = await book([
    ['Station Ho', null],
    ['Date', 'Rain (mm)'],
    [new Date('2001-01-31T00:00:00Z'), 2.5],
    ['2001-02-01', 'much'],
    ['2001-02-02', 0],
  ]);
  expect(isWorkbook(bytes)).toBe(true);
  const reading = readClimateFile(await textOf(bytes), {});
  expect(reading).toMatchObject({ kind: 'read', format: 'long' });
  if (reading.kind !== 'read') return;
  expect([...reading.series.rain.subarray(30, 33)]).toEqual([250, -1, 0]);
  expect(reading.mistakes).toEqual([
    { line: 4, mistake: 'row 4, column 2: "much" is no number; it counts as missing.' },
  ]);
});

test('a workbook that is cut off, or no workbook, is refused with a sentence', async () => {
  const bytes = await book([['Date', 'Rain']]);
  await expect(sheetAsText(bytes.subarray(0, 200))).rejects.toThrow('cut off or damaged');
  await expect(sheetAsText(await writeXlsx({ sheets: [{ name: 'Empty', rows: [] }] }))).rejects.toThrow(
    'holds no sheet',
  );
});

const year = (of: number) => [['Date', 'Rain'], ...[1, 2, 3].map((day) => [`${of}-01-0${day}`, of - 2000 + day])];

test('a sheet of notes before that of the days is passed over', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Ho, read by Ama'], ['The days are on the next sheet']] },
      { name: 'Days', rows: year(2001) },
    ],
  });
  expect(await textOf(bytes)).toContain('2001-01-02,3');
});

test('of a workbook with a sheet a year one is asked for: no year is left out without a word', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: '2001', rows: year(2001) },
      { name: '2002', rows: year(2002) },
    ],
  });
  expect(await sheetAsText(bytes)).toMatchObject({
    asks: 'sheet',
    question: expect.stringContaining('2 sheets with values') as string,
    choices: [{ value: '2001' }, { value: '2002' }],
  });
  expect(await textOf(bytes, '2002')).toContain('2002-01-03,5');
});
