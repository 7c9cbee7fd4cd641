import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readClimateFile } from '#engines/climate/files/readClimateFile.ts';
import { isWorkbook, sheetAsText } from './sheetAsText.ts';

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
  const reading = readClimateFile(await sheetAsText(bytes), {});
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
