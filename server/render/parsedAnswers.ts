import { LRUCache } from 'lru-cache';

/** Text of an answer and what it says, frozen: pages of everybody share it. */
export interface ParsedAnswer {
  readonly text: string;
  readonly value: unknown;
}

/** Bytes of answers that are held parsed, which takes about five times as much memory. */
const mostBytes = 2 * 1024 * 1024;
const parsed = new LRUCache<Buffer, ParsedAnswer>({ maxSize: mostBytes, sizeCalculation: ({ text }) => text.length });

/** A JSON answer that the response cache holds, parsed once for all pages that are drawn with it. */
export function parsedAnswer(body: Buffer): ParsedAnswer {
  const known = parsed.get(body);
  if (known !== undefined) return known;
  const text = body.toString('utf8');
  const answer = { text, value: JSON.parse(text, (_name, value: unknown) => Object.freeze(value)) as unknown };
  if (text.length > 0) parsed.set(body, answer);
  return answer;
}
