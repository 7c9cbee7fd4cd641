/** Chance that can be had again: from 0 to below 1. */
export type Chance = () => number;

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** A place in so many. */
export function below(chance: Chance, most: number): number {
  return Math.floor(chance() * most);
}

/** What is put into bodies: ends of lines and parts, brackets, letters no encoding has, lengths that do not fit. */
const morsels = [
  '\r\n',
  '\n',
  '\0',
  '--',
  '{',
  '[',
  '"',
  '\\',
  '\\ud800',
  '}',
  ']',
  ',',
  ':',
  'null',
  '1e999',
  '-',
  '%',
  '%00',
  '\ufeff',
  '\u202e',
  'PK\u0003\u0004',
  '\r\n--line-between-parts',
  '\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
  '"__proto__":{',
  '9'.repeat(400),
].map((text) => Buffer.from(text));
const bytes = [
  Buffer.from([0xff]),
  Buffer.from([0xc3, 0x28]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.alloc(2_000, 0x5b),
  Buffer.alloc(300, 0xff),
];

/** Spoils some bytes one to four times: cut, turned, put in, taken out, doubled or moved. */
export function spoil(chance: Chance, whole: Buffer): Buffer {
  let spoiled = whole;
  for (let times = 1 + below(chance, 4); times > 0; times--) spoiled = spoilOnce(chance, spoiled);
  return spoiled;
}

function spoilOnce(chance: Chance, whole: Buffer): Buffer {
  const at = below(chance, whole.length + 1);
  const to = Math.min(whole.length, at + 1 + below(chance, Math.max(1, whole.length / 8)));
  const [head, middle, tail] = [whole.subarray(0, at), whole.subarray(at, to), whole.subarray(to)];
  switch (below(chance, 6)) {
    case 0:
      return head;
    case 1:
      return Buffer.concat([head, Buffer.from(middle.map((byte) => byte ^ (1 << below(chance, 8)))), tail]);
    case 2:
      return Buffer.concat([head, pick(chance, [...morsels, ...bytes]), middle, tail]);
    case 3:
      return Buffer.concat([head, tail]);
    case 4:
      return Buffer.concat([head, middle, middle, tail]);
    default:
      return Buffer.concat([tail, head, middle]);
  }
}
