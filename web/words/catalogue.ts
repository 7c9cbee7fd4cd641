/** A text, or one per grammatical number. Values stand in braces: "{count} days". */
export type Message = string | { readonly one?: string; readonly other: string };
export type Area = Readonly<Record<string, Message>>;
/** An area said in another language: the same names, plural where the original is. */
export type Translated<A extends Area> = {
  readonly [Name in keyof A]: A[Name] extends string ? string : { readonly one?: string; readonly other: string };
};
export type Areas = Readonly<Record<string, Area>>;

/** Every key of a catalogue, as `area.name`. */
export type KeyOf<C extends Areas> = { [A in keyof C & string]: `${A}.${keyof C[A] & string}` }[keyof C & string];
export type Values = Readonly<Record<string, string | number>>;
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** What a language needs beside its texts: which number takes which form. */
export interface Locale {
  /** BCP 47: Twi is tagged `ak`. */
  readonly tag: string;
  readonly isOne: (count: number) => boolean;
  readonly texts: { readonly [area: string]: { readonly [name: string]: Message } | undefined };
}

/**
 * Makes the function that says a message. A message the locale has not yet translated is said in the base
 * language between marks (⟦ ⟧), never as its key; a value that was not given stays visible as `{name}`.
 */
export function speaker<Key extends string>(locale: Locale, base: Locale): Say<Key> {
  return (key, values = {}) => {
    const own = find(locale, key);
    const found = own ?? find(base, key);
    if (found === undefined) throw new Error(`The words catalogue has no ${key}.`);
    const { isOne, tag } = own === undefined ? base : locale;
    const text = fill(pick(found, values.count, isOne), values, tag);
    return own === undefined ? `⟦${text}⟧` : text;
  };
}

function find(locale: Locale, key: string): Message | undefined {
  const dot = key.indexOf('.');
  return locale.texts[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

function pick(message: Message, count: string | number | undefined, isOne: (count: number) => boolean): string {
  if (typeof message === 'string') return message;
  return isOne(Number(count)) ? (message.one ?? message.other) : message.other;
}

/** A count is written as people read numbers: "12,500 rows". */
function fill(text: string, values: Values, tag: string): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return name === 'count' && typeof value === 'number' ? value.toLocaleString(tag) : String(value);
  });
}
