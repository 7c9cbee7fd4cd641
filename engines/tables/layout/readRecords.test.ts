import { expect, test } from 'vitest';
import { longestRecord, RecordReader, recordsOf, RecordUnreadable } from './readRecords.ts';

test('cells are parted, and quotes around them taken away', () => {
  expect(recordsOf('a,b\n"1,5","say ""hello"""\n', ',')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1,5', 'say "hello"'] },
  ]);
});

test('a record after a cell of three lines stands on the line an editor shows', () => {
  expect(recordsOf('a,b\n1,"one\ntwo\nthree"\n2,x\n', ',').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('empty lines keep the lines after them in their place', () => {
  expect(recordsOf('a;b\n\n1;2\n', ';')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: [''] },
    { line: 3, cells: ['1', '2'] },
  ]);
});

test('a quotation mark inside a cell is a letter, and text after a closing one is kept', () => {
  expect(recordsOf('5" pipe,"Ama" Mensah,x\n', ',')[0]?.cells).toEqual(['5" pipe', 'Ama Mensah', 'x']);
});

test('it does not matter where a text is cut into pieces', () => {
  const text = 'name,note\nAma,"line one\nline ""two"""\nKofi,\n,"x"\n"end","of file"';
  const whole = [...recordsOf(text, ',')];
  for (let cut = 1; cut < text.length; cut++) {
    const reader = new RecordReader(',');
    expect(
      [...reader.push(text.slice(0, cut)), ...reader.push(text.slice(cut)), ...reader.end()],
      `cut at ${cut}`,
    ).toEqual(whole);
  }
});

test('a quotation mark that is never closed is told with the line it stands in', () => {
  const reader = new RecordReader(',');
  reader.push('a,b\n1,2\n3,"oops\n4,5\n');
  expect(() => reader.end()).toThrow(
    expect.objectContaining({ reason: 'openQuote', line: 3, beginning: '3,"oops\n4,5\n' }),
  );
});

test('a line without end is refused before it fills the memory', () => {
  const reader = new RecordReader(',');
  const push = (): void => {
    for (let pushed = 0; pushed <= longestRecord; pushed += 1_000_000) reader.push('x'.repeat(1_000_000));
  };
  expect(push).toThrow(RecordUnreadable);
});
