import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarFile, iCalendar, stampOf } from './iCalendar.ts';

const PLANTING: CalendarFile = {
  name: 'Maize in Ejura, major season 2026',
  description: 'Onset usual',
  stamp: stampOf('2026-03-01T06:30:00.123Z'),
  events: [
    {
      uid: 'maize-ejura-major-2026-PL@agrihub-ghana',
      start: '2026-03-29',
      end: '2026-04-07',
      summary: 'Planting: maize',
      description: 'Plant 2 seeds per hill; 75, 80 cm.\nWait for rain.',
      url: 'https://example.org/main/more/PL',
    },
  ],
};

describe('an iCalendar file', () => {
  it('is written as RFC 5545 asks', () => {
    expect(iCalendar(PLANTING)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//AgriHub Ghana//Cropping calendar//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        String.raw`X-WR-CALNAME:Maize in Ejura\, major season 2026`,
        'X-WR-CALDESC:Onset usual',
        'REFRESH-INTERVAL;VALUE=DURATION:P1D',
        'X-PUBLISHED-TTL:P1D',
        'BEGIN:VEVENT',
        'UID:maize-ejura-major-2026-PL@agrihub-ghana',
        'DTSTAMP:20260301T063000Z',
        'DTSTART;VALUE=DATE:20260329',
        'DTEND;VALUE=DATE:20260408',
        'SUMMARY:Planting: maize',
        String.raw`DESCRIPTION:Plant 2 seeds per hill\; 75\, 80 cm.\nWait for rain.`,
        'URL:https://example.org/main/more/PL',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each(['\n', '\r\n', '\r'])('lets no text begin a line of its own (%j)', (end) => {
    const file = iCalendar({ ...PLANTING, events: [], description: `Usual${end}END:VCALENDAR` });
    expect(file.split(/\r\n|\r|\n/).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(file).toContain(String.raw`X-WR-CALDESC:Usual\nEND:VCALENDAR`);
  });

  it.each([
    ['a'.repeat(62), 'a'.repeat(62)],
    ['a'.repeat(63), `${'a'.repeat(62)}\r\n a`],
    ['a'.repeat(137), `${'a'.repeat(62)}\r\n ${'a'.repeat(74)}\r\n a`],
    ['ɛ'.repeat(31), 'ɛ'.repeat(31)],
    ['ɛ'.repeat(32), `${'ɛ'.repeat(31)}\r\n ɛ`],
    // The first letters of two, three and four octets.
    ['\u0080'.repeat(32), `${'\u0080'.repeat(31)}\r\n \u0080`],
    ['\u0800'.repeat(21), `${'\u0800'.repeat(20)}\r\n \u0800`],
    ['𐀀'.repeat(16), `${'𐀀'.repeat(15)}\r\n 𐀀`],
  ])('writes %s, after 13 octets of its name, as %j', (description, written) => {
    expect(iCalendar({ ...PLANTING, events: [], description })).toContain(`\r\nX-WR-CALDESC:${written}\r\n`);
  });

  it('folds long lines at 75 octets without cutting a letter', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ɛ', 'ŋ', '₵', '🌽', ' ', ','), maxLength: 400 });
    fc.assert(
      fc.property(text, (description) => {
        const file = iCalendar({ ...PLANTING, description });
        const lines = file.split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        const unfolded = file
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .find((line) => line.startsWith('X-WR-CALDESC:'));
        expect(unfolded?.slice(13).replaceAll('\\,', ',')).toBe(description);
      }),
    );
  });
});
