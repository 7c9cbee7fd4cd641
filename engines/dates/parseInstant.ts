import { parseDay } from './parseDay.ts';

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/**
 * Reads an instant as RFC 3339 writes it, such as 2026-04-15T12:00:00Z. Null for what is none, also for a day no calendar has:
 * Date takes 30 February for 2 March.
 */
export function parseInstant(text: string): Date | null {
  if (!written.test(text) || 'mistake' in parseDay(text.slice(0, 10))) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
