/** Files of Stata 5 to 12, written byte by byte as "help dta" of their releases describes them. */

interface Shape {
  readonly release: 105 | 108 | 110 | 111 | 113 | 114 | 115;
  /** The order of bytes: `big` is how Macs and Suns wrote them. */
  readonly big?: boolean;
}

/** Four farmers with sex (labelled), bags, day of harvest, yield, income and name; the last has nothing but a name. */
export function oldStataFile({ release, big = false }: Shape): Buffer {
  const long = release > 108;
  const number = (width: 2 | 4, value: number): Buffer => {
    const buffer = Buffer.alloc(width);
    if (big) buffer.writeIntBE(value, 0, width);
    else buffer.writeIntLE(value, 0, width);
    return buffer;
  };
  const real = (width: 4 | 8, value: number): Buffer => {
    const buffer = Buffer.alloc(width);
    if (width === 4) buffer[big ? 'writeFloatBE' : 'writeFloatLE'](value);
    else buffer[big ? 'writeDoubleBE' : 'writeDoubleLE'](value);
    return buffer;
  };
  const fixed = (text: string, width: number): Buffer =>
    Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(width)]).subarray(0, width);
  const name = long ? 33 : 9;
  const columns = ['sex', 'bags', 'harvest', 'yield', 'income', 'name'];
  const kinds =
    release < 111 ? [...'bilfd'].map((letter) => letter.charCodeAt(0)).concat(127 + 12) : [251, 252, 253, 254, 255, 12];
  const formats = ['%8.0g', '%8.0g', release < 114 ? '%d' : '%td', '%9.0g', '%10.0g', '%12s'];
  const labels = ['Sex of the farmer', '', 'Day of harvest', '', '', ''];
  const field = (kind: number, content: Buffer): Buffer =>
    Buffer.concat([Buffer.from([kind]), number(long ? 4 : 2, content.length), content]);
  const row = (sex: number, bags: number, day: number, grain: number, income: number, who: string): Buffer =>
    Buffer.concat([
      Buffer.from(Int8Array.of(sex).buffer),
      number(2, bags),
      number(4, day),
      real(4, grain),
      real(8, income),
      fixed(who, 12),
    ]);
  // What says "missing": since Stata 8 the 27 largest values of a type, before it the largest alone.
  const missing = release < 113 ? [127, 32_767, 2_147_483_647] : [101, 32_741, 2_147_483_621];
  const [byte = 0, int = 0, whole = 0] = missing;
  const texts = Buffer.from('Male\0Female\0');
  const list = Buffer.concat([
    number(4, 2),
    number(4, texts.length),
    ...[0, 5, 1, 2].map((value) => number(4, value)),
    texts,
  ]);
  return Buffer.concat([
    Buffer.from([release, big ? 1 : 2, 1, 0]),
    number(2, columns.length),
    number(4, 4),
    fixed('Farmers', release > 105 ? 81 : 32),
    fixed('23 Nov 2004 10:00', 18),
    Buffer.from(kinds),
    ...columns.map((each) => fixed(each, name)),
    Buffer.alloc(2 * (columns.length + 1)),
    ...formats.map((each) => fixed(each, release > 113 ? 49 : 12)),
    fixed('sexes', name),
    Buffer.alloc(name * 5),
    ...labels.map((each) => fixed(each, release > 105 ? 81 : 32)),
    field(1, Buffer.from('a note that nobody reads')),
    field(0, Buffer.alloc(0)),
    row(1, 12, 16_161, 1.8, 1_250.5, 'Kofi'),
    row(2, -3, 16_162, 0.1, 1e9, 'Gyamfua \xe9'),
    // The largest a byte and an integer hold in each release.
    row(release < 113 ? 126 : 100, release < 113 ? 32_766 : 32_740, 0, -2.5, 0, ''),
    row(byte, int, whole, 2 ** 127, 2 ** 1023, 'Esi'),
    ...(release < 108 ? [] : [number(4, list.length), fixed('sexes', name), Buffer.alloc(3), list]),
  ]);
}
