import { type Day, addDays } from '../dates/day.ts';

export interface CalendarEvent {
  /** Stable: the same activity of the same season keeps it when its dates move. */
  readonly uid: string;
  readonly start: Day;
  /** Last day, included. */
  readonly end: Day;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

export interface CalendarFile {
  readonly name: string;
  readonly description: string;
  readonly events: readonly CalendarEvent[];
  /** When it was made, in UTC: 20261121T050000Z (see stampOf). */
  readonly stamp: string;
}

const LINE_OCTETS = 75;

/** The text of an iCalendar file with all-day events that block no time. Source: RFC 5545. */
export function iCalendar(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//AgriHub Ghana//Cropping calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(file.name)}`,
    `X-WR-CALDESC:${escaped(file.description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...file.events.flatMap((event) => eventLines(event, file.stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** An instant as iCalendar writes it, from its ISO text: 2026-11-21T05:00:00.000Z → 20261121T050000Z. */
export function stampOf(isoInstant: string): string {
  return `${isoInstant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${event.start.replaceAll('-', '')}`,
    // The end of an all-day event is the day after its last (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${addDays(event.end, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** RFC 5545, 3.3.11; no line end of whatever kind may begin a line of its own. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** Lines of at most 75 octets of UTF-8, continued after a blank, no character cut (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
