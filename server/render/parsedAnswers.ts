import { LRUCache } from 'lru-cache';

/** Text of an answer and, where several pages are drawn with it, what it says, frozen: they share it. */
export interface PageAnswer {
  readonly text: string;
  readonly value?: unknown;
}

/** Bytes of answers that are held parsed, which takes about five times as much memory. */
const mostBytes = 2 * 1024 * 1024;
const parsed = new LRUCache<Buffer, PageAnswer>({
  maxSize: mostBytes,
  sizeCalculation: (_answer, body) => body.length,
});
/** Bodies that a page was drawn with. Most plans are drawn once, and freezing takes longer than parsing. */
const drawn = new WeakSet<Buffer>();

/** A JSON answer that the response cache holds, parsed once from the second page on that is drawn with it. */
export function answerForPage(body: Buffer): PageAnswer {
  const known = parsed.get(body);
  if (known !== undefined) return known;
  const text = body.toString('utf8');
  if (body.length > mostBytes || !drawn.has(body)) {
    drawn.add(body);
    return { text };
  }
  const answer = { text, value: JSON.parse(text, (_name, value: unknown) => Object.freeze(value)) as unknown };
  parsed.set(body, answer);
  return answer;
}
