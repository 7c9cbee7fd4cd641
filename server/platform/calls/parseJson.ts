import { deepestJson } from '#contract/limits.ts';
import { quoted } from '#contract/problems/problems.ts';
import { problem } from './problems.ts';

/**
 * Reads a JSON body. Throws a problem with a sentence for text that is not JSON, is nested deeper than
 * `deepestJson`, names a key twice in one object (JSON.parse would quietly keep the last), or holds half a character.
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  refuseDuplicates(text);
  if (halfCharacter.test(text)) refuseHalfCharacters(value);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
    const place =
      position >= text.length
        ? 'it ends too early'
        : `at character ${position + 1}, before ${quoted(text.slice(position, position + 20))}`;
    throw problem('badJson', { sentence: `The body is not valid JSON: ${place}. Check quotes, commas and brackets.` });
  }
}

/** Walks text that is known to be JSON: only strings and brackets matter. */
function refuseDuplicates(text: string): void {
  /** Keys seen in each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let expectKey = false;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22: {
        const end = endOfString(text, i);
        const keys = open.at(-1);
        if (expectKey && keys) noteKey(keys, text.slice(i, end + 1));
        expectKey = false;
        i = end;
        break;
      }
      case 0x7b: // {
        open.push(new Set());
        expectKey = true;
        refuseDeep(open.length);
        break;
      case 0x5b: // [
        open.push(null);
        expectKey = false;
        refuseDeep(open.length);
        break;
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        expectKey = false;
        break;
      case 0x2c: // ,
        expectKey = open.at(-1) !== null;
        break;
      default:
    }
  }
}

function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (text.charCodeAt(i) !== 0x22) i += text.charCodeAt(i) === 0x5c ? 2 : 1;
  return i;
}

function noteKey(keys: Set<string>, raw: string): void {
  const key = raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
  if (keys.has(key)) {
    throw problem('badJson', { sentence: `The body names ${quoted(key)} twice in one object. Send each field once.` });
  }
  keys.add(key);
}

/** Only JSON's own spelling can bring half of a pair (RFC 8259, 8.2): in what came as UTF-8 there is none. */
const halfCharacter = /\\u[dD][89a-fA-F]/;

function refuseHalfCharacters(value: unknown): void {
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) {
    throw problem('badJson', {
      sentence: `The text ${quoted(value.replaceAll(/\p{Surrogate}/gu, '\ufffd').slice(0, 40))} holds half of a character (a lone surrogate). Send it whole, or leave it out.`,
    });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    refuseHalfCharacters(key);
    refuseHalfCharacters(each);
  }
}

function refuseDeep(depth: number): void {
  if (depth > deepestJson) {
    throw problem('badJson', { sentence: `The body is nested deeper than ${deepestJson} levels. Send a flatter one.` });
  }
}
