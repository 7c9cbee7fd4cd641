import { IntlMessageFormat } from 'intl-messageformat';

/** The slots of a sentence in the message format by their names, with what each is: a text, number, date or choice. */
type Slots = ReadonlyMap<string, string>;

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Kinds of elements as the parser of the message format numbers them. */
const kinds = ['text', 'slot', 'number', 'date', 'time', 'select', 'plural', '#', 'tag'] as const;
const longest = 400;

/**
 * What is wrong with a translation beside its English sentence, and how to put it right; null where nothing is. It must be in
 * the message format of ICU and have the same slots of the same kinds, in any order.
 */
export function checkPhrase(source: string, text: string): string | null {
  if (text.length > longest)
    return `It has ${text.length} letters. ${longest} are allowed: phones show 160 on a screen.`;
  const wanted = slotsOf(source);
  const found = slotsOf(text);
  if (wanted === null || found === null)
    return 'It is not in the message format: every { needs its }, and a word in braces is a slot. Copy the slots from the English sentence.';
  const list = [...wanted.keys()].map((name) => `{${name}}`).join(', ');
  for (const [name, kind] of found) {
    if (kind === 'tag') return `<${name}> is no slot. Write words and the slots of the English sentence alone.`;
    const meant = wanted.get(name);
    if (meant === undefined)
      return `{${name}} is not in the English sentence. ${list === '' ? 'It has no slots.' : `Its slots are ${list}.`}`;
    if (meant !== kind)
      return `{${name}} is a ${kind} here and a ${meant} in English. Copy the slot as it is in English.`;
  }
  const missing = [...wanted.keys()].find((name) => !found.has(name));
  return missing === undefined ? null : `{${missing}} is missing. Every slot of the English sentence is needed.`;
}

/** The slots of a sentence, or null where it is not in the message format. */
export function slotsOf(text: string): Slots | null {
  try {
    const slots = new Map<string, string>();
    collect(new IntlMessageFormat(text, 'en').getAst(), slots);
    return slots;
  } catch {
    return null;
  }
}

function collect(elements: readonly Element[], slots: Map<string, string>): void {
  for (const element of elements) {
    const kind = kinds[element.type] ?? 'slot';
    if (kind === 'text' || kind === '#') continue;
    if ('value' in element && typeof element.value === 'string') slots.set(element.value, kind);
    if ('options' in element) for (const { value } of Object.values(element.options)) collect(value, slots);
    if ('children' in element) collect(element.children, slots);
  }
}
