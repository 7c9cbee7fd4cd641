import { IntlMessageFormat } from 'intl-messageformat';

/** A stretch of a sentence: words that are said as they stand, what fills a slot, or a choice by a number. */
export type Part =
  | { readonly words: string; readonly at: number }
  | { readonly slot: string; readonly is: 'any' | 'number' | 'date' }
  | { readonly choice: string; readonly options: ReadonlyMap<string, readonly Part[]> };

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Kinds of elements as the parser of the message format numbers them. */
const literal = 0;
const number = 2;
const date = 3;
const plural = 6;
const sharp = 7;

const parsed = new Map<string, readonly Part[]>();
const mostParsed = 5_000;

/**
 * A sentence in the message format as what is said one after the other. Words between slots are numbered from 1 as they
 * stand in the text, through every branch of a choice. Throws where it is not in the format.
 */
export function sentenceParts(text: string): readonly Part[] {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  let at = 0;
  const read = (elements: readonly Element[], counted: string | null): Part[] =>
    elements.flatMap((element): Part[] => {
      if (element.type === literal) {
        const words = spokenWords(element.value);
        if (words === '') return [];
        at += 1;
        return [{ words, at }];
      }
      if (element.type === sharp) return counted === null ? [] : [{ slot: counted, is: 'number' }];
      if (element.type === plural) {
        const { value } = element;
        const options = Object.entries(element.options).map(
          ([name, option]) => [name, read(option.value, value)] as const,
        );
        return [{ choice: value, options: new Map(options) }];
      }
      if (!('value' in element) || typeof element.value !== 'string') return [];
      const is = element.type === number ? 'number' : element.type === date ? 'date' : 'any';
      return [{ slot: element.value, is }];
    });
  const parts = read(new IntlMessageFormat(text, 'en').getAst(), null);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, parts);
  return parts;
}

/** A sentence as one reads it at a glance, "…" for what fills it; of a choice the last branch. */
export function sentenceOutline(text: string): string {
  const say = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => {
      if ('words' in part) return [part.words];
      return 'slot' in part ? ['…'] : say([...part.options.values()].at(-1) ?? []);
    });
  return say(sentenceParts(text)).join(' ');
}

/** What of a text between slots is said: no full stops and commas around it; a dash between two numbers is "to". */
function spokenWords(text: string): string {
  const words = text.replaceAll(/^[\s.,:;!?()]+|[\s.,:;!?()]+$/gu, '').replaceAll(/\s+/gu, ' ');
  return words === '-' || /[\p{L}\p{N}%]/u.test(words) ? words : '';
}
