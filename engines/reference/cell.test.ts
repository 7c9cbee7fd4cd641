import { describe, expect, it } from 'vitest';
import { checkCell, readCell, writeCell } from './cell.ts';
import {
  choice,
  choices,
  id,
  integer,
  json,
  list,
  longText,
  monthDay,
  number,
  optional,
  page,
  text,
  url,
} from './column.ts';

const columns = {
  id: id('Key', ''),
  name: text('Name', '', { required: true, longest: 10 }),
  text: longText('Text', ''),
  link: url('Link', ''),
  page: page('Page', ''),
  days: integer('Days', '', 1, 365),
  rate: number('Rate', '', 0, 9.5),
  day: monthDay('Day', ''),
  belt: choice('Belt', '', ['southern', 'northern']),
  zones: choices('Zones', '', ['transition', 'guinea_savanna']),
  names: list('Names', ''),
  nested: json<unknown>('Nested', ''),
  maybe: optional(integer('Maybe', '', 1, 365)),
};

describe('a cell is read from text and written back as it was', () => {
  it.each([
    ['id', 'sweet_potato', 'sweet_potato'],
    ['page', '/main/cchome?x=1', '/main/cchome?x=1'],
    ['days', '90', 90],
    ['rate', '0.5', 0.5],
    ['day', '03-16', '03-16'],
    ['zones', 'transition;guinea_savanna', ['transition', 'guinea_savanna']],
    ['nested', '{"a":[1,2]}', { a: [1, 2] }],
    ['maybe', '', null],
    ['text', '', ''],
    ['names', '', []],
  ] as const)('%s: %s', (name, written, value) => {
    expect(readCell(columns[name], written)).toEqual(value);
    expect(writeCell(columns[name], value)).toBe(written);
    expect(checkCell(name, columns[name], value)).toBeNull();
  });
});

describe('a wrong cell says what was found and what was expected', () => {
  it.each([
    [
      'id',
      'Sweet Potato',
      'Key: found "Sweet Potato", expected lower-case letters, digits and single underscores, such as sweet_potato.',
    ],
    ['name', '', 'Name: found nothing, expected a value.'],
    ['name', 'longer than it may be', 'Name: found "longer than it may be", expected at most 10 characters.'],
    ['name', 'two\nlines', 'Name: found "two lines", expected one line without control characters.'],
    [
      'link',
      'javascript:alert(1)',
      'Link: found "javascript:alert(1)", expected an address that begins with https:// or http://.',
    ],
    [
      'page',
      'javascript:alert(1)',
      'Page: found "javascript:alert(1)", expected a page of this portal, beginning with one slash, such as /main/croppingcalendar.',
    ],
    [
      'page',
      '//evil.example',
      'Page: found "//evil.example", expected a page of this portal, beginning with one slash, such as /main/croppingcalendar.',
    ],
    ['days', '1e2', 'Days: found "1e2", expected a whole number from 1 to 365.'],
    ['days', '366', 'Days: found 366, expected a whole number from 1 to 365.'],
    ['days', '2.5', 'Days: found 2.5, expected a whole number from 1 to 365.'],
    ['rate', '1,5', 'Rate: found "1,5", expected a number from 0 to 9.5.'],
    ['day', '02-30', 'Day: found "02-30", expected month and day, such as 03-16.'],
    ['day', '16-03', 'Day: found "16-03", expected month and day, such as 03-16.'],
    ['belt', 'middle', 'Belt: found "middle", expected one of southern, northern.'],
    [
      'zones',
      'transition;desert',
      'Zones: found ["transition","desert"], expected some of transition, guinea_savanna, separated by semicolons.',
    ],
    ['zones', 'transition;transition', 'Zones: found ["transition","transition"], expected each entry once.'],
    ['nested', '{"a":', 'Nested: found "{"a":", expected valid JSON.'],
  ] as const)('%s: %j', (name, written, sentence) => {
    expect(checkCell(name, columns[name], readCell(columns[name], written))?.sentence).toBe(sentence);
  });

  it('values of another kind are no better than texts', () => {
    expect(checkCell('name', columns.name, 7)?.expected).toBe('a text');
    expect(checkCell('days', columns.days, Number.NaN)?.expected).toBe('a whole number from 1 to 365');
    expect(checkCell('names', columns.names, [1])?.expected).toBe('texts separated by semicolons');
  });
});

it('29 February is a day of the calendar', () => {
  expect(checkCell('day', columns.day, '02-29')).toBeNull();
});
