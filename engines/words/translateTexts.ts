/** What leads to a text by itself: names of fields that hold something to be read, and no key, name of a place or address. */
export type TextFields = ReadonlySet<string>;

/**
 * An answer with its texts in another language, as far as they are known: paragraphs one by one, everything else as it was.
 * @param texts what texts are in that language, by what they are in this
 */
export function translateTexts<Value>(value: Value, fields: TextFields, texts: ReadonlyMap<string, string>): Value {
  const translate = (each: unknown, isText: boolean): unknown => {
    if (typeof each === 'string') return isText ? translateText(each, texts) : each;
    if (Array.isArray(each)) return each.map((item) => translate(item, isText));
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([name, held]) => [name, translate(held, fields.has(name))]));
  };
  return translate(value, false) as Value;
}

function translateText(text: string, texts: ReadonlyMap<string, string>): string {
  const whole = texts.get(text);
  if (whole !== undefined || !text.includes('\n\n')) return whole ?? text;
  const paragraphs = text.split('\n\n').map((paragraph) => texts.get(paragraph));
  // A text never mixes two languages.
  return paragraphs.includes(undefined) ? text : paragraphs.join('\n\n');
}
