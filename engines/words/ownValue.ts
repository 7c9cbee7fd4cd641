/**
 * What a table says of a word that somebody outside wrote, such as a header or a field; undefined where it has no line of its own.
 * A plain look-up answers `constructor` and `__proto__` with what every object inherits.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
